import type { ImportRow } from '@pedalworks/contract';
import type { Ports } from '../ports.ts';
import type { ProductRecord } from '../model/products.ts';

export type ImportWork = Parameters<Parameters<Ports['products']['import']>[1]>[0];

export interface KnownProducts {
  readonly byNumber: ReadonlyMap<string, ProductRecord>;
  readonly byId: ReadonlyMap<string, ProductRecord>;
  readonly newIds: ReadonlyMap<string, string>;
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
  return { byNumber, byId: new Map([...byId, ...byIdOf(byNumber)]), newIds };
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
