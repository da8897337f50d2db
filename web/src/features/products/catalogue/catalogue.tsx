import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import type { CatalogueProduct } from '@pedalworks/contract';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatNumber } from '../../../ui/money.ts';
import { useCodeOnDemand } from '../../../services/use-code-on-demand.ts';
import { useInBrowser } from '../../../ui/use-in-browser.ts';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { CatalogueCard, CatalogueCardSkeletons, joinedCards } from './catalogue-card.tsx';
import type { FacetPanelProps } from './facet-panel.tsx';
import { FilterButton } from './filter-button.tsx';
import { findParts, type FoundParts } from './filter-catalogue.ts';
import { NothingFound } from './nothing-found.tsx';
import { SortingField } from './sorting-field.tsx';
import { useCatalogueSearch } from './use-catalogue-search.ts';
import { useCatalogueView } from './use-catalogue-view.ts';
import { ViewChips } from './view-chips.tsx';

/** More than anybody looks through at once; the next ones come with a press. */
const cardsAtOnce = 24;
/** A row on a desk, two on a phone. */
const firstCards = 4;

interface CatalogueProps {
  readonly entries: readonly CatalogueProduct[];
  readonly onBuy: (part: CatalogueProduct) => void;
}

/** The parts on sale, to be narrowed down and sorted. */
export function Catalogue({ entries, onBuy }: CatalogueProps) {
  const { view, change, unknownCategory } = useCatalogueView();
  const search = useCatalogueSearch(view.search !== '');
  const found = useMemo(() => findParts(entries, view, search), [entries, view, search]);
  const isSearching = view.search !== '' && search === undefined && found.shown.length === 0;
  const facets = { view, counts: found.counts, onChange: change };
  return (
    <Box sx={layout}>
      <Facets {...facets} />
      <Stack
        component="section"
        aria-label="Parts"
        {...useKeptFocus()}
        tabIndex={-1}
        spacing={2.5}
        sx={{ minWidth: 0 }}
      >
        <Box sx={toolbar}>
          <Typography role="status" sx={{ flex: { xs: '1 0 100%', sm: 1 }, color: 'text.secondary' }}>
            {isSearching ? 'Searching…' : countText(found.shown.length)}
          </Typography>
          <FilterButton {...facets} found={found.shown.length} />
          <SortingField sorting={view.sorting} onChange={change} />
        </Box>
        {unknownCategory === null ? null : <UnknownCategory name={unknownCategory} />}
        <ViewChips view={view} onChange={change} />
        {isSearching ? (
          <CardSkeletons />
        ) : (
          <Cards key={JSON.stringify(view)} found={found} search={view.search} onBuy={onBuy} />
        )}
      </Stack>
    </Box>
  );
}

/** A phone has them in a sheet; without scripts they do nothing. */
function Facets(props: FacetPanelProps) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const [code, fetchCode] = useCodeOnDemand(() => import('./facet-panel.tsx'));
  const fetchPanel = useEffectEvent(() => void fetchCode());
  useEffect(() => {
    if (isWide) fetchPanel();
  }, [isWide]);
  return (
    <Box component="aside" aria-label="Filters" sx={{ display: { xs: 'none', md: 'block' } }}>
      {isWide && code !== null ? <code.FacetPanel {...props} /> : null}
    </Box>
  );
}

function UnknownCategory({ name }: { readonly name: string }) {
  return <Typography>There is no category “{name}”. Here are the parts of all of them.</Typography>;
}

function countText(count: number): string {
  return count === 1 ? '1 part' : `${formatNumber(count)} parts`;
}

interface CardsProps extends Pick<CatalogueProps, 'onBuy'> {
  readonly found: FoundParts;
  readonly search: string;
}

function Cards({ found, search, onBuy }: CardsProps) {
  const { shown, nearest } = found;
  const { list, limit, showMore } = useLimit();
  const cards = (parts: readonly CatalogueProduct[]) => (
    <Box component="ul" ref={list} sx={grid}>
      {parts.map((part, index) => (
        <li key={part._id}>
          <CatalogueCard part={part} isFirst={index < firstCards} onBuy={onBuy} />
        </li>
      ))}
    </Box>
  );
  if (shown.length === 0)
    return <NothingFound search={search}>{nearest.length > 0 ? cards(nearest) : null}</NothingFound>;
  return (
    <>
      {cards(shown.slice(0, limit))}
      {shown.length <= limit ? null : (
        <Button onClick={showMore} sx={{ alignSelf: 'center' }}>
          Show {Math.min(cardsAtOnce, shown.length - limit)} more
        </Button>
      )}
    </>
  );
}

/**
 * How many cards are shown. The history keeps it, so that Back from a part and a reload lead to the same ones; the server does not know
 * it. The first new one takes the focus.
 */
function useLimit() {
  const { state } = useLocation() as { state: { readonly shown?: number } | null };
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const limit = useInBrowser(() => state?.shown ?? cardsAtOnce, cardsAtOnce);
  const showMore = () => {
    const shown = limit + cardsAtOnce;
    const options = { replace: true, state: { shown }, preventScrollReset: true, flushSync: true };
    void navigate({ search: location.search }, options);
    list.current?.querySelectorAll('a')[limit]?.focus({ preventScroll: true });
  };
  return { list, limit, showMore };
}

/** Placeholder while the catalogue loads. */
export function CatalogueSkeleton() {
  return (
    <Box sx={layout}>
      <Skeleton sx={{ display: { xs: 'none', md: 'block' }, height: 480 }} />
      <Stack spacing={2.5}>
        <Skeleton sx={{ height: { xs: 84, sm: 48 } }} />
        <CardSkeletons />
      </Stack>
    </Box>
  );
}

function CardSkeletons() {
  return (
    <Box sx={grid}>
      <CatalogueCardSkeletons count={9} />
    </Box>
  );
}

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '14.5rem minmax(0, 1fr)' },
  gap: { xs: 3, md: 5 },
};

const toolbar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 };

const grid = {
  ...joinedCards,
  // Two columns on a phone, three from a tablet and four from a desk on; fewer with larger text.
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
    sm: 'repeat(auto-fill, minmax(min(100%, 13.5rem), 1fr))',
    md: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
    lg: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  },
};
