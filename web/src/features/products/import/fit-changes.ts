import type { CatalogueProduct } from '@pedalworks/contract';
import { verdictOfPair, type FitPart, type PartInterface, type Verdict } from '@pedalworks/contract/fit';
import { readProductCells } from '@pedalworks/contract/product-columns';
import { timeSlices } from '../../../services/time-slices.ts';
import { toFitPart } from '../../shared/fit-engine.ts';
import { shopCurrency } from '../../../ui/money.ts';
import type { CheckedRow } from './import-rows.ts';

/** Verdict about two parts that an import changes. */
export interface FitChange {
  readonly line: number;
  readonly part: string;
  readonly other: string;
  readonly before: Verdict;
  readonly after: Verdict;
}

export interface ChangedPart {
  readonly line: number;
  readonly id: string;
  readonly interfaces: readonly PartInterface[];
}

/** Returns the existing parts whose interfaces an import would change. */
export function partsWithNewInterfaces(rows: readonly CheckedRow[]): readonly ChangedPart[] {
  return rows.flatMap(({ line, part, overwrite }) => {
    const { id = null, changes = [], conflicts = [] } = part ?? {};
    const written = [...changes, ...conflicts.filter(({ column }) => overwrite.includes(column))];
    const cell = written.find(({ column }) => column === 'interfaces');
    if (id === null || cell === undefined) return [];
    const { row } = readProductCells({ interfaces: cell.after }, shopCurrency);
    return [{ line, id, interfaces: (row['interfaces'] ?? []) as readonly PartInterface[] }];
  });
}

/** Compares the verdicts of the changed parts before and after the import. */
export async function fitChanges(
  changed: readonly ChangedPart[],
  products: readonly CatalogueProduct[],
  signal: AbortSignal,
): Promise<readonly FitChange[]> {
  const pause = timeSlices(signal);
  const byId = new Map(changed.map((part) => [part.id, part]));
  const before = products.map(toFitPart);
  const after = before.map((part): FitPart => ({ ...part, ...byId.get(part.id) }));
  const found: FitChange[] = [];
  for (const [index, part] of after.entries()) {
    const line = byId.get(part.id)?.line;
    if (line === undefined) continue;
    for (const [at, other] of after.entries()) {
      await pause();
      // Counts the pair of two changed parts once.
      if (at === index || (at < index && byId.has(other.id))) continue;
      const [was, is] = [before, after].map((parts) => verdictIn(parts, index, at));
      if (was !== undefined && is !== undefined && was !== is)
        found.push({ line, part: part.name, other: other.name, before: was, after: is });
    }
  }
  return found;
}

function verdictIn(parts: readonly FitPart[], one: number, other: number): Verdict | undefined {
  const [a, b] = [parts[one], parts[other]];
  return a === undefined || b === undefined ? undefined : verdictOfPair(a, b, parts);
}
