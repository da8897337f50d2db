import type { CatalogueProduct } from '@pedalworks/contract';
import {
  isPartKind,
  judge,
  verdictOfPair,
  type FitPart,
  type PartInterface,
  type Verdict,
} from '@pedalworks/contract/fit';
import { readProductCells } from '@pedalworks/contract/product-columns';
import { timeSlices } from '../../../services/time-slices.ts';
import { toFitPart } from '../../fit/public/fit-engine.ts';
import { shopCurrency } from '../../../ui/money.ts';
import type { CheckedRow } from './import-rows.ts';

/** Verdict about two parts, or its limits, that an import changes. */
export interface FitChange {
  readonly line: number;
  readonly part: string;
  readonly other: string;
  readonly before: Verdict;
  readonly after: Verdict;
  /** Absent if the limits stay. */
  readonly limits?: { readonly before: readonly string[]; readonly after: readonly string[] };
}

/** New fields of an existing part; absent if they stay. */
export interface ChangedPart extends Partial<Pick<FitPart, 'kind' | 'interfaces'>> {
  readonly line: number;
  readonly id: string;
}

/** Returns the existing parts whose interfaces or kind an import would change. */
export function partsWithNewInterfaces(rows: readonly CheckedRow[]): readonly ChangedPart[] {
  return rows.flatMap(({ line, part }) => {
    const after = (column: string) => part?.changes.find((cell) => cell.column === column)?.after;
    const [interfaces, kind] = [after('interfaces'), after('kind')];
    const id = part?.id ?? null;
    if (id === null || (interfaces === undefined && kind === undefined)) return [];
    return [
      {
        ...{ line, id },
        ...(interfaces !== undefined && { interfaces: interfacesIn(interfaces) }),
        ...(kind !== undefined && { kind: isPartKind(kind) ? kind : null }),
      },
    ];
  });
}

/** Reads a cell of the column Interfaces. */
export function interfacesIn(cell: string): readonly PartInterface[] {
  const { row } = readProductCells({ interfaces: cell }, shopCurrency);
  return (row['interfaces'] ?? []) as readonly PartInterface[];
}

/** Compares the verdicts and limits of the changed parts before and after the import. */
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
      const change = pairChange({ before, after }, index, at);
      if (change !== null) found.push({ line, part: part.name, other: other.name, ...change });
    }
  }
  return found;
}

type Catalogues = Readonly<Record<'before' | 'after', readonly FitPart[]>>;

function pairChange(
  catalogues: Catalogues,
  one: number,
  other: number,
): Pick<FitChange, 'before' | 'after' | 'limits'> | null {
  const [was, is] = [catalogues.before, catalogues.after].map((parts) => pairIn(parts, one, other));
  if (was == null || is == null) return null;
  const [before, after] = [verdictOfPair(...was), verdictOfPair(...is)];
  if (before === 'unrelated' && after === 'unrelated') return null;
  const limits = { before: judge(...was).limits, after: judge(...is).limits };
  const keepsLimits = limits.before.join('\n') === limits.after.join('\n');
  if (before === after && keepsLimits) return null;
  return { before, after, ...(!keepsLimits && { limits }) };
}

function pairIn(parts: readonly FitPart[], one: number, other: number) {
  const [a, b] = [parts[one], parts[other]];
  return a === undefined || b === undefined ? null : ([a, b, parts] as const);
}
