import { useMemo, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import type { SxProps, Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGrid,
  useGridApiRef,
  type GridCellParams,
  type GridColDef,
  type GridEventListener,
  type GridPaginationModel,
  type GridRenderEditCellParams,
  type GridValidRowModel,
} from '@mui/x-data-grid';
import { NumberCell, type CellEdit, type CellNumber } from './number-cell.tsx';
import { useInBrowser } from './use-in-browser.ts';

export type RecordColumn<Row extends GridValidRowModel> = GridColDef<Row> & {
  /** The narrowest screen that has room for it: phones show only columns without. */
  readonly from?: 'sm' | 'md';
  /** For a number that is edited where it stands. */
  readonly edits?: CellNumber;
};

interface RecordTableProps<Row extends GridValidRowModel> {
  readonly noun: string;
  readonly columns: readonly RecordColumn<Row>[];
  readonly rows: readonly Row[];
  /** Whether other rows than these are on their way. */
  readonly isLoading: boolean;
  readonly pagination: GridPaginationModel;
  readonly onPage: (pagination: GridPaginationModel) => void;
  readonly onOpen: (id: string) => void;
  /** Told of each cell that was edited; the rows show what becomes of it. */
  readonly onEdit?: ((edit: CellEdit<Row>) => void) | undefined;
  /** What the rows are part of, such as `the newest `, and what is under way. */
  readonly before: string;
  readonly after: string;
}

/** Rows that sort and page. A click or Enter opens one; a button and an editable cell keep both for themselves. */
export function RecordTable<Row extends GridValidRowModel>(props: RecordTableProps<Row>) {
  const { noun, columns, rows, isLoading, pagination, onPage, onOpen, onEdit, before, after } = props;
  const { apiRef, forgetCell, editCell } = useCells();
  const { textScale, ...fitting } = useFittingColumns(columns, onEdit);
  return (
    <Box onBlur={forgetCell}>
      <DataGrid
        {...fixed}
        apiRef={apiRef}
        aria-label={noun}
        rows={rows}
        loading={isLoading}
        hideFooter={rows.length === 0}
        rowHeight={52 * textScale}
        columnHeaderHeight={48 * textScale}
        {...fitting}
        paginationModel={pagination}
        onPaginationModelChange={onPage}
        onSortModelChange={() => {
          onPage({ ...pagination, page: 0 });
        }}
        onRowClick={({ id }, { target }: MouseEvent) => {
          if (target instanceof Element && target.closest(notRow) === null) onOpen(String(id));
        }}
        onCellClick={editCell}
        onCellKeyDown={openOnEnter(onOpen)}
        // Edits go to `onEdit` and come back with the rows.
        processRowUpdate={(_typed, row) => row}
        localeText={{
          noRowsLabel: `No ${noun} match what you are looking for.`,
          paginationRowsPerPage: 'Rows per page',
          paginationDisplayedRows: ({ from, to, count }) => `${from}–${to} of ${before}${count}${after}`,
        }}
        sx={look}
      />
    </Box>
  );
}

/** What does something of its own when pressed, instead of opening the row. */
const notRow = 'button, a, .MuiDataGrid-cell--editable';

/**
 * The grid remembers which cell had the focus, and takes it back when that cell is shown again or goes away: from the search
 * somebody types in, or from the pager. Once the focus has left the rows it has no claim to it. One press begins to edit a cell, where the grid would want two.
 */
function useCells() {
  const apiRef = useGridApiRef();
  const forgetCell = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget?.closest('.MuiDataGrid-main') != null) return;
    apiRef.current?.setState((state) => ({ ...state, focus: { ...state.focus, cell: null } }));
  };
  const editCell = ({ id, field, isEditable, cellMode }: GridCellParams) => {
    if (isEditable === true && cellMode === 'view') apiRef.current?.startCellEditMode({ id, field });
  };
  return { apiRef, forgetCell, editCell };
}

/** The columns this screen has room for. The grid measures in pixels: whoever has larger text gets wider columns. */
function useFittingColumns<Row extends GridValidRowModel>(
  columns: readonly RecordColumn<Row>[],
  onEdit: RecordTableProps<Row>['onEdit'],
) {
  const isHidden = {
    sm: useMediaQuery((theme: Theme) => theme.breakpoints.down('sm')),
    md: useMediaQuery((theme: Theme) => theme.breakpoints.down('md')),
  };
  const textScale = useInBrowser(
    () => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16,
    1,
  );
  const scaled = useMemo(
    () =>
      columns.map(({ width = 100, minWidth = 50, edits, ...column }) => ({
        ...column,
        width: width * textScale,
        minWidth: minWidth * textScale,
        ...(edits === undefined || onEdit === undefined ? {} : editing(edits, onEdit)),
      })),
    [columns, textScale, onEdit],
  );
  const columnVisibilityModel = Object.fromEntries(
    columns.map(({ field, from }) => [field, from === undefined || !isHidden[from]]),
  );
  return { textScale, columns: scaled, columnVisibilityModel };
}

function editing<Row extends GridValidRowModel>(number: CellNumber, onEdit: (edit: CellEdit<Row>) => void) {
  return {
    editable: true,
    renderEditCell: (params: GridRenderEditCellParams<Row>) => (
      <NumberCell params={params} number={number} onEdit={onEdit} />
    ),
  };
}

