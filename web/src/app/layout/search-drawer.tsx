import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { PartSearch } from '../../features/products/catalogue/part-search.tsx';

interface SearchDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The search on a narrow screen. */
export function SearchDrawer({ open, onClose }: SearchDrawerProps) {
  return (
    <Drawer
      anchor="top"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': 'Search parts', role: 'dialog' } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, p: 2 }}>
        <Box sx={{ flex: 1 }}>
          <PartSearch typed="" onDone={onClose} />
        </Box>
        <Button variant="text" onClick={onClose}>
          Close
        </Button>
      </Box>
    </Drawer>
  );
}
