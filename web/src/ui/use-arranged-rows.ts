import { useMemo, useState } from 'react';
import {
  createPaginatedRowModel,
  createSortedRowModel,
  functionalUpdate,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type PaginationState,
  type SortingState,
} from '@tanstack/react-table';
import type { CellValue, TableColumn, TableDeclaration } from './data-table-types.ts';
import { compared } from './table-sort.tsx';

/** How somebody has a table before them: by which column it is sorted, and which of its pages. */
export interface Arrangement {
  readonly sorting: SortingState;
  readonly pagination: PaginationState;
}

export interface ArrangementState {
  readonly arrangement: Arrangement;
  readonly arrange: (to: Partial<Arrangement>) => void;
  /** For when other rows are shown: their first page. */
  readonly toFirstPage: () => void;
}

/** Kept above the table, so that a search that finds nothing does not forget it. */
export function useArrangement(): ArrangementState {
  const [arrangement, setArrangement] = useState<Arrangement>({
    sorting: [],
    pagination: { pageIndex: 0, pageSize: 20 },
  });
  return {
    arrangement,
    arrange: (to) => {
      setArrangement((before) => ({ ...before, ...to }));
    },
    toFirstPage: () => {
      setArrangement((before) => ({ ...before, pagination: { ...before.pagination, pageIndex: 0 } }));
    },
  };
}

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

interface ArrangedRows<Row extends object> extends ArrangementState {
  readonly table: TableDeclaration<Row>;
  readonly rows: readonly Row[];
}

/** The rows sorted and in pages: TanStack Table has the logic, the caller the markup. */
export function useArrangedRows<Row extends object>({
  table: { columns, rowId },
  rows,
  arrangement: { sorting, pagination },
  arrange,
}: ArrangedRows<Row>) {
  const page = useMemo(() => withinRows(pagination, rows.length), [pagination, rows.length]);
  const definitions = useMemo(() => columns.map(definitionOf), [columns]);
  return useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    state: { sorting, pagination: page },
    enableMultiSort: false,
    // Rows that were read on, or changed, leave the page where it is.
    autoResetPageIndex: false,
    onSortingChange: (change) => {
      arrange({ sorting: functionalUpdate(change, sorting), pagination: { ...page, pageIndex: 0 } });
    },
    onPaginationChange: (change) => {
      arrange({ pagination: functionalUpdate(change, page) });
    },
  });
}

/** The same page, or the last there is. */
function withinRows({ pageIndex, pageSize }: PaginationState, rowCount: number): PaginationState {
  return { pageIndex: Math.min(pageIndex, Math.max(0, Math.ceil(rowCount / pageSize) - 1)), pageSize };
}

/** Ascending first, then descending, then as they were read. */
function definitionOf<Row extends object>({ field, value, sortable = true }: TableColumn<Row>) {
  return {
    id: field,
    accessorFn: value,
    enableSorting: sortable,
    sortDescFirst: false,
    // No value is: looking would take as long as comparing.
    sortUndefined: false,
    // Not `getValue`, which looks its column up anew for each comparison.
    sortFn: (one, other) => compared(value(one.original), value(other.original)),
  } satisfies ColumnDef<typeof features, Row, CellValue>;
}
