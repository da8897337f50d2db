import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../services/api-client.ts';

/** Every part on sale, as lists, filters and the search need it. Asked as a visitor, so that shared caches may answer. */
export function catalogueQuery() {
  return queryOptions({
    queryKey: ['products', 'catalogue'],
    queryFn: ({ signal }) => call('listCatalogue', { token: null, signal }),
    staleTime: 60_000,
    meta: { isPublic: true },
  });
}
