import type { ReactNode } from 'react';
import { ErrorState } from './data-states.tsx';
import { DataTable } from './data-table.tsx';
import type { TableDeclaration, TableMore } from './data-table-types.ts';
import { TableSkeleton } from './table-skeleton.tsx';

type ListState<Row> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'ready'; readonly data: readonly Row[] };

interface PagedTableProps<Row> {
  readonly table: TableDeclaration<Row>;
  readonly pages: { readonly state: ListState<Row>; readonly reload: () => void; readonly more: TableMore };
  /** What to show, and to do next, when there is nothing. */
  readonly empty: ReactNode;
  readonly sentence: (error: unknown) => string;
}

/** A list in any of its states: on its way, failed, empty, or a table. */
export function PagedTable<Row>({
  table,
  pages: { state, reload, more },
  empty,
  sentence,
}: PagedTableProps<Row>) {
  if (state.status === 'loading') return <TableSkeleton noun={table.noun} />;
  if (state.status === 'failed') return <ErrorState message={sentence(state.error)} onRetry={reload} />;
  if (state.data.length === 0) return empty;
  const moreError = more.error === null ? null : sentence(more.error);
  return <DataTable table={table} rows={state.data} more={more} moreError={moreError} />;
}
