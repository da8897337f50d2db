import { queryOptions } from '@tanstack/react-query';
import type { CatalogueProduct } from '@pedalworks/contract';
import { freshMs } from '../../../services/api-client.ts';
import { isSoldOut } from '../public/quote.ts';
import { catalogueQuery } from '../public/catalogue-query.ts';

const maxSizes = 12;

/** Matches a size in a name, such as 180, 28.6, 50T, 11–34 or 620ml, but not a model or part number such as RT180. */
const size = /^[⌀Ø]?\d+(?:[.,/–-]\d+)*\p{L}{0,2}$/u;

type Sized = Pick<CatalogueProduct, 'name' | 'category' | 'range'>;

export interface PartSize {
  readonly id: string;
  readonly slug: string;
  readonly label: string;
  readonly isSoldOut: boolean;
}

export function otherSizesQuery({ name, category, range }: Sized) {
  return queryOptions({
    queryKey: ['products', 'sizes', name, category, range],
    queryFn: async ({ client }) =>
      otherSizes({ name, category, range }, await client.query(catalogueQuery())),
    staleTime: freshMs,
    meta: { isPublic: true },
  });
}

/**
 * Returns all sizes of a part, smallest first: the part itself, and the parts of the same category and product range
 * whose names differ only in size. Returns an empty list if there is only one size, or more than `maxSizes`.
 */
export function otherSizes(part: Sized, catalogue: readonly CatalogueProduct[]): readonly PartSize[] {
  const kind = kindOf(part.name);
  if (kind === part.name) return [];
  const sizes = catalogue
    .filter(({ category, range }) => category === part.category && range === part.range)
    .filter(({ name }) => kindOf(name) === kind)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }))
    .map((sized) => ({
      id: sized._id,
      slug: sized.slug,
      label: sizeOf(sized.name),
      isSoldOut: isSoldOut(sized),
    }));
  return sizes.length > 1 && sizes.length <= maxSizes ? sizes : [];
}

function kindOf(name: string): string {
  return words(name)
    .map((word) => (size.test(word) ? '#' : word))
    .join(' ');
}

function sizeOf(name: string): string {
  const all = words(name);
  return all.slice(all.findIndex((word) => size.test(word))).join(' ');
}

function words(name: string): readonly string[] {
  return name.split(/\s+/u).filter((word) => word !== '');
}
