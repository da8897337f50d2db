import { queryOptions } from '@tanstack/react-query';
import type { CatalogueProduct, Product } from '@pedalworks/contract';
import { call } from '../../../services/api-client.ts';

export function catalogueQuery() {
  return queryOptions({
    queryKey: ['products', 'catalogue'],
    queryFn: ({ signal }) => call('listCatalogue', { token: null, signal }),
    staleTime: 60_000,
    meta: { isPublic: true },
  });
}

export function fitsWithQuery({ _id, fitsWith }: Product) {
  return queryOptions({
    queryKey: ['products', 'fits-with', _id, fitsWith],
    queryFn: async ({ client }): Promise<readonly CatalogueProduct[]> => {
      const catalogue = await client.query(catalogueQuery());
      return fitsWith.flatMap((id) => catalogue.find((part) => part._id === id) ?? []);
    },
    staleTime: 60_000,
    meta: { isPublic: true },
  });
}
