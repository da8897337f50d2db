import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { catalogueQuery } from './queries.ts';

/** Loads the search over the parts on sale on first use. Undefined until it is ready, null if it fails to load. */
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
    // The previous index serves until the new one is built.
    placeholderData: keepPreviousData,
    meta: { isPublic: true },
  });
  return search.data ?? (parts.isError || search.isError ? null : undefined);
}
