import { Fragment, useEffect, useState, type ReactNode } from 'react';
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
export interface RecordFilter {
  readonly label: string;
  /** The `status` parameter in the URL. */
  readonly status?: string;
  /** The `view` parameter in the URL, of a filter that is no status. */
  readonly view?: string;
  /** How many rows it shows, where the server says so. */
  readonly count?: number | undefined;
  /** True for a view that is offered in a select behind the buttons. */
  readonly isRare?: boolean;
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
  /** Name of the rows that are loaded first; `newest` by default. */
  readonly part?: keyof typeof unreadOf;
  /** True if the server sorts by any column; otherwise sorting covers the loaded rows. */
  readonly isSortedByServer?: boolean;
  /** Days that the list is of, such as `paid in these days`. */
  readonly period?: string;
  /** How many rows `All` shows, where the server says so. */
  readonly count?: number | undefined;
  /** Beside `All`. */
  readonly filters: readonly RecordFilter[];
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
  const { noun, query, rows, filters, part = 'newest' } = props;
  const view = useListParams();
  const filter = filters.find(({ status = '', view: id = '' }) => status === view.status && id === view.view);
  const isReading = useReadingOn(props, view);
  const { pagination, onPage } = usePagination(props, view);
  const { selection, bar, onSorted } = useBulkRows(props, { ...pagination, openId: view.openId });
  const before = query.hasNextPage ? `the ${part} ` : '';
  return (
    <Stack spacing={2}>
      <RecordToolbar
        noun={noun}
        field={view.field}
        filters={[{ label: 'All', count: props.count }, ...filters]}
        filter={filter?.label ?? 'All'}
        onFilter={(label) => view.choose(filters.find((to) => to.label === label))}
        count={rows.length}
      />
      {bar}
      <RecordTable
        noun={noun}
        columns={props.columns}
        rows={rows}
        loading={isLate(query, rows) || (isReading && rows.length === 0)}
        pagination={pagination}
        onPage={onPage}
        sortModel={view.sorting}
        onSortModelChange={view.sortBy}
        onOpen={view.open}
        onSorted={onSorted}
        onEdit={props.onEdit}
        selection={selection}
        noRows={emptyText(props, view.search, filter?.label)}
        total={`${before}${rows.length}${query.isFetchingNextPage ? ', loading more…' : ''}`}
      />
      {query.hasNextPage ? <MoreLine {...props} {...{ part, isReading }} /> : null}
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
  { page, pageSize, openId }: GridPaginationModel & Pick<View, 'openId'>,
) {
  const place = useListPlace(openId);
  const [sorted, onSorted] = useState<readonly GridRowId[]>([]);
  const order = sorted.map(String);
  const onPage = new Set(order.slice(page * pageSize, (page + 1) * pageSize));
  const { ids: selected, ...bulk } = useRowSelection(props, { rows: props.rows, order, onPage }, place.left);
  useEffect(() => place.keep({ ids: order, selected }));
  return { ...bulk, onSorted };
}

/** True while the rows are those of an earlier view, also while others have arrived and are still to be rendered. */
const isLate = <Row,>({ data, isPlaceholderData }: RecordQuery<Row>, rows: readonly Row[]): boolean =>
  isPlaceholderData || rows !== data;

/** Further pages loaded on their own: pages of a search or view may be empty. */
const maxPagesSought = 19;

/** Loads page after page until the grid's page has a row. */
function useReadingOn<Row extends Identified>(
  { query, rows }: RecordsProps<Row>,
  { asked, pageIndex, pageSize }: View,
): boolean {
  const isBehind = pageIndex * pageSize >= rows.length;
  const [sought, setSought] = useState({ asked, pages: 0 });
  const pages = sought.asked === asked ? sought.pages : 0;
  const isReading = isBehind && pages < maxPagesSought && query.hasNextPage && !query.isFetchNextPageError;
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
) {
  const page = Math.min(pageIndex, Math.max(0, Math.ceil(rows.length / pageSize) - 1));
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
}

/** Name of the unread rows, and label of the button that loads them. */
const unreadOf = {
  newest: ['older ones', 'older'],
  oldest: ['newer ones', 'newer'],
  first: ['more', 'more'],
} as const;

/** Tells which rows are loaded while the server has more, with a button that loads them. */
function MoreLine<Row extends Identified>(props: MoreLineProps<Row>) {
  const { noun, query, rows, part, isReading, isSortedByServer = false } = props;
  const [unread, load] = unreadOf[part];
  const covered = isReading
    ? `${rows.length === 0 ? 'Nothing found in' : 'These are'} the ${part} ${rows.length} ${noun}; reading on…`
    : `${isSortedByServer ? 'These are' : 'Sorting covers'} the ${part} ${rows.length} ${noun}; there are ${unread}.`;
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
