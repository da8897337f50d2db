import { queryOptions } from '@tanstack/react-query';
import type { Product } from '@pedalworks/contract';
import { call, freshMs } from '../../../services/api-client.ts';
import { perFitChoice } from '../catalogue/fit-choices.ts';
import { catalogueQuery } from '../public/catalogue-query.ts';
import { partFit, type PartFit } from './part-fit.ts';

/** Number of parts in each group that a page displays first. */
export const firstRelated = 6;

/** Query for the compatibility of a part with all others. `limit` is the maximum number of parts per verdict. */
export function partFitQuery(
  { _id, fitsWith }: Pick<Product, '_id' | 'fitsWith'>,
  limit: number = firstRelated,
) {
  return queryOptions({
    queryKey: ['products', 'fit', _id, fitsWith, limit],
    queryFn: async ({ client, signal }): Promise<PartFit> => {
      const [answer, catalogue] = await Promise.all([
        call('getProductFit', { params: { id: _id }, token: null, signal }),
        client.query(catalogueQuery()),
      ]);
      const judged = perFitChoice((verdict) =>
        answer[verdict].map(({ b: id, adapters, ...each }) => ({
          ...{ ...each, id },
          otherAdapters: adapters.flatMap((adapter) => (adapter.id === null ? [adapter.name] : [])),
        })),
      );
      return partFit({ fitsWith, judged: { ...judged, counts: answer.counts }, catalogue, limit });
    },
    staleTime: freshMs,
    meta: { isPublic: true },
  });
}
