import type { CatalogueProduct } from '@pedalworks/contract';
import type { Finding, LintedPart } from '@pedalworks/contract/fit-lint';
import { isPartKind, type PartInterface } from '@pedalworks/contract/fit';
import { readProductCells } from '@pedalworks/contract/product-columns';
import { queryOptions } from '@tanstack/react-query';
import { timeSlices } from '../../../services/time-slices.ts';
import { shopCurrency } from '../../../ui/money.ts';
import { partLinterQuery } from '../part-lint.ts';
import type { CheckedRow } from './import-rows.ts';

/** Maximum number of rows to check, which takes a few seconds in a shop of 2,000 parts. */
export const maxCheckedRows = 300;

/** Findings about the parts that rows add or change, as sentences by line. */
export type RowFindings = ReadonlyMap<number, readonly string[]>;

/** Query for contradictions in the interfaces that an import would write. */
export const rowFindingsQuery = (rows: readonly CheckedRow[]) => {
  const changed = rows.filter(isLinted).slice(0, maxCheckedRows);
  return queryOptions({
    queryKey: ['row-findings', changed.map(({ line, part }) => ({ line, part }))],
    queryFn: async ({ client, signal }) => {
      const { lint, products } = await client.query(partLinterQuery());
      return findingsOf(changed, { lint, products, signal });
    },
    enabled: changed.length > 0,
    gcTime: 0,
  });
};

const linted: readonly string[] = ['name', 'description', 'kind', 'specs', 'interfaces'];

const isLinted = ({ part }: CheckedRow): boolean =>
  part?.changes.some(({ column }) => linted.includes(column)) === true;

interface Linting {
  readonly lint: (part: LintedPart) => readonly Finding[];
  readonly products: readonly CatalogueProduct[];
  readonly signal: AbortSignal;
}

export async function findingsOf(
  rows: readonly CheckedRow[],
  { lint, products, signal }: Linting,
): Promise<RowFindings> {
  const pause = timeSlices(signal);
  const byId = new Map(products.map((product) => [product._id, product]));
  const found = new Map<number, readonly string[]>();
  for (const row of rows) {
    await pause();
    const present = byId.get(row.part?.id ?? '');
    const findings = lint(partAfter(row, present)).toSorted((one, other) => rankOf(one) - rankOf(other));
    found.set(
      row.line,
      findings.map(({ reason }) => reason),
    );
  }
  return found;
}

/** Checks in the order in which rows list their findings: what is wrong before what is missing. */
const checks: readonly Finding['check'][] = ['value', 'listed', 'missing'];

const rankOf = ({ check, isNote }: Finding): number =>
  checks.indexOf(check) + (isNote === true ? checks.length : 0);

function partAfter(row: CheckedRow, present: CatalogueProduct | undefined): LintedPart {
  const written = readProductCells(
    Object.fromEntries((row.part?.changes ?? []).map(({ column, after }) => [column, after])),
    shopCurrency,
  ).row;
  const textOf = (name: string, fallback: string) => {
    const text = written[name];
    return typeof text === 'string' ? text : fallback;
  };
  const description = row.row['description'];
  const kind = textOf('kind', 'kind' in written ? '' : (present?.kind ?? ''));
  return {
    id: present?._id ?? `row ${String(row.line)}`,
    name: textOf('name', present?.name ?? row.name),
    description: typeof description === 'string' ? description : '',
    kind: isPartKind(kind) ? kind : null,
    specs: (written['specs'] as LintedPart['specs'] | undefined) ?? present?.specs ?? [],
    interfaces: (written['interfaces'] as readonly PartInterface[] | undefined) ?? present?.interfaces ?? [],
    fitOverrides: present?.fitOverrides ?? [],
    fitsWith: [],
  };
}
