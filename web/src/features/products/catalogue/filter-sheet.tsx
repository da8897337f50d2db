import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FacetPanel, type FacetPanelProps } from './facet-panel.tsx';
import { countChips } from './view-chips.tsx';

interface FilterSheetProps extends FacetPanelProps {
  /** How many parts the filters leave. */
  readonly found: number;
}

/** On a phone the filters are in a sheet behind a button. */
export function FilterSheet({ found, ...facets }: FilterSheetProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const chosen = countChips(facets.view);
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
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Filters', sx: { maxHeight: '85dvh' } } }}
      >
        <Head onClose={close} />
        <Box sx={{ overflowY: 'auto', px: 2, py: 2.5 }}>
          <FacetPanel {...facets} />
        </Box>
        <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
          <Button fullWidth variant="contained" color="primary" onClick={close}>
            {found === 1 ? 'Show 1 part' : `Show ${String(found)} parts`}
          </Button>
        </Box>
      </Drawer>
    </Box>
  );
}

function Head({ onClose }: { readonly onClose: () => void }) {
  return (
    <Stack direction="row" sx={head}>
      <Typography variant="h3" component="p">
        Filters
      </Typography>
      <Button variant="text" onClick={onClose}>
        Close
      </Button>
    </Stack>
  );
}

const head = {
  alignItems: 'center',
  justifyContent: 'space-between',
  px: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
};
