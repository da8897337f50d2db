import type { LintedPart } from '../../contract/src/fit/lint.ts';
import { parts } from '../../emulator-data/source/parts.ts';
import { readProductsFile } from '../../web/src/features/products/import/read-products-file.ts';

interface Catalogue {
  readonly parts: readonly LintedPart[];
  /** Sentences about rows and columns that were not read. */
  readonly notices: readonly string[];
}

export function seededCatalogue(): Catalogue {
  const linted = parts.map(({ specs, ...part }) => ({
    ...part,
    specs: Object.entries(specs).map(([name, value]) => ({ name, value })),
  }));
  return { parts: linted, notices: [] };
}

/** Any currency with cents: prices are read, but not checked. */
const currency = 'EUR';

/**
 * Reads an exported products.csv. The slug serves as the id, and part numbers in `Fits with` become ids.
 * @throws UnreadableFile if it is not a CSV file of products
 */
export async function readCatalogue(file: File): Promise<Catalogue> {
  const { rows, notices } = await readProductsFile(file, currency);
  const invalid = rows.flatMap(({ line, issues }) =>
    issues.map(({ path, message }) => `Row ${String(line)}${path === '' ? '' : `, ${path}`}: ${message}.`),
  );
  const idOf = new Map(rows.map(({ partNumber, row }) => [partNumber, text(row['slug'], partNumber)]));
  const read = rows.map(({ partNumber, name, row }): LintedPart => ({
    id: text(row['slug'], partNumber),
    name,
    description: text(row['description'], ''),
    range: text(row['range'], ''),
    category: text(row['category'], ''),
    specs: (row['specs'] ?? []) as LintedPart['specs'],
    interfaces: (row['interfaces'] ?? []) as LintedPart['interfaces'],
    fitsWith: ((row['fitsWith'] ?? []) as readonly string[]).map((key) => idOf.get(key.toUpperCase()) ?? key),
  }));
  return { parts: read, notices: [...notices, ...invalid] };
}

const text = (value: unknown, fallback: string): string =>
  typeof value === 'string' && value !== '' ? value : fallback;
