import { Fragment, useEffect, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { GridPaginationModel, GridRowId } from '@mui/x-data-grid';
import { errorMessage } from '../services/error-message.ts';
import { BusyButton } from './busy-button.tsx';
import { QueryState } from './query-state.tsx';
import { RecordDrawer } from './record-drawer.tsx';
import { RecordTable, type CellEdit, type RecordColumn } from './record-table.tsx';
import { RecordToolbar } from './record-toolbar.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useListParams } from './use-list-params.ts';
import { useListPlace } from './use-list-place.ts';
import { useOpenRow, type Identified } from './use-open-row.ts';
import { useAutoLoad, usePagination, type RecordQuery } from './use-record-pages.ts';
import { useRowSelection } from './use-row-selection.tsx';

/** Filter above a list: a button, or an option under `More views` if it is rare. */
export interface RecordFilter {
  readonly label: string;
  readonly status?: string;
  readonly view?: string;
  readonly count?: number | undefined;
  readonly isRare?: boolean;
}

type View = ReturnType<typeof useListParams>;

interface RecordGridProps<Row extends Identified> {
  /** Plural name of the rows, such as `orders`. */
  readonly noun: string;
  readonly query: RecordQuery<Row>;
  readonly columns: readonly RecordColumn<Row>[];
  readonly part?: keyof typeof restWords;
  /** True if the server sorts the whole list. Otherwise only loaded rows are sorted. */
  readonly isSortedByServer?: boolean;
  readonly period?: string;
  readonly count?: number | undefined;
  readonly filters: readonly RecordFilter[];
  readonly titleOf: (row: Row) => string;
  readonly renderDetail: (row: Row) => ReactNode;
  /** True if the detail view fetches the row itself. The drawer then stays open when the row leaves the list. */
  readonly isDetailRead?: boolean;
  readonly onEdit?: (edit: CellEdit<Row>) => Promise<unknown>;
  /** Renders bulk actions for the selected rows. Without it, rows have no checkboxes. */
  readonly renderSelected?: (rows: readonly Row[], clear: () => void) => ReactNode;
  /** Displayed if the list is empty. If null, the toolbar stays and a text names the filter that has no matches. */
  readonly empty: ReactNode;
}

/** Displays a searchable list for admins, and a drawer with the details of the open row. */
export function RecordGrid<Row extends Identified>(props: RecordGridProps<Row>) {
  const { noun, query, empty } = props;
  const keptFocus = useKeptFocus();
  return (
    <Box component="section" {...keptFocus} aria-label={noun} tabIndex={-1}>
      <QueryState query={query} label={`Loading ${noun}`} skeleton={<RowSkeletons />}>
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
  const isReading = useAutoLoad(props, view);
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
        onFilter={(label) => view.selectFilter(filters.find((to) => to.label === label))}
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
      {query.hasNextPage ? <MoreLine {...props} part={part} isReading={isReading} /> : null}
      <OpenRow {...props} view={view} />
    </Stack>
  );
}

function emptyText<Row extends Identified>(
  { noun, period = '' }: RecordGridProps<Row>,
  search: string,
  view: string | undefined,
): string {
  const rows = [`No ${noun}`, view === undefined ? '' : `in “${view}”`, period].filter(Boolean).join(' ');
  return search === '' ? `${rows}.` : `${rows} match your search.`;
}

function OpenRow<Row extends Identified>({ view, ...props }: RecordsProps<Row> & { readonly view: View }) {
  const { query, isDetailRead = false } = props;
  // Uses `query.data`, because the deferred `rows` may be older.
  const listing = { view: view.rowsKey, rows: query.data ?? [], isPlaceholder: query.isPlaceholderData };
  const row = useOpenRow(listing, { ...view, isDetailRead });
  return (
    <RecordDrawer row={row} titleOf={props.titleOf} onClose={view.close}>
      {(open) => <Fragment key={open._id}>{props.renderDetail(open)}</Fragment>}
    </RecordDrawer>
  );
}

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

/** True while outdated rows are displayed: placeholders from an earlier filter, or rows about to be updated. */
const isLate = <Row,>({ data, isPlaceholderData }: RecordQuery<Row>, rows: readonly Row[]): boolean =>
  isPlaceholderData || rows !== data;

interface MoreLineProps<Row extends Identified> extends RecordsProps<Row> {
  readonly part: keyof typeof restWords;
  readonly isReading: boolean;
}

const restWords = {
  newest: ['older ones', 'older'],
  oldest: ['newer ones', 'newer'],
  first: ['more', 'more'],
} as const;

function MoreLine<Row extends Identified>(props: MoreLineProps<Row>) {
  const { noun, query, rows, part, isReading, isSortedByServer = false } = props;
  const [unread, load] = restWords[part];
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
