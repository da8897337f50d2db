import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { catalogueQuery } from './queries.ts';

/** The search over the parts on sale, its code loaded when it is wanted first; undefined until it is ready, null where it cannot be loaded. */
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
    // The former index serves until the one over the parts read anew is ready.
    placeholderData: keepPreviousData,
    meta: { isPublic: true },
  });
  return search.data ?? (parts.isError || search.isError ? null : undefined);
}
