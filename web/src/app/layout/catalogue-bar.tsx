import { useRef, useState, type SyntheticEvent } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Search from '@mui/icons-material/Search';
import { useNavigate } from 'react-router-dom';
import { CartLink } from '../../features/cart/cart-link.tsx';
import { CatalogueLinks, resultsOf } from '../../features/products/catalogue/catalogue-links.tsx';
import { PopoverSheet } from '../../ui/popover-sheet.tsx';
import { useUrlText } from '../../ui/use-url-state.ts';
import type * as PartSearchCode from '../../features/products/catalogue/part-search.tsx';
import type { PartSearchProps } from '../../features/products/catalogue/part-search.tsx';

/** Bar with categories, search and cart. Phones have a menu and a {@link SearchButton} instead. */
export function CatalogueBar() {
  return (
    <Box sx={{ display: { xs: 'none', md: 'block' }, borderTop: 1, borderColor: 'divider' }}>
      <Container sx={bar}>
        <Box component="nav" aria-label="Catalogue" sx={{ display: 'flex', mr: 'auto', ml: -1.5 }}>
          <CatalogueLinks />
        </Box>
        <SearchForm />
        <Box sx={{ mr: -1.5 }}>
          <CartLink layout="words" />
        </Box>
      </Container>
    </Box>
  );
}

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 0.5 };

/** Search field styles. The height is the same with and without suggestions, to avoid a layout shift. */
const field = {
  flex: '1 1 8rem',
  maxWidth: { md: 320 },
  '&& .MuiOutlinedInput-root': { height: '2.5rem', minHeight: 0, py: 0 },
  '&& .MuiOutlinedInput-input': { py: 0 },
};

/** Displays a plain search field, and loads the suggestions on focus. Works as an HTML form before hydration. */
function SearchForm({ isSheet = false }: { readonly isSheet?: boolean }) {
  const navigate = useNavigate();
  const go = (address: string) => void navigate(address, { replace: isSheet });
  return (
    <Box
      component="form"
      role="search"
      action="/parts"
      onSubmit={(event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault();
        const { value } = event.currentTarget.elements.namedItem('q') as HTMLInputElement;
        go(resultsOf(value));
      }}
      sx={field}
    >
      <SearchField isInline={isSheet} onGo={go} />
    </Box>
  );
}

function SearchField(props: Pick<PartSearchProps, 'isInline' | 'onGo'>) {
  const [typed, setTyped] = useUrlText('q');
  const [code, setCode] = useState<typeof PartSearchCode | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const load = async () => {
    // Unlike with `useCodeOnDemand`, a failure needs no message: the plain field searches too.
    const loaded = await import('../../features/products/catalogue/part-search.tsx').catch(() => null);
    if (document.activeElement === input.current) setCode(loaded);
  };
  if (code !== null) return <code.PartSearch typed={typed} {...props} />;
  return (
    <OutlinedInput
      fullWidth
      inputRef={input}
      name="q"
      value={typed}
      placeholder="Search parts"
      inputProps={{ 'aria-label': 'Search parts', maxLength: 100 }}
      onFocus={() => void load()}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}

export function SearchButton() {
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <IconButton aria-label="Search parts" aria-haspopup="dialog" popoverTarget="search">
        <Search />
      </IconButton>
      <PopoverSheet id="search" title="Search parts" edge="top">
        <SearchForm isSheet />
      </PopoverSheet>
    </Box>
  );
}
