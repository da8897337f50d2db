import { queryOptions } from '@tanstack/react-query';
import { freshMs } from '../../services/api-client.ts';
import { catalogueQuery } from '../products/public/catalogue-query.ts';

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
    staleTime: freshMs,
    meta: { isPublic: true },
  });
}
