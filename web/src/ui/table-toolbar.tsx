import { useCallback, useState } from 'react';
import { LabelledInput } from './labelled-input.tsx';
import type { TableDeclaration } from './data-table-types.ts';

export interface TableView {
  readonly search: string;
  /** Which of the table's filters; null for all rows. */
  readonly filterLabel: string | null;
}

const everything: TableView = { search: '', filterLabel: null };

/** What of a table somebody wants to see, and the test a row must pass for it. */
export function useTableView<Row>({ searchText, filters = [] }: TableDeclaration<Row>) {
  const [view, setView] = useState(everything);
  const filter = filters.find(({ label }) => label === view.filterLabel);
  const words = view.search.toLowerCase().trim();
  const matches = useCallback(
    (row: Row) => (filter?.matches(row) ?? true) && searchText(row).toLowerCase().includes(words),
    [filter, searchText, words],
  );
  return { view, setView, matches };
}

interface TableToolbarProps<Row> {
  readonly table: TableDeclaration<Row>;
  readonly view: TableView;
  readonly onChange: (view: TableView) => void;
  /** How many rows there are to see. */
  readonly count: number;
}

export function TableToolbar<Row>({ table, view, onChange, count }: TableToolbarProps<Row>) {
  const { noun, filters = [] } = table;
  const choices = [null, ...filters.map(({ label }) => label)];
  return (
    <div className="table-toolbar" role="search">
      <LabelledInput
        name="search"
        label={`Search ${noun}`}
        bound={{
          value: view.search,
          onChange: (event) => {
            onChange({ ...view, search: event.target.value });
          },
        }}
      />
      {filters.length === 0 ? null : (
        <div className="table-views" role="group" aria-label={`Which ${noun}`}>
          {choices.map((label) => (
            <button
              key={label ?? 'all'}
              type="button"
              aria-pressed={label === view.filterLabel}
              onClick={() => {
                onChange({ ...view, filterLabel: label });
              }}
            >
              {label ?? 'All'}
            </button>
          ))}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {count} {noun} shown
      </p>
    </div>
  );
}
