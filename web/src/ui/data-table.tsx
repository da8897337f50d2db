import { useMemo } from 'react';
import { BusyButton } from './busy-button.tsx';
import { DataTableCards, useCardArrangement } from './data-table-cards.tsx';
import type { TableDeclaration, TableMore } from './data-table-types.ts';
import { DataTableWide } from './data-table-wide.tsx';
import { useFocusLeftBehind } from './focus-place.ts';
import { TableToolbar, useTableView } from './table-toolbar.tsx';
import { useArrangement } from './use-arranged-rows.ts';
import { useNarrow } from './use-narrow.ts';
import './data-table.css';

interface DataTableProps<Row> {
  readonly table: TableDeclaration<Row>;
  readonly rows: readonly Row[];
  readonly more: TableMore;
  /** Why more rows could not be read, as a sentence. */
  readonly moreError: string | null;
}

/** Rows with search and views above them: a table where there is room, cards where there is not. */
export function DataTable<Row>({ table, rows, more, moreError }: DataTableProps<Row>) {
  const areCards = useNarrow() || table.columns.length === 0;
  const { view, setView, matches } = useTableView(table);
  const arrangement = useArrangement();
  const cardArrangement = useCardArrangement();
  const shown = useMemo(() => rows.filter(matches), [rows, matches]);
  const part = table.isNewestFirst ? 'newest' : 'first';
  const isWholePart = more.areThere && shown.length === rows.length;
  return (
    <div className="data-table" tabIndex={-1}>
      <TableToolbar
        table={table}
        view={view}
        count={shown.length}
        onChange={(to) => {
          setView(to);
          arrangement.arrange({ pageIndex: 0 });
        }}
      />
      {shown.length === 0 ? (
        <p className="data-table-none">No {table.noun} match what you are looking for.</p>
      ) : areCards ? (
        <DataTableCards {...cardArrangement} table={table} rows={shown} />
      ) : (
        <DataTableWide
          {...arrangement}
          table={table}
          rows={shown}
          part={isWholePart ? part : null}
          more={more}
        />
      )}
      {more.areThere ? (
        <MoreLine noun={table.noun} part={part} count={rows.length} more={more} error={moreError} />
      ) : null}
    </div>
  );
}

interface MoreLineProps {
  readonly noun: string;
  readonly part: 'newest' | 'first';
  readonly count: number;
  readonly more: TableMore;
  readonly error: string | null;
}

function MoreLine({ noun, part, count, more, error }: MoreLineProps) {
  const line = useFocusLeftBehind<HTMLDivElement>();
  const [unread, load] = part === 'newest' ? ['older ones', 'older'] : ['more', 'more'];
  return (
    <div ref={line} className="data-table-more">
      <p role={error === null ? undefined : 'alert'}>
        {error ??
          `Search, sorting and views cover the ${part} ${String(count)} ${noun}; there are ${unread}.`}
      </p>
      <BusyButton variant="outlined" busy={more.areLoading} onClick={more.load}>
        {more.areLoading ? 'Loading…' : `Load ${load} ${noun}`}
      </BusyButton>
    </div>
  );
}
