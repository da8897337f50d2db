import {
  startTransition,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import Box from '@mui/material/Box';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  useGridApiRef,
  type DataGridProps,
  type GridCellParams,
  type GridApi,
  type GridColDef,
  type GridEventListener,
  type GridPaginationModel,
  type GridRowId,
  type GridRowSelectionModel,
  type GridValidRowModel,
  type MuiEvent,
} from '@mui/x-data-grid';
import { numberEditing, typedChange, type CellNumber } from './number-cell.tsx';
import { useInBrowser } from './use-in-browser.ts';
import { pageSizes } from './use-list-params.ts';

export type RecordColumn<Row extends GridValidRowModel> = GridColDef<Row> & {
  readonly hideBelow?: 'sm' | 'md';
  readonly edits?: CellNumber;
};

export interface CellEdit<Row> {
  /** Row before the edit. */
  readonly row: Row;
  readonly field: keyof Row & string;
  readonly value: number;
  /** Difference from the number in `row`, if the user typed one, such as `+10`. */
  readonly change?: number | undefined;
}

interface RecordTableProps<Row extends GridValidRowModel> extends Pick<
  DataGridProps<Row>,
  'rows' | 'loading' | 'sortModel' | 'onSortModelChange'
> {
  readonly noun: string;
  readonly columns: readonly RecordColumn<Row>[];
  readonly pagination: GridPaginationModel;
  readonly onPage: (pagination: GridPaginationModel) => void;
  readonly onOpen: (id: string) => void;
  readonly onSorted: (ids: readonly GridRowId[]) => void;
  /** Saves an edited cell. If the promise rejects, the cell shows the earlier number again. */
  readonly onEdit?: ((edit: CellEdit<Row>) => Promise<unknown>) | undefined;
  readonly selection?: RowSelection | undefined;
  readonly noRows: string;
  readonly total: string;
}

interface RowSelection {
  readonly ids: ReadonlySet<string>;
  readonly onSelect: (ids: ReadonlySet<string>) => void;
}

/** Displays a DataGrid with sorting, paging and cell editing. A click on a row, or Enter, opens the row. */
export function RecordTable<Row extends GridValidRowModel>(props: RecordTableProps<Row>) {
  const { noun, columns, pagination, onPage, onOpen, onSorted, onEdit, selection, noRows, total, ...grid } =
    props;
  const apiRef = useGridApiRef();
  useSortedIds(apiRef, onSorted);
  useEffect(() => dropLostTabStop(apiRef));
  const editing = useCellEditing(apiRef, onEdit);
  const { textScale, ...fitting } = useFittingColumns(columns);
  return (
    <Box {...frame(apiRef, grid.loading === true)}>
      <DataGrid
        {...fixed}
        apiRef={apiRef}
        {...grid}
        aria-label={noun}
        hideFooter={grid.rows?.length === 0}
        rowHeight={52 * textScale}
        columnHeaderHeight={48 * textScale}
        {...fitting}
        {...(selection === undefined ? { rowSelection: false } : selecting(selection, apiRef))}
        paginationModel={pagination}
        slotProps={{ ...fixed.slotProps, basePagination: pager(pagination, onPage) }}
        pageSizeOptions={pageSizes}
        onRowClick={({ id }, { target }: MouseEvent) => {
          if (target instanceof Element && target.closest(notRow) === null) onOpen(String(id));
        }}
        {...editing}
        onCellKeyDown={openOnEnter(onOpen)}
        localeText={{
          noRowsLabel: noRows,
          paginationRowsPerPage: 'Rows per page',
          paginationDisplayedRows: ({ from, to }) => `${from}–${to} of ${total}`,
        }}
      />
    </Box>
  );
}

function useSortedIds(apiRef: RefObject<GridApi | null>, onSorted: (ids: readonly GridRowId[]) => void) {
  // A transition, because reporting renders all rows again after each sort.
  const report = useEffectEvent(() =>
    startTransition(() => onSorted(gridExpandedSortedRowIdsSelector(apiRef))),
  );
  useEffect(() => {
    report();
    return apiRef.current?.subscribeEvent('stateChange', () => report());
  }, [apiRef]);
}

/** Moves the grid's tab stop to the first column heading if the row that had it is no longer on the page. */
function dropLostTabStop(apiRef: RefObject<GridApi | null>): void {
  const cell = apiRef.current?.state.tabIndex.cell ?? null;
  if (cell === null || gridPaginatedVisibleSortedGridRowIdsSelector(apiRef).includes(cell.id)) return;
  apiRef.current?.setState((state) => ({ ...state, tabIndex: { ...state.tabIndex, cell: null } }));
}

const notRow = 'button, a, .MuiDataGrid-cell--editable, .MuiDataGrid-cellCheckbox';

/** Builds DataGrid's selection props. The checkbox in the heading selects the page's rows or clears the selection. */
function selecting({ ids, onSelect }: RowSelection, apiRef: RefObject<GridApi | null>) {
  const select = (model: GridRowSelectionModel) => {
    const onPage = new Set(gridPaginatedVisibleSortedGridRowIdsSelector(apiRef));
    const selected = [...model.ids].filter((id) => onPage.has(id) || ids.has(String(id)));
    const isAsBefore = model.ids.size > selected.length && selected.length === ids.size;
    onSelect(new Set(isAsBefore ? [] : selected.map(String)));
  };
  return {
    checkboxSelection: true,
    disableRowSelectionOnClick: true,
    disableRowSelectionExcludeModel: true,
    hideFooterSelectedRowCount: true,
    rowSelectionModel: { type: 'include', ids: new Set<GridRowId>(ids) },
    onRowSelectionModelChange: select,
  } as const;
}

