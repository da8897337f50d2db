import { lazy, Suspense, useMemo } from 'react';
import { BusyButton } from './busy-button.tsx';
import { DataTableCards } from './data-table-cards.tsx';
import type { GridLine, TableDeclaration, TableMore } from './data-table-types.ts';
import { useFocusLeftBehind } from './focus-place.ts';
import { TableSkeleton } from './table-skeleton.tsx';
import { TableToolbar, useTableView } from './table-toolbar.tsx';
import { useNarrow } from './use-narrow.ts';
import './data-table.css';

// The grid is larger than the rest of the shop: only a wide dashboard loads it.
const DataTableGrid = lazy(async () => ({ default: (await import('./data-table-grid.tsx')).DataTableGrid }));

interface DataTableProps<Row> {
  readonly table: TableDeclaration<Row>;
  readonly rows: readonly Row[];
  readonly more: TableMore;
  /** Why more rows could not be read, as a sentence. */
  readonly moreError: string | null;
}

/** Rows with search and views above them: a grid where there is room, cards where there is not. */
export function DataTable<Row>({ table, rows, more, moreError }: DataTableProps<Row>) {
  const isNarrow = useNarrow();
  const { view, setView, matches } = useTableView(table);
  const shown = useMemo(() => rows.filter(matches), [rows, matches]);
  return (
    <div className="data-table" tabIndex={-1}>
      <TableToolbar table={table} view={view} onChange={setView} count={shown.length} />
      {shown.length === 0 ? (
        <p className="data-table-none">No {table.noun} match what you are looking for.</p>
      ) : (
        <Suspense fallback={<TableSkeleton noun={table.noun} />}>
          {isNarrow || table.columns.length === 0 ? (
            <DataTableCards table={table} rows={shown} />
          ) : (
            <DataTableGrid
              label={table.noun}
              columns={table.columns}
              lines={shown.map((row) => lineOf(row, table))}
              more={more}
            />
          )}
        </Suspense>
      )}
      {more.areThere ? (
        <MoreLine noun={table.noun} count={rows.length} more={more} error={moreError} />
      ) : null}
    </div>
  );
}

function lineOf<Row>(row: Row, { rowId, columns }: TableDeclaration<Row>): GridLine {
  return {
    id: rowId(row),
    values: Object.fromEntries(columns.map(({ field, value }) => [field, value(row)])),
    contents: Object.fromEntries(
      columns.map(({ field, value, cell = (it: Row) => String(value(it) ?? '') }) => [field, cell(row)]),
    ),
  };
}

interface MoreLineProps {
  readonly noun: string;
  readonly count: number;
  readonly more: TableMore;
  readonly error: string | null;
}

function MoreLine({ noun, count, more, error }: MoreLineProps) {
  const line = useFocusLeftBehind<HTMLDivElement>();
  return (
    <div ref={line} className="data-table-more">
      <p role={error === null ? undefined : 'alert'}>
        {error ??
          `Search, sorting and views cover the newest ${String(count)} ${noun}; there are older ones.`}
      </p>
      <BusyButton variant="outlined" busy={more.areLoading} onClick={more.load}>
        {more.areLoading ? 'Loading…' : `Load older ${noun}`}
      </BusyButton>
    </div>
  );
}
