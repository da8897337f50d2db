import type { ReactNode } from 'react';

/** How a column looks, apart from what stands in it. */
export interface ColumnFace {
  readonly field: string;
  readonly header: string;
  readonly type?: 'string' | 'number' | 'dateTime';
  /** Share of the spare width, 0 for none. */
  readonly flex?: number;
  readonly minWidthPx: number;
  /** False for a column of buttons. */
  readonly sortable?: boolean;
}

/**
 * `value` is what sorting looks at, `cell` what people see. A cell's elements are used again for the row that takes its place
 * when the table is sorted: what keeps something of its own, such as a picture or a button that waits, needs a key.
 */
export interface TableColumn<Row> extends ColumnFace {
  readonly value: (row: Row) => CellValue;
  readonly cell?: (row: Row) => ReactNode;
}

export type CellValue = string | number | Date | null;

/** A view of the rows that somebody can choose above the table. */
export interface TableFilter<Row> {
  readonly label: string;
  readonly matches: (row: Row) => boolean;
}

/** Which of the list's rows those at hand are: null where they are all, or some that were looked for. */
export type ListPart = 'newest' | 'first' | null;

/** How the list goes on at the server. */
export interface TableMore {
  readonly areThere: boolean;
  readonly areLoading: boolean;
  readonly error: unknown;
  readonly load: () => void;
}

export interface TableDeclaration<Row> {
  /** What the rows are, in the plural: `orders`. */
  readonly noun: string;
  /** Whether rows that are not read yet are older than those that are; otherwise they only come after them. */
  readonly isNewestFirst: boolean;
  readonly rowId: (row: Row) => string;
  /** None for rows that are read rather than compared: they are cards at any width. */
  readonly columns: readonly TableColumn<Row>[];
  /** The row on a narrow screen. */
  readonly card: (row: Row) => ReactNode;
  /** The text the search looks in. */
  readonly searchText: (row: Row) => string;
  readonly filters?: readonly TableFilter<Row>[];
}
