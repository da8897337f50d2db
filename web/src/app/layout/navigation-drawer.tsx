import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import { CatalogueLinks } from '../../features/products/catalogue/catalogue-links.tsx';
import { NavigationLinks } from './navigation-links.tsx';

interface NavigationDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The navigation bar's entries on a narrow screen. */
export function NavigationDrawer({ open, onClose }: NavigationDrawerProps) {
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': 'Menu', role: 'dialog', sx: { width: 'min(320px, 85vw)' } } }}
    >
      <Button variant="text" onClick={onClose} sx={{ alignSelf: 'flex-end', m: 1.25 }}>
        Close
      </Button>
      <Box component="nav" aria-label="Main" sx={links}>
        <NavigationLinks />
      </Box>
      <Divider sx={{ my: 1.5 }} />
      <Box component="nav" aria-label="Catalogue" sx={links}>
        <CatalogueLinks />
      </Box>
    </Drawer>
  );
}

const links = { display: 'grid', px: 1, '& > *': { minHeight: 52 } };
