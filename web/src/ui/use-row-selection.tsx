import { useState, type ReactNode } from 'react';
import type { LastList } from './last-list.ts';
import { SelectionBar } from './selection-bar.tsx';
import type { Identified } from './use-open-row.ts';

interface SelectionProps<Row> {
  readonly noun: string;
  readonly renderSelected?: (rows: readonly Row[], clear: () => void) => ReactNode;
}

interface ShownRows<Row> {
  readonly rows: readonly Row[];
  /** Row ids in displayed order; may be one update behind. */
  readonly order: readonly string[];
  readonly onPage: ReadonlySet<string>;
}

/**
 * Manages the selection of a list and the bar with bulk actions. Ignores selected rows that are no longer listed.
 *
 * @param left remembered state of the list if the user has come back to it
 */
export function useRowSelection<Row extends Identified>(
  { noun, renderSelected }: SelectionProps<Row>,
  { rows, order, onPage }: ShownRows<Row>,
  left: LastList | undefined,
) {
  // Drops remembered rows that are no longer listed, as DataGrid does with rows that leave the list while it is open.
  const [ids, onSelect] = useState<ReadonlySet<string>>(
    () => new Set(rows.map(({ _id }) => _id).filter((id) => left?.selected.has(id))),
  );
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ _id }: Row) => places.get(_id) ?? places.size;
  const selected = rows
    .filter(({ _id }) => ids.has(_id))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  const here = selected.filter(({ _id }) => onPage.has(_id));
  const clear = () => onSelect(new Set());
  if (renderSelected === undefined) return { ids, selection: undefined, bar: null };
  const bar = selected.length > 0 && (
    <SelectionBar
      noun={noun}
      count={selected.length}
      elsewhere={selected.length - here.length}
      onKeepPage={() => onSelect(new Set(here.map(({ _id }) => _id)))}
      onClear={clear}
    >
      {renderSelected(selected, clear)}
    </SelectionBar>
  );
  return { ids, selection: { ids, onSelect }, bar };
}
