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
  return (
    <SideSheet title="Filters" anchor="bottom" open={open} onClose={onClose} sx={sheet}>
      <Box sx={{ overflowY: 'auto', pb: 0.5 }}>
        <FacetPanel {...facets} />
      </Box>
      <Button variant="contained" color="primary" onClick={onClose}>
        {found === 1 ? 'Show 1 part' : `Show ${formatNumber(found)} parts`}
      </Button>
    </SideSheet>
  );
}

/** Its last line, the button, is always in sight. */
const sheet = { maxHeight: '85dvh', p: 2, gap: 2, '& > .MuiButton-root': { flex: 'none' } };
