import { Fragment, useEffect, useMemo, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { GridPaginationModel, GridRowId } from '@mui/x-data-grid';
import { Navigate } from 'react-router-dom';
import { errorMessage } from '../services/error-message.ts';
import { BusyButton } from './busy-button.tsx';
import { useFormerView } from './former-views.ts';
import { matchingRows } from './matching-rows.ts';
import { QueryState } from './query-state.tsx';
import { RecordDrawer } from './record-drawer.tsx';
import { RecordTable, type CellEdit, type RecordColumn } from './record-table.tsx';
import { RecordToolbar } from './record-toolbar.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useListParams } from './use-list-params.ts';
import { useListPlace } from './use-list-place.ts';
import { useOpenRow } from './use-open-row.ts';
import { useRowSelection } from './use-row-selection.tsx';

/** A view of the rows, chosen above the list. */
export interface RecordFilter<Row> {
  readonly label: string;
  /** The `status` parameter in the URL. */
  readonly status?: string;
  /** The `view` parameter in the URL, of a filter that is no status. */
  readonly view?: string;
  /** How many rows it shows, where the server says so. */
  readonly count?: number | undefined;
  /** True for a view that is offered in a select behind the buttons. */
  readonly isRare?: boolean;
  readonly matches: (row: Row) => boolean;
}

interface Identified {
  readonly _id: string;
}

type RecordQuery<Row> = UseInfiniteQueryResult<readonly Row[]>;

type View = ReturnType<typeof useListParams>;

interface RecordGridProps<Row extends Identified> {
  /** What the rows are, in the plural: `orders`. */
  readonly noun: string;
  readonly query: RecordQuery<Row>;
  readonly columns: readonly RecordColumn<Row>[];
  /** Whether every row is read; otherwise they are newest first, and older ones are read on request, or while a search finds nothing. */
  readonly isWhole?: boolean;
  readonly isOldestFirst?: boolean;
  /** Days that the list is of, such as `paid in these days`. */
  readonly period?: string;
  /** The text in which the search looks for every word; absent where the server searches, and filters, among all rows. */
  readonly searchText?: (row: Row) => string;
  /** Ranks a row by a folded search, 0 being the best; without it, found rows keep their order. */
  readonly rankOf?: (row: Row, search: string) => number;
  /** How many rows `All` shows, where the server says so. */
  readonly count?: number | undefined;
  /** Beside `All`. */
  readonly filters: readonly RecordFilter<Row>[];
  readonly titleOf: (row: Row) => string;
  readonly renderDetail: (row: Row) => ReactNode;
  /** True if the detail reads its row by itself: its drawer stays open when the row leaves the view. */
  readonly isDetailRead?: boolean;
  /** Saves an edit, which the list already shows. */
  readonly onEdit?: (edit: CellEdit<Row>) => void;
  /** What can be done with several rows at once; `clear` ends their selection. Without it, no row can be selected. */
  readonly renderSelected?: (rows: readonly Row[], clear: () => void) => ReactNode;
  /** In place of the list where there is no row at all; null where only this view has none. */
  readonly empty: ReactNode;
}

/** A list for admins in any of its states: loading, failed, empty, or rows with a search, filters and what each is about. */
export function RecordGrid<Row extends Identified>(props: RecordGridProps<Row>) {
  const { noun, query, empty } = props;
  const current = useFormerView();
  const keptFocus = useKeptFocus();
  if (current !== undefined) return <Navigate replace to={{ search: current }} />;
  return (
    <Box component="section" {...keptFocus} aria-label={noun} tabIndex={-1}>
      <QueryState query={query} label={`Loading the ${noun}`} skeleton={<RowSkeletons />}>
        {(rows) =>
          rows.length === 0 && empty !== null && !query.isPlaceholderData ? (
            empty
          ) : (
            <Records {...props} rows={rows} />
          )
        }
      </QueryState>
    </Box>
  );
}

interface RecordsProps<Row extends Identified> extends RecordGridProps<Row> {
  readonly rows: readonly Row[];
}

function Records<Row extends Identified>(props: RecordsProps<Row>) {
  const { noun, query, rows, filters, isWhole = false } = props;
  const { view, filter, shown, ...progress } = useShown(props);
  const { pagination, onPage } = usePagination(props, view, shown.length);
  const { selection, bar, onSorted } = useBulkRows(props, shown, { ...pagination, openId: view.openId });
  const part = isWhole ? 'first' : props.isOldestFirst === true ? 'oldest' : 'newest';
  const before = query.hasNextPage && shown.length === rows.length ? `the ${part} ` : '';
  return (
    <Stack spacing={2}>
      <RecordToolbar
        noun={noun}
        field={view.field}
        filters={[{ label: 'All', count: props.count }, ...filters]}
        filter={filter?.label ?? 'All'}
        onFilter={(label) => view.choose(filters.find((to) => to.label === label))}
        count={shown.length}
      />
      {bar}
      <RecordTable
        noun={noun}
        columns={props.columns}
        rows={shown}
        loading={isLate(query, rows) || (progress.isReading && progress.isSeeking)}
        pagination={pagination}
        onPage={onPage}
        sortModel={view.sorting}
        onSortModelChange={view.sortBy}
        onOpen={view.open}
        onSorted={onSorted}
        onEdit={props.onEdit}
        selection={selection}
        noRows={emptyText(props, view.search, filter?.label)}
        total={`${before}${shown.length}${query.isFetchingNextPage ? ', loading more…' : ''}`}
      />
      {query.hasNextPage ? <MoreLine {...props} {...progress} part={part} /> : null}
      <OpenRow {...props} view={view} />
    </Stack>
  );
}

/** Says of which view there are no rows. */
function emptyText<Row extends Identified>(
  { noun, period = '' }: RecordGridProps<Row>,
  search: string,
  view: string | undefined,
): string {
  const rows = [`No ${noun}`, view === undefined ? '' : `in “${view}”`, period].filter(Boolean).join(' ');
  return search === '' ? `${rows}.` : `${rows} match what you are looking for.`;
}

function OpenRow<Row extends Identified>({ view, ...props }: RecordsProps<Row> & { readonly view: View }) {
  const { query, isDetailRead = false } = props;
  // Not the deferred rows, which may be older than what the query says of them.
  const listing = { view: view.asked, rows: query.data ?? [], isOfEarlierView: query.isPlaceholderData };
  const row = useOpenRow(listing, { ...view, isDetailRead });
  return (
    <RecordDrawer row={row} titleOf={props.titleOf} onClose={view.close}>
      {(open) => <Fragment key={open._id}>{props.renderDetail(open)}</Fragment>}
    </RecordDrawer>
  );
}

/** The selection, and the order and selection in which the list is left. */
function useBulkRows<Row extends Identified>(
  props: RecordsProps<Row>,
  rows: readonly Row[],
  { page, pageSize, openId }: GridPaginationModel & Pick<View, 'openId'>,
) {
  const place = useListPlace(openId);
  const [sorted, onSorted] = useState<readonly GridRowId[]>([]);
  const order = sorted.map(String);
  const onPage = new Set(order.slice(page * pageSize, (page + 1) * pageSize));
  const { ids: selected, ...bulk } = useRowSelection(props, { rows, order, onPage }, place.left);
  useEffect(() => place.keep({ ids: order, selected }));
  return { ...bulk, onSorted };
}

/** The matching rows, and whether more are being loaded; `isSeeking` while nothing matches. */
function useShown<Row extends Identified>(props: RecordsProps<Row>) {
  const view = useListParams();
  const filter = props.filters.find(
    ({ status = '', view: id = '' }) => status === view.status && id === view.view,
  );
  const shown = useMatching(props, view.search, filter?.matches);
  const isSeeking = shown.length === 0 && (view.search !== '' || filter !== undefined);
  // A link may name a row that is not loaded yet. Where the server searches, it can also be one that has left the view.
  const isUnread = view.openId !== null && !props.rows.some(({ _id }) => _id === view.openId);
  const isWanted = isSeeking || (isUnread && props.searchText !== undefined);
  const isReading = useReadingOn(props, view, isWanted);
  return { view, filter, shown, isSeeking, isReading };
}

function useMatching<Row extends Identified>(
  { query, rows, searchText, rankOf }: RecordsProps<Row>,
  search: string,
  matches: RecordFilter<Row>['matches'] | undefined,
): readonly Row[] {
  const isStandIn = isLate(query, rows);
  return useMemo(
    () => matchingRows(rows, { search, matches, searchText, rankOf, isStandIn }),
    [rows, matches, searchText, rankOf, search, isStandIn],
  );
}

/** True while the rows are those of an earlier view, also while others have arrived and are still to be rendered. */
const isLate = <Row,>({ data, isPlaceholderData }: RecordQuery<Row>, rows: readonly Row[]): boolean =>
  isPlaceholderData || rows !== data;

/** Further pages that are loaded for a search or view that finds nothing: a page may have none of its rows. */
const mostPagesSought = 19;

/** Loads page after page: the whole list, or until a search finds something. */
function useReadingOn<Row extends Identified>(
  { query, rows, isWhole = false }: RecordsProps<Row>,
  { asked }: Pick<View, 'asked'>,
  isSought: boolean,
): boolean {
  const [sought, setSought] = useState({ asked, pages: 0 });
  const pages = sought.asked === asked ? sought.pages : 0;
  const isWanted = isWhole || (isSought && pages < mostPagesSought);
  const isReading = isWanted && query.hasNextPage && !query.isFetchNextPageError;
  const isNext = isReading && !query.isFetching;
  const { fetchNextPage } = query;
  useEffect(() => {
    if (!isNext) return;
    void fetchNextPage().then(() =>
      setSought((before) => ({ asked, pages: before.asked === asked ? before.pages + 1 : 1 })),
    );
  }, [isNext, rows, fetchNextPage, asked]);
  return isReading;
}

/** Which page is shown. Turning to the last one reads on at the server. */
function usePagination<Row extends Identified>(
  { query, rows }: RecordsProps<Row>,
  { pageIndex, pageSize, turnTo }: Pick<View, 'pageIndex' | 'pageSize' | 'turnTo'>,
  count: number,
) {
  const page = Math.min(pageIndex, Math.max(0, Math.ceil(count / pageSize) - 1));
  const onPage = (to: GridPaginationModel) => {
    // With another page size, the row that is first now stays in sight.
    const index = to.pageSize === pageSize ? to.page : Math.floor((page * pageSize) / to.pageSize);
    if (index !== page || to.pageSize !== pageSize) turnTo(index, to.pageSize);
    if (query.hasNextPage && (index + 1) * to.pageSize >= rows.length) void query.fetchNextPage();
  };
  return { pagination: { page, pageSize }, onPage };
}

interface MoreLineProps<Row extends Identified> extends RecordsProps<Row> {
  readonly part: keyof typeof unreadOf;
  readonly isReading: boolean;
  readonly isSeeking: boolean;
}

/** Name of the unread rows, and label of the button that loads them. */
const unreadOf = {
  newest: ['older ones', 'older'],
  oldest: ['newer ones', 'newer'],
  first: ['more', 'more'],
} as const;

/** Says which rows search and filters cover while the server has more, and loads those. */
function MoreLine<Row extends Identified>(props: MoreLineProps<Row>) {
  const { noun, query, rows, part, isReading, isSeeking } = props;
  const [unread, load] = unreadOf[part];
  const isByServer = props.searchText === undefined;
  const covered = isReading
    ? `${isSeeking ? 'Nothing found in' : 'These are'} the ${part} ${rows.length} ${noun}; reading on…`
    : `${isByServer ? 'Sorting covers' : 'Search, sorting and views cover'} the ${part} ${rows.length} ${noun}; there are ${unread}.`;
  const hasFailed = query.isFetchNextPageError;
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 }}
    >
      <Typography variant="body2" role={hasFailed ? 'alert' : undefined} sx={{ color: 'text.secondary' }}>
        {hasFailed ? errorMessage(query.error) : covered}
      </Typography>
      <BusyButton busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {query.isFetchingNextPage ? 'Loading…' : `Load ${load} ${noun}`}
      </BusyButton>
    </Stack>
  );
}

function RowSkeletons() {
  return (
    <Stack spacing="1px">
      <Box sx={{ pb: 2 }}>
        <Skeleton height={48} sx={{ maxWidth: 360 }} />
      </Box>
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} height={52} />
      ))}
    </Stack>
  );
}
