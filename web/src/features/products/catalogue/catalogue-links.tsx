import { useLocation } from 'react-router-dom';
import { NavButton } from '../../../ui/nav-button.tsx';
import { categories, categoryLabels } from './categories.ts';

const places: readonly (readonly [address: string, label: string])[] = [
  ['/parts', 'Parts'],
  ...categories.map((name) => [`/parts?category=${name}`, categoryLabels[name]] as const),
  ['/bike', 'Fits my bike'],
];

export function CatalogueLinks({ replace = false }: { readonly replace?: boolean }) {
  const { pathname, search } = useLocation();
  const category = new URLSearchParams(search).get('category');
  const here = category === null ? pathname : `${pathname}?category=${category}`;
  return places.map(([address, label]) => (
    <NavButton
      key={address}
      variant="text"
      href={address}
      replace={replace}
      aria-current={address === here ? 'page' : undefined}
      sx={entry}
    >
      {label}
    </NavButton>
  ));
}

const entry = {
  px: 1.5,
  color: 'text.secondary',
  fontSize: '0.875rem',
  '&[aria-current="page"]': {
    color: 'text.primary',
    textDecoration: 'underline',
    textUnderlineOffset: '0.4em',
  },
};

export function resultsOf(text: string): string {
  return text.trim() === '' ? '/parts' : `/parts?${new URLSearchParams({ q: text.trim() }).toString()}`;
}
