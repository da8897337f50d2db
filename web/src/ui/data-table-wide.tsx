import type { CSSProperties } from 'react';
import type { ColumnFace, ListPart, TableColumn, TableDeclaration, TableMore } from './data-table-types.ts';
import { DataTablePager } from './data-table-pager.tsx';
import { keysByPlace } from './row-places.ts';
import { useArrangedRows, type Arrangement, type ArrangementState } from './use-arranged-rows.ts';
import './data-table-wide.css';

interface DataTableWideProps<Row extends object> extends ArrangementState {
  readonly table: TableDeclaration<Row>;
  readonly rows: readonly Row[];
  readonly part: ListPart;
  readonly more: TableMore;
}

/** The rows as a table that sorts and pages. Turning to its last page reads on at the server. */
export function DataTableWide<Row extends object>(props: DataTableWideProps<Row>) {
  const { table, rows, part, more } = props;
  const { columns, noun } = table;
  const arranged = useArrangedRows(props);
  const shown = arranged.getRowModel().rows;
  const turn = (pageIndex: number, pageSize: number) => {
    arranged.setPagination({ pageIndex, pageSize });
    if (more.areThere && (pageIndex + 1) * pageSize >= rows.length) more.load();
  };
  return (
    <div className="data-table-wide">
      <div className="data-table-frame">
        <table aria-label={noun}>
          <thead>
            <tr>
              {columns.map((column) => (
                <HeaderCell
                  key={column.field}
                  column={column}
                  width={widthOf(column, columns)}
                  sorted={arranged.getColumn(column.field)?.getIsSorted() ?? false}
                  onSort={() => arranged.getColumn(column.field)?.toggleSorting()}
                />
              ))}
            </tr>
          </thead>
          <Rows columns={columns} rows={shown} arrangement={props.arrangement} />
        </table>
      </div>
      <DataTablePager
        {...arranged.state.pagination}
        count={rows.length}
        part={part}
        more={more}
        onTurn={turn}
      />
    </div>
  );
}

/** A column's minimum and its share of the width that is left; 100cqi is the width of the frame around the table. */
function widthOf({ minWidthPx, flex = 0 }: ColumnFace, all: readonly ColumnFace[]): string {
  const minimaPx = all.reduce((sum, column) => sum + column.minWidthPx, 0);
  const shares = all.reduce((sum, column) => sum + (column.flex ?? 0), 0);
  const share = shares === 0 ? 1 / all.length : flex / shares;
  return `calc(${String(minWidthPx)}px + max(0px, 100cqi - ${String(minimaPx)}px) * ${String(share)})`;
}

interface HeaderCellProps {
  readonly column: ColumnFace;
  readonly width: CSSProperties['width'];
  readonly sorted: false | 'asc' | 'desc';
  readonly onSort: () => void;
}

const ariaSorts = { asc: 'ascending', desc: 'descending' } as const;

function HeaderCell({ column, width, sorted, onSort }: HeaderCellProps) {
  const { field, header, type, sortable = true } = column;
  return (
    <th
      scope="col"
      data-field={field}
      data-type={type}
      style={{ width }}
      {...(sorted === false ? {} : { 'aria-sort': ariaSorts[sorted] })}
    >
      {sortable ? (
        <button type="button" onClick={onSort}>
          <span>{header}</span>
          <svg viewBox="0 0 10 16" width={10} height={16} aria-hidden="true">
            <path data-points="up" d="M5 1 9 6H1Z" />
            <path data-points="down" d="M5 15 1 10h8Z" />
          </svg>
        </button>
      ) : (
        header
      )}
    </th>
  );
}

interface RowsProps<Row extends object> {
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly { readonly id: string; readonly original: Row }[];
  readonly arrangement: Arrangement;
}

function Rows<Row extends object>({ columns, rows, arrangement }: RowsProps<Row>) {
  const keys = keysByPlace(
    arrangement,
    rows.map(({ id }) => id),
  );
  return (
    <tbody>
      {rows.map(({ id, original }, index) => (
        <tr key={keys[index] ?? id}>
          {columns.map((column) => (
            <Cell key={column.field} column={column} row={original} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

interface CellProps<Row> {
  readonly column: TableColumn<Row>;
  readonly row: Row;
}

/** It can take the focus from a button in it that goes away when it is pressed. */
function Cell<Row>({ column: { field, type, value, cell }, row }: CellProps<Row>) {
  return (
    <td data-field={field} data-type={type} tabIndex={-1}>
      {cell === undefined ? String(value(row) ?? '') : cell(row)}
    </td>
  );
}
