import { useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatNumber } from '../../../ui/money.ts';
import { SideSheet } from '../../../ui/side-sheet.tsx';
import { FacetPanel, type FacetPanelProps } from './facet-panel.tsx';

export interface FilterSheetProps extends FacetPanelProps {
  /** How many parts the filters leave. */
  readonly found: number;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The filters on a narrow screen. */
export function FilterSheet({ found, open, onClose, ...facets }: FilterSheetProps) {
  const filters = useRef<HTMLDivElement>(null);
  const show = () => {
    // What was typed and not understood would be lost without a word.
    const invalid = filters.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (invalid) invalid.focus();
    else onClose();
  };
  return (
    <SideSheet title="Filters" anchor="bottom" open={open} onClose={onClose} sx={sheet}>
      <Box ref={filters} sx={{ overflowY: 'auto', pb: 0.5 }}>
        <FacetPanel {...facets} />
      </Box>
      <Button variant="contained" color="primary" onClick={show}>
        {found === 1 ? 'Show 1 part' : `Show ${formatNumber(found)} parts`}
      </Button>
    </SideSheet>
  );
}

/** Its last line, the button, is always in sight. */
const sheet = { maxHeight: '85dvh', p: 2, gap: 2, '& > .MuiButton-root': { flex: 'none' } };
