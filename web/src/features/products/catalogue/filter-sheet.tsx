import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatNumber } from '../../../ui/money.ts';
import { SideSheet } from '../../../ui/side-sheet.tsx';
import { FacetPanel, type FacetPanelProps } from './facet-panel.tsx';
import { chipsOf } from './view-chips.tsx';

interface FilterSheetProps extends FacetPanelProps {
  /** How many parts the filters leave. */
  readonly found: number;
}

/** On a phone the filters are in a sheet behind a button. */
export function FilterSheet({ found, ...facets }: FilterSheetProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const chosen = chipsOf(facets.view).length;
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <Button
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        sx={{ minHeight: 48 }}
      >
        {chosen === 0 ? 'Filters' : `Filters (${String(chosen)})`}
      </Button>
      <SideSheet title="Filters" anchor="bottom" open={isOpen} onClose={close} sx={sheet}>
        <Box sx={{ overflowY: 'auto', pb: 0.5 }}>
          <FacetPanel {...facets} />
        </Box>
        <Button variant="contained" color="primary" onClick={close}>
          {found === 1 ? 'Show 1 part' : `Show ${formatNumber(found)} parts`}
        </Button>
      </SideSheet>
    </Box>
  );
}

/** Its last line, the button, is always in sight. */
const sheet = { maxHeight: '85dvh', p: 2, gap: 2, '& > .MuiButton-root': { flex: 'none' } };
