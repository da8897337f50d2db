import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { catalogueQuery } from './queries.ts';

/** Loads the catalogue search once `isWanted` is true. Returns undefined while loading, null after a failure. */
export function useCatalogueSearch(isWanted: boolean) {
  const parts = useQuery(catalogueQuery());
  const search = useQuery({
    queryKey: ['catalogue-search', parts.dataUpdatedAt],
    queryFn: async ({ client }) => {
      const { catalogueSearch } = await import('./search-catalogue.ts');
      return catalogueSearch(client.getQueryData(catalogueQuery().queryKey) ?? []);
    },
    enabled: isWanted && parts.data !== undefined,
    staleTime: Infinity,
    // Keeps using the previous index until the new one is built.
    placeholderData: keepPreviousData,
    meta: { isPublic: true },
  });
  return search.data ?? (parts.isError || search.isError ? null : undefined);
}
