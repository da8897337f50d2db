import { useMemo, useRef, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import type { CatalogueProduct } from '@pedalworks/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatNumber } from '../../../ui/money.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { useInBrowser } from '../../../ui/use-in-browser.ts';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import {
  CatalogueCard,
  CatalogueCardSkeletons,
  joinedCards,
  type CatalogueCardProps,
} from './catalogue-card.tsx';
import { nameOfView, useCatalogueView } from './catalogue-view.ts';
import { EmptyCatalogue } from '../empty-catalogue.tsx';
import type { FacetPanelProps } from './facet-panel.tsx';
import { Facets } from './facets.tsx';
import { FilterButton } from './filter-button.tsx';
import { findParts, type FoundParts } from './filter-catalogue.ts';
import { NothingFound } from './nothing-found.tsx';
import { SortingField } from './sorting-field.tsx';
import { useCatalogueSearch } from './use-catalogue-search.ts';
import { ViewChips } from './view-chips.tsx';

const cardsAtOnce = 24;
const firstCards = 4;

type CardActions = Pick<CatalogueCardProps, 'onBuy' | 'renderNote'>;

interface CatalogueProps extends CardActions {
  readonly query: UseQueryResult<readonly CatalogueProduct[]>;
}

export function Catalogue({ query, ...actions }: CatalogueProps) {
  const { view, change, unknownCategory } = useCatalogueView();
  const search = useCatalogueSearch(view.search !== '');
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const entries = query.data;
  const found = useMemo(() => findParts(entries ?? [], view, search), [entries, view, search]);
  const isSearching = view.search !== '' && search === undefined && found.shown.length === 0;
  const facets = { view, counts: found.counts, onChange: change };
  return (
    <>
      <Box role="group" aria-label="Catalogue view" {...useKeptFocus()} tabIndex={-1} sx={titleRow}>
        <PageHeading>{nameOfView(view)}</PageHeading>
        {entries === undefined || entries.length === 0 ? null : (
          <Tools {...facets} found={isSearching ? null : found.shown.length} />
        )}
      </Box>
      <QueryState query={query} label="Loading parts" skeleton={<CatalogueSkeleton />}>
        {({ length }) =>
          length === 0 ? (
            <EmptyCatalogue />
          ) : (
            <Box sx={layout}>
              <Box component="aside" aria-label="Filters" sx={{ display: { xs: 'none', md: 'block' } }}>
                <Facets isWanted={isWide} {...facets} />
              </Box>
              <Results query={query} unknownCategory={unknownCategory}>
                {isSearching ? (
                  <CardSkeletons />
                ) : (
                  <Cards key={JSON.stringify(view)} found={found} search={view.search} {...actions} />
                )}
              </Results>
            </Box>
          )
        }
      </QueryState>
    </>
  );
}

interface ToolsProps extends FacetPanelProps {
  /** Number of matching parts; null while searching. */
  readonly found: number | null;
}

function Tools({ found, ...facets }: ToolsProps) {
  const { view, onChange } = facets;
  return (
    <>
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {found === null ? 'Searching…' : countText(found)}
      </Typography>
      <ViewChips view={view} onChange={onChange} />
      <Box className="no-print" sx={tools}>
        <FilterButton {...facets} found={found ?? 0} />
        <SortingField sorting={view.sorting} onChange={onChange} />
      </Box>
    </>
  );
}

interface ResultsProps extends Pick<CatalogueProps, 'query'> {
  readonly unknownCategory: string | null;
  readonly children: ReactNode;
}

function Results({ query, unknownCategory, children }: ResultsProps) {
  return (
    <Stack
      component="section"
      aria-label="Parts"
      {...useKeptFocus()}
      tabIndex={-1}
      spacing={2.5}
      sx={{ minWidth: 0 }}
    >
      <OutOfDate query={query} />
      {unknownCategory === null ? null : <UnknownCategory name={unknownCategory} />}
      {children}
    </Stack>
  );
}

function OutOfDate({ query }: Pick<CatalogueProps, 'query'>) {
  if (query.error === null || query.isFetching) return null;
  return (
    <ErrorState
      severity="warning"
      title="This list may be out of date"
      error={query.error}
      onRetry={() => void query.refetch()}
    />
  );
}

function UnknownCategory({ name }: { readonly name: string }) {
  return <Typography>There is no category “{name}”. Here are the parts of all of them.</Typography>;
}

function countText(count: number): string {
  return count === 1 ? '1 part' : `${formatNumber(count)} parts`;
}

interface CardsProps extends CardActions {
  readonly found: FoundParts;
  readonly search: string;
}

function Cards({ found, search, ...actions }: CardsProps) {
  const { shown, nearest } = found;
  const { list, limit, showMore } = useLimit();
  const cards = (parts: readonly CatalogueProduct[]) => (
    <Box component="ul" ref={list} sx={grid}>
      {parts.map((part, index) => (
        <li key={part._id}>
          <CatalogueCard part={part} isFirst={index < firstCards} {...actions} />
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
 * Manages the number of visible cards. Stores it in the history entry, so that Back and reloads restore it. Focuses
 * the first of the added cards.
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
    list.current?.children[limit]?.querySelector('a')?.focus({ preventScroll: true });
  };
  return { list, limit, showMore };
}

function CatalogueSkeleton() {
  return (
    <Box sx={layout}>
      <Skeleton sx={{ display: { xs: 'none', md: 'block' }, height: 480 }} />
      <CardSkeletons />
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

const titleRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  minHeight: { xs: 96, sm: 48 },
  mb: 2.5,
  '& header': { minWidth: 0, mb: 0 },
  '& h1': { fontSize: 'clamp(2rem, 1.6rem + 1.8vw, 3rem)' },
};

const tools = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  flex: { xs: '1 0 100%', sm: 'none' },
  ml: { sm: 'auto' },
};

const grid = {
  ...joinedCards,
  // Two columns on phones, three on tablets, four on desktops; fewer if the text is larger.
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
    sm: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  },
};
