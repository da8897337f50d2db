import { Fragment, useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { GridPaginationModel } from '@mui/x-data-grid';
import { errorMessage } from '../services/error-message.ts';
import { BusyButton } from './busy-button.tsx';
import type { CellEdit } from './number-cell.tsx';
import { QueryState } from './query-state.tsx';
import { RecordDrawer } from './record-drawer.tsx';
import { RecordTable, type RecordColumn } from './record-table.tsx';
import { RecordToolbar } from './record-toolbar.tsx';
import { useRecordView } from './record-view.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** A view of the rows that somebody can choose above the list. */
export interface RecordFilter<Row> {
  readonly label: string;
  readonly matches: (row: Row) => boolean;
}

interface Identified {
  readonly _id: string;
}

type RecordQuery<Row> = UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly Row[] }>>;

interface RecordGridProps<Row extends Identified> {
  /** What the rows are, in the plural: `orders`. */
  readonly noun: string;
  readonly query: RecordQuery<Row>;
  readonly columns: readonly RecordColumn<Row>[];
  /** The text the search looks in. */
  readonly searchText: (row: Row) => string;
  /** Beside `All`. */
  readonly filters: readonly RecordFilter<Row>[];
  /** Whether rows that are not read yet are older than those that are; otherwise they only come after them. */
  readonly isNewestFirst?: boolean;
  readonly titleOf: (row: Row) => string;
  readonly renderDetail: (row: Row) => ReactNode;
  /** Told of each cell that was edited; the rows show what becomes of it. */
  readonly onEdit?: (edit: CellEdit<Row>) => void;
  readonly empty: ReactNode;
}

/** A list for admins in any of its states: loading, failed, empty, or rows with a search, filters and what each is about. */
export function RecordGrid<Row extends Identified>(props: RecordGridProps<Row>) {
  const { noun, query, empty } = props;
  const rows = useMemo(() => query.data?.pages.flatMap(({ items }) => items), [query.data]);
  return (
    <Box component="section" {...useKeptFocus()} aria-label={noun} tabIndex={-1}>
      <QueryState query={{ ...query, data: rows }} label={`Loading the ${noun}`} skeleton={<RowSkeletons />}>
        {(all) => (all.length === 0 && !query.isPlaceholderData ? empty : <Records {...props} rows={all} />)}
      </QueryState>
    </Box>
  );
}

interface RecordsProps<Row extends Identified> extends RecordGridProps<Row> {
  readonly rows: readonly Row[];
}

function Records<Row extends Identified>(props: RecordsProps<Row>) {
  const { noun, query, rows, filters, isNewestFirst = true } = props;
  const view = useRecordView();
  const shown = useMatching(props, view);
  const { pagination, turn } = usePagination(props, view, shown.length);
  const part = isNewestFirst ? 'newest' : 'first';
  return (
    <Stack spacing={2}>
      <RecordToolbar
        noun={noun}
        search={view.search}
        onSearch={view.type}
        filters={['All', ...filters.map(({ label }) => label)]}
        filter={view.show}
        onFilter={view.choose}
        count={shown.length}
      />
      <RecordTable
        noun={noun}
        columns={props.columns}
        rows={shown}
        isLoading={query.isPlaceholderData}
        pagination={pagination}
        onPage={turn}
        onOpen={view.open}
        onEdit={props.onEdit}
        before={query.hasNextPage && shown.length === rows.length ? `the ${part} ` : ''}
        after={query.isFetchingNextPage ? ', loading more…' : ''}
      />
      {query.hasNextPage ? <MoreLine {...props} part={part} /> : null}
      <RecordDrawer row={useOpenRow(rows, view)} titleOf={props.titleOf} onClose={view.close}>
        {(row) => <Fragment key={row._id}>{props.renderDetail(row)}</Fragment>}
      </RecordDrawer>
    </Stack>
  );
}

/** The row that is opened. One that goes away is closed: it would open by itself if it came back. */
function useOpenRow<Row extends Identified>(
  rows: readonly Row[],
  { openId, close }: Pick<ReturnType<typeof useRecordView>, 'openId' | 'close'>,
): Row | undefined {
  const row = rows.find(({ _id }) => _id === openId);
  const seenId = useRef<string | null>(null);
  const closeGone = useEffectEvent(close);
  useEffect(() => {
    if (row === undefined && openId !== null && seenId.current === openId) closeGone();
    seenId.current = row?._id ?? null;
  }, [row, openId]);
  return row;
}

function useMatching<Row extends Identified>(
  { rows, filters, searchText }: RecordsProps<Row>,
  { search, show }: { readonly search: string; readonly show: string },
): readonly Row[] {
  const words = search.toLowerCase().trim();
  const filter = filters.find(({ label }) => label === show);
  return useMemo(
    () =>
      rows.filter((row) => (filter?.matches(row) ?? true) && searchText(row).toLowerCase().includes(words)),
    [rows, filter, searchText, words],
  );
}

/** Which page is shown. Turning to the last one reads on at the server. */
function usePagination<Row extends Identified>(
  { query, rows }: RecordsProps<Row>,
  { pageIndex, turnTo }: Pick<ReturnType<typeof useRecordView>, 'pageIndex' | 'turnTo'>,
  count: number,
) {
  const [pageSize, setPageSize] = useState(20);
  const page = Math.min(pageIndex, Math.max(0, Math.ceil(count / pageSize) - 1));
  const turn = (to: GridPaginationModel) => {
    setPageSize(to.pageSize);
    // With another page size, the row that is first now stays in sight.
    const index = to.pageSize === pageSize ? to.page : Math.floor((page * pageSize) / to.pageSize);
    if (index !== page) turnTo(index);
    if (query.hasNextPage && (index + 1) * to.pageSize >= rows.length) void query.fetchNextPage();
  };
  return { pagination: { page, pageSize }, turn };
}

interface MoreLineProps<Row extends Identified> extends RecordsProps<Row> {
  readonly part: 'newest' | 'first';
}

/** What search and filters cover while the server has more rows, and the way to those. */
function MoreLine<Row extends Identified>({ noun, query, rows, part }: MoreLineProps<Row>) {
  const [unread, load] = part === 'newest' ? ['older ones', 'older'] : ['more', 'more'];
  const hasFailed = query.isFetchNextPageError;
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 }}
    >
      <Typography variant="body2" role={hasFailed ? 'alert' : undefined} sx={{ color: 'text.secondary' }}>
        {hasFailed
          ? errorMessage(query.error)
          : `Search, sorting and views cover the ${part} ${rows.length} ${noun}; there are ${unread}.`}
      </Typography>
      <BusyButton busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {query.isFetchingNextPage ? 'Loading…' : `Load ${load} ${noun}`}
      </BusyButton>
    </Stack>
  );
}

/** The shape of a list on its way. */
function RowSkeletons() {
  return (
    <Stack spacing="1px">
      <Box sx={{ pt: '1.75rem', pb: 2 }}>
        <Skeleton height={48} sx={{ maxWidth: 320 }} />
      </Box>
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} height={52} />
      ))}
    </Stack>
  );
}