/**
 * Saves an open cell when the focus leaves the grid: DataGrid itself saves only on outside clicks. Clears the grid's
 * focus, which DataGrid would restore at its next render.
 */
function leaveGrid(apiRef: RefObject<GridApi | null>, { target, relatedTarget }: FocusEvent) {
  const isWindowBlur = target.ownerDocument.activeElement === target;
  if (isWindowBlur || relatedTarget?.closest('.MuiDataGrid-main') != null) return;
  const cell = apiRef.current?.state.focus.cell ?? null;
  if (cell === null) return;
  if (apiRef.current?.getCellMode(cell.id, cell.field) === 'edit') apiRef.current.stopCellEditMode(cell);
  apiRef.current?.setState((state) => ({ ...state, focus: { ...state.focus, cell: null } }));
}

/** Opens cells on a single click. Shows an edited number before it is saved. */
function useCellEditing<Row extends GridValidRowModel>(
  apiRef: RefObject<GridApi | null>,
  onEdit: RecordTableProps<Row>['onEdit'],
) {
  // Keeps each row as it was before the edit, because a refetch can update a row while its cell is open.
  const opened = useRef(new Map<GridRowId, Row>());
  const processRowUpdate = (edited: Row, row: Row, { rowId }: { readonly rowId: GridRowId }) => {
    const field = Object.keys(edited).find((key) => edited[key] !== row[key]);
    if (field === undefined) return row;
    const saving = onEdit?.({
      row: opened.current.get(rowId) ?? row,
      field,
      value: Number(edited[field]),
      change: edited[typedChange] as number | undefined,
    });
    saving?.catch(() => {
      const shown = apiRef.current?.getRow<Row>(rowId);
      if (shown != null) apiRef.current?.updateRows([{ ...shown, [field]: row[field] as unknown }]);
    });
    return edited;
  };
  return {
    processRowUpdate,
    onCellClick: (cell: GridCellParams, event: MuiEvent<MouseEvent<HTMLElement>>) =>
      apiRef.current?.publishEvent('cellDoubleClick', cell, event),
    onCellEditStart: ({ id, row }: GridCellParams<Row>) => void opened.current.set(id, row),
  };
}

/** Hides columns on narrow screens, and scales column widths with the text size. */
function useFittingColumns<Row extends GridValidRowModel>(columns: readonly RecordColumn<Row>[]) {
  const isHidden = {
    sm: useMediaQuery((theme: Theme) => theme.breakpoints.down('sm')),
    md: useMediaQuery((theme: Theme) => theme.breakpoints.down('md')),
  };
  // Measures on each render, because the text size can change while the table is open.
  const textScale =
    useInBrowser(() => parseFloat(getComputedStyle(document.documentElement).fontSize), 16) / 16;
  const scaled = useMemo(
    () =>
      columns.map(({ width = 100, minWidth = 50, edits, ...column }) => ({
        ...column,
        width: width * textScale,
        minWidth: minWidth * textScale,
        ...(edits === undefined ? {} : numberEditing<Row>(column.field, edits)),
      })),
    [columns, textScale],
  );
  const columnVisibilityModel = Object.fromEntries(
    columns.map(({ field, hideBelow }) => [field, hideBelow === undefined || !isHidden[hideBelow]]),
  );
  return { textScale, columns: scaled, columnVisibilityModel };
}

function openOnEnter(onOpen: (id: string) => void): GridEventListener<'cellKeyDown'> {
  return ({ id, isEditable }, event) => {
    if (isEditable === true || (event.key !== 'Enter' && event.key !== ' ')) return;
    // Lets buttons in a cell receive Enter and Space, which DataGrid would handle itself.
    if (event.target !== event.currentTarget) event.defaultMuiPrevented = true;
    else if (event.key === 'Enter') onOpen(String(id));
  };
}

const frame = (apiRef: RefObject<GridApi | null>, isLoading: boolean) => ({
  'aria-busy': isLoading,
  sx: isLoading ? { '& .MuiDataGrid-row': { opacity: 0.5 } } : null,
  onBlur: (event: FocusEvent) => leaveGrid(apiRef, event),
});

const fixed = {
  getRowId: ({ _id }: GridValidRowModel) => String(_id),
  disableColumnMenu: true,
  disableColumnResize: true,
  disableColumnFilter: true,
  // Renders all rows: a page has at most 100.
  disableVirtualization: true,
  slots: {
    columnUnsortedIcon: () => <UnfoldMore fontSize="small" />,
    // Omits DataGrid's tooltips, which repeat the buttons' accessible names.
    baseTooltip: ({ children }: { readonly children?: ReactNode }) => children,
  },
  slotProps: { loadingOverlay: { noRowsVariant: 'skeleton' } },
} as const;

/**
 * Handles page changes by the pager only. `onPaginationModelChange` also fires, with page 0, when sorting changes: if
 * Back restored an earlier sort order, that would overwrite the restored `?page=`.
 */
function pager(
  { page, pageSize }: GridPaginationModel,
  onPage: RecordTableProps<GridValidRowModel>['onPage'],
) {
  return {
    onPageChange: (_event: unknown, page: number) => onPage({ page, pageSize }),
    onRowsPerPageChange: (pageSize: number) => onPage({ page, pageSize }),
    material: {
      slotProps: {
        select: { native: true, inputProps: { 'aria-label': 'Rows per page' } },
        displayedRows: { role: 'status' },
        actions: { previousButton: { title: '' }, nextButton: { title: '' } },
      },
    },
  } as const;
}
