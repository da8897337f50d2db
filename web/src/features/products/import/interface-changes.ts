import type { PartInterface } from '@pedalworks/contract/fit';
import { interfaceText } from '../../fit/public/interface-text.ts';
import { interfacesIn } from './fit-changes.ts';
import type { CheckedRow } from './import-rows.ts';

/** Interface of an existing part that an import changes or removes, as texts with units. */
export interface InterfaceChange {
  readonly line: number;
  readonly part: string;
  readonly before: string;
  /** Null if the interface is removed. */
  readonly after: string | null;
}

/** Lists the interfaces that an import would remove or change, removed ones first. */
export function interfaceChanges(rows: readonly CheckedRow[]): readonly InterfaceChange[] {
  return rows
    .flatMap(({ line, part: answer }) => {
      const cell = answer?.changes.find(({ column }) => column === 'interfaces');
      if (cell === undefined || answer === null) return [];
      const [before, after] = [interfacesIn(cell.before), interfacesIn(cell.after)];
      const { name: part } = answer;
      return before.flatMap((stated) => changeOf(stated, after).map((change) => ({ line, part, ...change })));
    })
    .toSorted((one, other) => Number(one.after !== null) - Number(other.after !== null));
}

function changeOf(stated: PartInterface, rows: readonly PartInterface[]) {
  const { key, side, place } = stated;
  const same = rows.find((row) => row.key === key && row.side === side && row.place === place);
  const [before, after] = [interfaceText(stated), same === undefined ? null : interfaceText(same)];
  return before === after ? [] : [{ before, after }];
}
