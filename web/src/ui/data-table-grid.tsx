import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';
import { useState } from 'react';
import type { ColumnFace, GridLine, TableMore } from './data-table-types.ts';
import { MuiLooks } from './mui-looks.tsx';
import './data-table-grid.css';

interface DataTableGridProps {
  readonly label: string;
  readonly columns: readonly ColumnFace[];
  readonly lines: readonly GridLine[];
  readonly more: TableMore;
}

const rowsPerPage = 20;

// Menus and filters open inside the page's main landmark, where screen readers look for them.
const insideMain = { basePopper: { material: { container: () => document.getElementById('main') } } };

/** The rows as a grid that sorts, filters and pages. Turning to its last page reads on at the server. */
export function DataTableGrid({ label, columns, lines, more }: DataTableGridProps) {
  const [paging, setPaging] = useState<GridPaginationModel>({ page: 0, pageSize: rowsPerPage });
  const turn = (to: GridPaginationModel) => {
    setPaging(to);
    if (more.areThere && (to.page + 1) * to.pageSize >= lines.length) more.load();
  };
  return (
    <MuiLooks>
      <DataGrid
        className="data-table-grid"
        aria-label={label}
        rows={lines}
        columns={columns.map(columnOf)}
        getRowHeight={() => 'auto'}
        paginationModel={paging}
        onPaginationModelChange={turn}
        onCellKeyDown={(_cell, event) => {
          // Space and Enter belong to a button in the cell before they belong to the grid.
          if (event.target !== event.currentTarget && [' ', 'Enter'].includes(event.key))
            event.defaultMuiPrevented = true;
        }}
        pageSizeOptions={[10, rowsPerPage, 50, 100]}
        disableRowSelectionOnClick
        disableColumnSelector
        hideFooterSelectedRowCount
        loading={more.areLoading}
        slotProps={insideMain}
        localeText={{
          columnMenuSortAsc: 'Sort ascending',
          columnMenuSortDesc: 'Sort descending',
          columnMenuUnsort: 'Original order',
          paginationDisplayedRows: ({ from, to, count }) =>
            `${String(from)}–${String(to)} of ${more.areThere ? 'the newest ' : ''}${String(count)}`,
        }}
      />
    </MuiLooks>
  );
}

function columnOf(column: ColumnFace): GridColDef<GridLine> {
  const { field, header, type = 'string', flex = 0, minWidthPx, sortable = true } = column;
  return {
    field,
    type,
    headerName: header,
    flex,
    minWidth: minWidthPx,
    width: minWidthPx,
    sortable,
    filterable: sortable,
    disableColumnMenu: !sortable,
    valueGetter: (_value, line) => line.values[field],
    renderCell: ({ row }) => row.contents[field],
  };
}
