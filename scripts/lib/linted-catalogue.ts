import { kindNamed } from '../../contract/src/fit/kinds.ts';
import type { LintedPart } from '../../contract/src/fit/lint.ts';
import { isComputedHeading } from '../../contract/src/product-columns.ts';
import { parts } from '../../emulator-data/source/parts.ts';
import { decodeText } from '../../web/src/features/products/import/decode-text.ts';
import { parseTable } from '../../web/src/features/products/import/parse-table.ts';
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
 * Reads an exported products.csv. The slug serves as the id. Older exports list compatible parts by part number in
 * `Fits with`, which imports ignore.
 * @throws UnreadableFile if it is not a CSV file of products
 */
export async function readCatalogue(file: File): Promise<Catalogue> {
  const { rows, notices } = await readProductsFile(file, currency);
  const listed = await listedParts(file);
  const ids = new Map(rows.map(({ partNumber, row }) => [partNumber, text(row['slug'], partNumber)]));
  const invalid = rows.flatMap(({ line, issues }) =>
    issues.map(({ path, message }) => `Row ${String(line)}${path === '' ? '' : `, ${path}`}: ${message}.`),
  );
  const read = rows.map(({ line, partNumber, name, row }): LintedPart => ({
    id: text(row['slug'], partNumber),
    name,
    description: text(row['description'], ''),
    category: text(row['category'], ''),
    kind: kindNamed(text(row['kind'], '')) ?? null,
    specs: (row['specs'] ?? []) as LintedPart['specs'],
    interfaces: (row['interfaces'] ?? []) as LintedPart['interfaces'],
    fitsWith: listed(line).map((partNumber) => ids.get(partNumber.toUpperCase()) ?? partNumber),
  }));
  return { parts: read, notices: [...notices, ...invalid] };
}

const text = (value: unknown, fallback: string): string =>
  typeof value === 'string' && value !== '' ? value : fallback;

const maxRows = 10_000;

/** Returns the part numbers in the column `Fits with` by line. */
async function listedParts(file: File): Promise<(line: number) => readonly string[]> {
  const { rows } = parseTable(decodeText(new Uint8Array(await file.arrayBuffer()), undefined), maxRows);
  const column = (rows[0] ?? []).findIndex(isComputedHeading);
  return (line) => (rows[line - 1]?.[column] ?? '').split(/[\s,;]+/u).filter((each) => each !== '');
}
