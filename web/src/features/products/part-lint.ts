import type { CatalogueProduct } from '@pedalworks/contract';
import type { LintedPart } from '@pedalworks/contract/fit-lint';
import { queryOptions } from '@tanstack/react-query';
import { freshMs } from '../../services/api-client.ts';
import { toFitPart } from '../fit/public/fit-engine.ts';
import { catalogueQuery } from './public/catalogue-query.ts';

/** Query for a function that reports contradictions in the interfaces of a part. */
export function partLinterQuery() {
  return queryOptions({
    queryKey: ['products', 'linter'],
    queryFn: async ({ client }) => {
      const [{ lintPart }, products] = await Promise.all([
        import('@pedalworks/contract/fit-lint'),
        client.query(catalogueQuery()),
      ]);
      const catalogue = products.map(toLintedPart);
      return { lint: (part: LintedPart) => lintPart(part, catalogue), products };
    },
    staleTime: freshMs,
    gcTime: 0,
  });
}

/** Converts a product of the catalogue, which has no description. */
const toLintedPart = (product: CatalogueProduct): LintedPart => ({
  ...toFitPart(product),
  specs: product.specs,
  description: '',
  fitsWith: [],
});
