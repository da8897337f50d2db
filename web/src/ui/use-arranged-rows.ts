import { useMemo, useState } from 'react';
import type { TableDeclaration } from './data-table-types.ts';
import { sorted } from './table-sort.tsx';

/** How somebody has a table before them: how it is sorted, and which of its pages. */
export interface Arrangement {
  /** As `TableSort` names it. */
  readonly order: string;
  readonly pageIndex: number;
  readonly pageSize: number;
}

export interface ArrangementState {
  readonly arrangement: Arrangement;
  readonly arrange: (to: Partial<Arrangement>) => void;
}

/** Kept above the table, so that a search that finds nothing does not forget it. */
export function useArrangement(): ArrangementState {
  const [arrangement, setArrangement] = useState<Arrangement>({ order: '', pageIndex: 0, pageSize: 20 });
  return {
    arrangement,
    arrange: (to) => {
      setArrangement((before) => ({ ...before, ...to }));
    },
  };
}

interface ArrangedRows<Row> {
  readonly table: TableDeclaration<Row>;
  readonly rows: readonly Row[];
  readonly arrangement: Arrangement;
}

/** The rows of the page somebody has before them, and which page that is: the last there is where theirs is gone. */
export function useArrangedRows<Row>({ table: { columns }, rows, arrangement }: ArrangedRows<Row>) {
  const { order, pageIndex: wanted, pageSize } = arrangement;
  const inOrder = useMemo(() => sorted(rows, columns, order), [rows, columns, order]);
  const pageIndex = Math.min(wanted, Math.max(0, Math.ceil(rows.length / pageSize) - 1));
  const first = pageIndex * pageSize;
  return { shown: inOrder.slice(first, first + pageSize), pageIndex };
}
