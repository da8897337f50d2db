import { useMemo, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import type { CatalogueProduct } from '@pedalworks/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '../../../ui/error-state.tsx';
import { counted } from '@pedalworks/contract/words';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { filtersBesideList } from '../../../ui/page-section.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { BikeNotice } from './bike-notice.tsx';
import { Cards, CardSkeletons, type CardActions } from './catalogue-cards.tsx';
import { nameOfView, useCatalogueView, type CatalogueView } from './catalogue-view.ts';
import { EmptyCatalogue } from '../empty-catalogue.tsx';
import type { FacetPanelProps } from './facet-panel.tsx';
import { Facets } from './facets.tsx';
import { FilterButton } from './filter-button.tsx';
import { findParts } from './filter-catalogue.ts';
import { SortingField } from './sorting-field.tsx';
import { useCatalogueSearch, useSentSearch } from './use-catalogue-search.ts';
import { useBikeVerdicts } from './use-bike-verdicts.ts';
import { ViewChips } from './view-chips.tsx';

interface CatalogueProps extends CardActions {
  readonly query: UseQueryResult<readonly CatalogueProduct[]>;
}

export function Catalogue({ query, ...actions }: CatalogueProps) {
  const { view, change, unknownCategory } = useCatalogueView();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const entries = query.data;
  const { found, bikeFit, isSearching } = useFoundParts(entries, view);
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
            <Box sx={filtersBesideList}>
              <Box component="aside" aria-label="Filters" sx={{ display: { xs: 'none', md: 'block' } }}>
                <Facets isWanted={isWide} {...facets} />
              </Box>
              <Results query={query} unknownCategory={unknownCategory}>
                <List {...{ found, bikeFit, isSearching, view }} {...actions} />
              </Results>
            </Box>
          )
        }
      </QueryState>
    </>
  );
}

interface ListProps extends CardActions, ReturnType<typeof useFoundParts> {
  readonly view: CatalogueView;
}

function List({ found, bikeFit, isSearching, view, ...actions }: ListProps) {
  const { verdicts } = bikeFit;
  return (
    <>
      {view.fit.length === 0 ? null : <BikeNotice {...bikeFit} />}
      {isSearching ? <CardSkeletons /> : <Cards {...{ found, view, verdicts }} {...actions} />}
    </>
  );
}

function useFoundParts(entries: readonly CatalogueProduct[] | undefined, view: CatalogueView) {
  const sent = useSentSearch(view.search, entries);
  const search = useCatalogueSearch(view.search !== '') ?? sent;
  const bikeFit = useBikeVerdicts();
  const { verdicts } = bikeFit;
  const found = useMemo(
    () => findParts(entries ?? [], view, { search, verdicts }),
    [entries, view, search, verdicts],
  );
  const isJudging = view.fit.length > 0 && bikeFit.bike !== null && verdicts === null && !bikeFit.isFailed;
  const isSearching = view.search !== '' && search === undefined && found.shown.length === 0;
  return { found, bikeFit, isSearching: isSearching || isJudging };
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
        {found === null ? 'Searching…' : counted(found, 'part')}
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

function CatalogueSkeleton() {
  return (
    <Box sx={filtersBesideList}>
      <Skeleton sx={{ display: { xs: 'none', md: 'block' }, height: 480 }} />
      <CardSkeletons />
    </Box>
  );
}

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
