import { useState } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Search from '@mui/icons-material/Search';
import { useNavigate } from 'react-router-dom';
import { CartLink } from '../../features/cart/cart-link.tsx';
import { useSearchText } from '../../features/products/catalogue/use-search-text.ts';
import { CatalogueLinks } from '../../features/products/catalogue/catalogue-links.tsx';
import { useCodeOnDemand } from '../../services/use-code-on-demand.ts';
import type * as PartSearchCode from '../../features/products/catalogue/part-search.tsx';

/** Below the navigation bar: the categories and the search. A phone has the categories in its menu, and {@link SearchButton}. */
export function CatalogueBar() {
  return (
    <Box sx={{ display: { xs: 'none', md: 'block' }, borderTop: 1, borderColor: 'divider' }}>
      <Container sx={bar}>
        <Box component="nav" aria-label="Catalogue" sx={{ display: 'flex', mr: 'auto', ml: -1.5 }}>
          <CatalogueLinks />
        </Box>
        <Box sx={field}>
          <SearchField />
        </Box>
        <Box sx={{ mr: -1.5 }}>
          <CartLink layout="words" />
        </Box>
      </Container>
    </Box>
  );
}

/** Text twice as large takes two lines (WCAG 1.4.4). */
const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 0.5 };

/** The plain field and the one with suggestions are of one height: the page stays where it is. */
const field = {
  flex: '1 1 12rem',
  maxWidth: 320,
  '&& .MuiOutlinedInput-root': { height: '2.5rem', minHeight: 0, py: 0 },
  '&& .MuiOutlinedInput-input': { py: 0 },
};

/** A plain field until it has the focus: the suggestions' code and the catalogue are loaded then. */
function SearchField() {
  const [typed, setTyped] = useSearchText();
  const [code, setCode] = useState<typeof PartSearchCode | null>(null);
  const navigate = useNavigate();
  const load = async () => {
    const loaded = await import('../../features/products/catalogue/part-search.tsx').catch(() => null);
    if (document.activeElement?.id === plainFieldId) setCode(loaded);
  };
  if (code !== null) return <code.PartSearch typed={typed} />;
  return (
    <OutlinedInput
      fullWidth
      id={plainFieldId}
      value={typed}
      placeholder="Search parts"
      inputProps={{ 'aria-label': 'Search parts', maxLength: 100 }}
      onFocus={() => void load()}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') void navigate(`/parts?${new URLSearchParams({ q: typed.trim() }).toString()}`);
      }}
    />
  );
}

const plainFieldId = 'search-parts';

/** On a phone the search is behind an icon. */
export function SearchButton() {
  const [isOpen, setIsOpen] = useState(false);
  const [code, fetchCode] = useCodeOnDemand(() => import('./search-drawer.tsx'));
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <IconButton
        aria-label="Search parts"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => void fetchCode().then(setIsOpen)}
      >
        <Search />
      </IconButton>
      {code === null ? null : <code.SearchDrawer open={isOpen} onClose={() => setIsOpen(false)} />}
    </Box>
  );
}
