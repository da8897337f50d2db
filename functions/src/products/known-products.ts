import type { ImportRow } from '@pedalworks/contract';
import type { Ports } from '../ports.ts';
import type { ProductRecord } from '../model/products.ts';

export type ImportWork = Parameters<Parameters<Ports['products']['import']>[1]>[0];

export interface KnownProducts {
  readonly byNumber: ReadonlyMap<string, ProductRecord>;
  readonly byId: ReadonlyMap<string, ProductRecord>;
  readonly newIds: ReadonlyMap<string, string>;
  /** Maps a new number to the existing one that a spreadsheet may have shortened, such as 17 to `0017`. */
  readonly padded: ReadonlyMap<string, string>;
}

export async function findKnownProducts(
  work: ImportWork,
  rows: readonly ImportRow[],
): Promise<KnownProducts> {
  const keys = rows.flatMap(({ fitOverrides = [] }) => fitOverrides.map(({ productId }) => productId));
  const numbers = [...rows.map(({ partNumber }) => partNumber), ...keys.map((key) => key.toUpperCase())];
  const byNumber = await work.byPartNumber([...new Set(numbers)]);
  const byId = await work.byId([...new Set(keys)]);
  const added = rows.filter(({ partNumber }) => !byNumber.has(partNumber));
  const newIds = new Map(added.map(({ partNumber }) => [partNumber, work.newId()]));
  const padded = await findPaddedNumbers(work, [...newIds.keys()]);
  return { byNumber, byId: new Map([...byId, ...byIdOf(byNumber)]), newIds, padded };
}

const zeros = ['0', '00', '000', '0000'];

/** Finds part numbers that a spreadsheet shortens to one of `numbers`: `0017` to 17, or `90.750` to 90.75. */
async function findPaddedNumbers(
  work: ImportWork,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const candidates = numbers.flatMap((number) => {
    if (!/^[1-9]\d*(?:\.\d+)?$/u.test(number)) return [];
    const decimal = number.includes('.') ? number : `${number}.`;
    return zeros.flatMap((zero) =>
      [zero + number, decimal + zero].map((padded) => [padded, number] as const),
    );
  });
  const found = await work.byPartNumber(candidates.map(([candidate]) => candidate));
  return new Map(
    candidates.flatMap(([candidate, number]) => (found.has(candidate) ? [[number, candidate]] : [])),
  );
}

export function claimedNames(rows: readonly ImportRow[], { byNumber }: KnownProducts) {
  return rows.flatMap(({ name = '', slug, partNumber }) => {
    const present = byNumber.get(partNumber);
    if (present === undefined) return { name, slug, partNumber };
    return slug === undefined || slug === present.slug ? [] : { name: present.name, slug, partNumber };
  });
}

const byIdOf = (products: ReadonlyMap<string, ProductRecord>) =>
  [...products.values()].map((product) => [product.id, product] as const);
