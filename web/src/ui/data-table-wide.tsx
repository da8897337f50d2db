import type { CSSProperties } from 'react';
import type { ColumnFace, ListPart, TableColumn, TableDeclaration, TableMore } from './data-table-types.ts';
import { DataTablePager } from './data-table-pager.tsx';
import { keysByPlace } from './row-places.ts';
import { orderAfter } from './table-sort.tsx';
import { useArrangedRows, type Arrangement, type ArrangementState } from './use-arranged-rows.ts';
import './data-table-wide.css';

interface DataTableWideProps<Row> extends ArrangementState {
  readonly table: TableDeclaration<Row>;
  readonly rows: readonly Row[];
  readonly part: ListPart;
  readonly more: TableMore;
}

/** The rows as a table that sorts and pages. Turning to its last page reads on at the server. */
export function DataTableWide<Row>(props: DataTableWideProps<Row>) {
  const { table, rows, part, more, arrangement, arrange } = props;
  const { columns, noun, rowId } = table;
  const { order, pageSize } = arrangement;
  const { shown, pageIndex } = useArrangedRows(props);
  const turn = (index: number, size: number) => {
    arrange({ pageIndex: index, pageSize: size });
    if (more.areThere && (index + 1) * size >= rows.length) more.load();
  };
  return (
    <div className="data-table-wide">
      <div className="data-table-frame">
        <table aria-label={noun}>
          <Headers
            columns={columns}
            order={order}
            onSort={(field) => {
              arrange({ order: orderAfter(order, field), pageIndex: 0 });
            }}
          />
          <Rows columns={columns} rows={shown} rowId={rowId} arrangement={arrangement} />
        </table>
      </div>
      <DataTablePager
        pageIndex={pageIndex}
        pageSize={pageSize}
        count={rows.length}
        part={part}
        more={more}
        onTurn={turn}
      />
    </div>
  );
}

interface HeadersProps {
  readonly columns: readonly ColumnFace[];
  readonly order: string;
  readonly onSort: (field: string) => void;
}

function Headers({ columns, order, onSort }: HeadersProps) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <HeaderCell
            key={column.field}
            column={column}
            width={widthOf(column, columns)}
            order={order}
            onSort={onSort}
          />
        ))}
      </tr>
    </thead>
  );
}

/** A column's minimum and its share of the width that is left; 100cqi is the width of the frame around the table. */
function widthOf({ minWidthPx, flex = 0 }: ColumnFace, all: readonly ColumnFace[]): string {
  const minimaPx = all.reduce((sum, column) => sum + column.minWidthPx, 0);
  const shares = all.reduce((sum, column) => sum + (column.flex ?? 0), 0);
  const share = shares === 0 ? 1 / all.length : flex / shares;
  return `calc(${String(minWidthPx)}px + max(0px, 100cqi - ${String(minimaPx)}px) * ${String(share)})`;
}

interface HeaderCellProps extends Omit<HeadersProps, 'columns'> {
  readonly column: ColumnFace;
  readonly width: CSSProperties['width'];
}

function HeaderCell({ column, width, order, onSort }: HeaderCellProps) {
  const { field, header, type, sortable = true } = column;
  const sorted = order === field ? 'ascending' : order === `-${field}` ? 'descending' : undefined;
  return (
    <th scope="col" data-field={field} data-type={type} style={{ width }} aria-sort={sorted}>
      {sortable ? (
        <button
          type="button"
          onClick={() => {
            onSort(field);
          }}
        >
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

interface RowsProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly arrangement: Arrangement;
}

function Rows<Row>({ columns, rows, rowId, arrangement }: RowsProps<Row>) {
  const keys = keysByPlace(arrangement, rows.map(rowId));
  return (
    <tbody>
      {rows.map((row, index) => (
        <tr key={keys[index] ?? rowId(row)}>
          {columns.map((column) => (
            <Cell key={column.field} column={column} row={row} />
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
