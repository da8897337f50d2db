import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import { CatalogueLinks } from '../../features/products/catalogue/catalogue-links.tsx';
import { SideSheet } from '../../ui/side-sheet.tsx';
import { ColorSchemeEntry } from './color-scheme-button.tsx';
import { NavigationLinks } from './navigation-links.tsx';

interface NavigationDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The catalogue's and the navigation bar's entries on a narrow screen. */
export function NavigationDrawer({ open, onClose }: NavigationDrawerProps) {
  return (
    <SideSheet title="Menu" open={open} onClose={onClose} sx={{ width: 'min(320px, 85vw)', p: 1.25, gap: 1 }}>
      <Box component="nav" aria-label="Catalogue" sx={categories}>
        <CatalogueLinks />
      </Box>
      <Divider />
      <Box component="nav" aria-label="Main" sx={links}>
        <NavigationLinks />
      </Box>
      <Divider />
      <Box sx={links}>
        <ColorSchemeEntry />
      </Box>
    </SideSheet>
  );
}

const links = { display: 'grid', '& > *': { minHeight: 48 } };

/** What most visitors come for. */
const categories = { ...links, '& > *': { minHeight: 48, color: 'text.primary', fontSize: '1.25rem' } };
