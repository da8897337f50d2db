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
      slotProps={{ paper: { 'aria-label': 'Search parts' } }}
    >
      <Box sx={sheet}>
        <PartSearch onDone={onClose} isInline />
        <Button variant="text" onClick={onClose}>
          Close
        </Button>
      </Box>
    </Drawer>
  );
}

/** The field and Close in one row of one height, the suggestions below across the whole sheet. */
const sheet = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'start',
  gap: 1,
  p: 2,
  '&& .MuiOutlinedInput-root': { height: '2.75rem', minHeight: 0, py: 0 },
  '&& .MuiOutlinedInput-input': { py: 0 },
  '& .MuiButton-root': { gridArea: '1 / 2', minHeight: '2.75rem' },
  '& .MuiAutocomplete-popper': { gridColumn: '1 / -1' },
};
