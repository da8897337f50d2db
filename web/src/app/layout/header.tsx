import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import { useLocation } from 'react-router-dom';
import { CartLink } from '../../features/cart/cart-link.tsx';
import { CatalogueLinks } from '../../features/products/catalogue/catalogue-links.tsx';
import { PopoverSheet } from '../../ui/popover-sheet.tsx';
import { CatalogueBar, SearchButton } from './catalogue-bar.tsx';
import { ColorSchemeButton, ColorSchemeEntry } from './color-scheme-button.tsx';
import { NavigationLinks } from './navigation-links.tsx';

export function Header() {
  const isWorkplace = useLocation().pathname.startsWith('/dashboard');
  return (
    <AppBar component="header">
      <Container>
        <Toolbar disableGutters sx={bar}>
          <Link href="/" aria-label="Pedalworks, home" underline="none" sx={brand}>
            <img src="/logo.svg" alt="" width={32} height={32} />
            <span>Pedalworks</span>
          </Link>
          <Box
            component="nav"
            aria-label="Main"
            sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center', gap: 0.5 }}
          >
            <NavigationLinks />
          </Box>
          <SearchButton />
          <Box sx={isWorkplace ? {} : { display: { md: 'none' } }}>
            <CartLink layout="icon" />
          </Box>
          <Box sx={{ display: { xs: 'none', md: 'block' } }}>
            <ColorSchemeButton />
          </Box>
          <FoldedNavigation />
        </Toolbar>
      </Container>
      {isWorkplace ? null : <CatalogueBar />}
    </AppBar>
  );
}

const bar = { flexWrap: 'wrap', gap: { xs: 0.5, md: 1, lg: 3 }, minHeight: { xs: 64, md: 72 } };

const brand = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.75, md: 1.25 },
  mr: 'auto',
  typography: 'h3',
  fontSize: { xs: '1.5rem', md: '1.75rem' },
  fontWeight: 800,
  '&:hover': { color: 'inherit' },
  '@media (width < 22em)': { '& span': { display: 'none' } },
};

/** Navigation menu on narrow screens. Its links replace the menu's history entry, so that Back does not reopen it. */
function FoldedNavigation() {
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <Button aria-haspopup="dialog" popoverTarget="menu" sx={{ minWidth: 0, px: 1.25 }}>
        Menu
      </Button>
      <PopoverSheet id="menu" title="Menu" edge="right">
        <Box component="nav" aria-label="Catalogue" sx={categories}>
          <CatalogueLinks replace />
        </Box>
        <Divider />
        <Box component="nav" aria-label="Main" sx={links}>
          <NavigationLinks replace />
        </Box>
        <Divider />
        <Box sx={links}>
          <ColorSchemeEntry />
        </Box>
      </PopoverSheet>
    </Box>
  );
}

const links = { display: 'grid', '&& > *': { minHeight: 48 } };

const categories = { ...links, '&& > *': { minHeight: 48, color: 'text.primary', fontSize: '1.25rem' } };