function openOnEnter(onOpen: (id: string) => void): GridEventListener<'cellKeyDown'> {
  return ({ id, isEditable }, event) => {
    if (isEditable === true || (event.key !== 'Enter' && event.key !== ' ')) return;
    // The grid would take the key from a button in the cell.
    if (event.target !== event.currentTarget) event.defaultMuiPrevented = true;
    else if (event.key === 'Enter') onOpen(String(id));
  };
}

const fixed = {
  getRowId: ({ _id }: GridValidRowModel) => String(_id),
  pageSizeOptions: [10, 20, 50, 100],
  rowSelection: false,
  disableColumnMenu: true,
  disableColumnResize: true,
  disableColumnFilter: true,
  // A page has at most a hundred rows.
  disableVirtualization: true,
  slots: {
    columnUnsortedIcon: () => <UnfoldMore fontSize="small" />,
    // What a tooltip would say is the button's name already.
    baseTooltip: ({ children }: { readonly children?: ReactNode }) => children,
  },
  slotProps: {
    loadingOverlay: { noRowsVariant: 'skeleton' },
    basePagination: {
      material: {
        slotProps: {
          select: { native: true, inputProps: { 'aria-label': 'Rows per page' } },
          displayedRows: { role: 'status' },
          actions: { previousButton: { title: '' }, nextButton: { title: '' } },
        },
      },
    },
  },
} as const;

const ring = { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: '-3px' };

/** Doubled selectors are heavier than those of the grid itself. */
const look: SxProps<Theme> = {
  '&&': {
    '--DataGrid-t-header-background-base': 'var(--mui-palette-background-subtle)',
    '--DataGrid-t-color-border-base': 'var(--mui-palette-divider)',
    '--DataGrid-overlayHeight': '104px',
    fontSize: '1rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .MuiDataGrid-columnSeparator': { display: 'none' },
  '& .MuiDataGrid-columnHeaders': { borderBottom: 1, borderColor: 'outline' },
  '& .MuiDataGrid-columnHeaderTitle': { fontSize: '0.9375rem', fontWeight: 700 },
  '& :is(.MuiDataGrid-cell, .MuiDataGrid-columnHeader)[aria-colindex="1"]': { pl: 2 },
  // The text of a quiet button stands below the column's heading.
  '& .MuiDataGrid-cell:has(.MuiButton-text)': { px: 0.25 },
  '& .MuiDataGrid-cell .MuiButton-text': {
    minWidth: 0,
    px: 1,
    textDecoration: 'underline 2px var(--mui-palette-primary-main)',
    textUnderlineOffset: '0.25em',
  },
  '& .MuiDataGrid-iconButtonContainer': { visibility: 'visible', width: 'auto' },
  '&& .MuiDataGrid-columnHeader .MuiDataGrid-sortButton': {
    minWidth: 0,
    minHeight: 0,
    p: 0,
    opacity: 1,
    color: 'outline',
    bgcolor: 'transparent',
  },
  '&& .MuiDataGrid-columnHeader--sorted .MuiDataGrid-sortButton': { color: 'primary.main' },
  '& .MuiDataGrid-row': { cursor: 'pointer' },
  '& .MuiDataGrid-cell--editable': {
    cursor: 'text',
    textDecoration: 'underline dotted',
    textUnderlineOffset: '0.3em',
    textDecorationColor: 'var(--mui-palette-outline)',
    '&:hover': { bgcolor: 'background.subtle' },
  },
  '&& :is(.MuiDataGrid-cell, .MuiDataGrid-columnHeader)': {
    '&:focus, &:focus-within': { outline: 'none' },
    '&:focus-visible': ring,
  },
  '&& .MuiDataGrid-cell.MuiDataGrid-cell--editing': {
    '&:focus-within': ring,
    '& input': { px: 1.25, textAlign: 'right' },
    '& .Mui-error input': { color: 'error.main' },
  },
  '& .MuiDataGrid-overlay': { alignItems: 'flex-start', px: 2, color: 'text.secondary' },
  '&& select': {
    border: 1,
    borderColor: 'outline',
    borderRadius: 1,
    py: 1.25,
    pl: 1.5,
    textAlign: 'left',
    '&:focus-visible': ring,
  },
  '& .MuiTablePagination-root': { minWidth: 0, pr: 1, overflow: 'visible' },
  '&& .MuiTablePagination-toolbar': {
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    minHeight: 52,
    py: 0.5,
    pl: 1,
  },
  '& .MuiTablePagination-actions': {
    display: 'flex',
    gap: 1,
    ml: 2,
    '& button': { border: 1, borderColor: 'outline', '&:disabled': { borderColor: 'divider' } },
  },
  // The grid measured the screen; paper is narrower.
  '@media print': {
    '&&': { '--DataGrid-rowWidth': '100% !important' },
    '& .MuiDataGrid-virtualScrollerRenderZone': { width: '100%' },
    '&& :is(.MuiDataGrid-cell, .MuiDataGrid-columnHeader)': {
      flexShrink: 1,
      minWidth: 0,
      px: 0.75,
      '&, & *': { fontSize: '0.75rem' },
    },
    '& :is(.MuiDataGrid-cellEmpty, .MuiDataGrid-footerContainer)': { display: 'none' },
  },
};
