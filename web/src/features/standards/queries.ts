import { queryOptions } from '@tanstack/react-query';
import type { CatalogueProduct } from '@pedalworks/contract';
import type { PartInterface, Side, Source } from '@pedalworks/contract/fit';
import { catalogueQuery } from '../products/public/catalogue-query.ts';
import type { ValueAdapter } from './value-adapters.ts';
import type { ValueMatrix } from './value-pairs.ts';

/** Part that states an interface. */
export interface StandardPart
  extends Pick<CatalogueProduct, 'slug' | 'name'>, Pick<PartInterface, 'values' | 'min' | 'max'> {}

export type StandardParts = Readonly<Record<Side, readonly StandardPart[]>> & {
  readonly adapters: readonly ValueAdapter[];
  readonly matrices: readonly ValueMatrix[];
  readonly sources: readonly Source[];
};

export function standardPartsQuery(key: string) {
  return queryOptions({
    queryKey: ['products', 'standard', key],
    queryFn: async ({ client }) => {
      // The rules are heavy, and the server has usually judged the values.
      const [{ partsOfStandard }, catalogue] = await Promise.all([
        import('./parts-of-standard.ts'),
        client.query(catalogueQuery()),
      ]);
      return partsOfStandard(key, catalogue);
    },
    staleTime: 60_000,
    meta: { isPublic: true },
  });
}
