import { queryOptions } from '@tanstack/react-query';
import { call, freshMs } from '../../../services/api-client.ts';

export function catalogueQuery() {
  return queryOptions({
    queryKey: ['products', 'catalogue'],
    queryFn: ({ signal }) => call('listCatalogue', { token: null, signal }),
    staleTime: freshMs,
    // Comparing 2,000 parts with the previous ones takes longer than rendering those that are displayed.
    structuralSharing: false,
    meta: { isPublic: true },
  });
}
