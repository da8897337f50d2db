import { queryOptions } from '@tanstack/react-query';
import type { CatalogueProduct } from '@pedalworks/contract';
import { catalogueQuery } from '../public/catalogue-query.ts';

const nearestCount = 4;

export function nearestPartsQuery(slug: string) {
  return queryOptions({
    queryKey: ['products', 'nearest', slug],
    queryFn: async ({ client }) => nearestParts(slug, await client.query(catalogueQuery())),
    meta: { isPublic: true },
  });
}

/**
 * Returns up to `nearestCount` parts that share the most words with a slug. Excludes parts that share only numbers or
 * words of one or two letters.
 */
export function nearestParts(
  slug: string,
  catalogue: readonly CatalogueProduct[],
): readonly CatalogueProduct[] {
  const wanted = new Set(slug.toLowerCase().split('-'));
  return catalogue
    .map((part) => ({ part, shared: part.slug.split('-').filter((word) => wanted.has(word)) }))
    .filter(({ shared }) => shared.some((word) => /[a-z]{3}/u.test(word)))
    .toSorted((one, other) => other.shared.length - one.shared.length)
    .slice(0, nearestCount)
    .map(({ part }) => part);
}
