import { useId } from 'react';
import type { CellValue, TableColumn } from './data-table-types.ts';

interface TableSortProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  /** A column's field, with `-` before it for descending; empty for the list's own order. */
  readonly order: string;
  readonly onChange: (order: string) => void;
}

/** Chooses the order of cards, which have no column headers to press. */
export function TableSort<Row>({ columns, order, onChange }: TableSortProps<Row>) {
  const id = useId();
  return (
    <div className="table-sort">
      <label htmlFor={id}>Sort by</label>
      <select
        id={id}
        value={order}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      >
        <option value="">Original order</option>
        {columns
          .filter(({ sortable = true }) => sortable)
          .flatMap(({ field, header }) => [
            <option key={field} value={field}>
              {header}, ascending
            </option>,
            <option key={`-${field}`} value={`-${field}`}>
              {header}, descending
            </option>,
          ])}
      </select>
    </div>
  );
}

/** The rows in the order {@link TableSort} names. */
export function sorted<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  order: string,
): readonly Row[] {
  const column = columns.find(({ field }) => field === order.replace(/^-/u, ''));
  if (column === undefined) return rows;
  const sign = order.startsWith('-') ? -1 : 1;
  return rows
    .map((row) => ({ row, value: column.value(row) }))
    .sort((a, b) => sign * compared(a.value, b.value))
    .map(({ row }) => row);
}

/** What the next press on a column's header asks for: ascending, then descending, then the list's own order. */
export function orderAfter(order: string, field: string): string {
  if (order === field) return `-${field}`;
  return order === `-${field}` ? '' : field;
}

/** Negative, zero or positive, as `Array.prototype.sort` wants it: the order of cells in a column. */
function compared(a: CellValue, b: CellValue): number {
  if (typeof a === 'string' && typeof b === 'string') return a.localeCompare(b);
  return Number(a) - Number(b);
}
