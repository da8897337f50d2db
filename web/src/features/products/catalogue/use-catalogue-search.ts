import { useMemo } from 'react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CatalogueProduct } from '@pedalworks/contract';
import { catalogueQuery } from '../public/catalogue-query.ts';
import type { CatalogueSearch } from './search-catalogue.ts';

/** Ids of the parts that the server found for the search of a page. */
export interface SentResults {
  readonly found: readonly string[];
  readonly nearest: readonly string[];
}

export const sentResultsKey = (text: string) => ['catalogue-results', text] as const;

const none: readonly CatalogueProduct[] = [];

/** Returns the search of a server-rendered page, limited to its text; undefined for other texts. */
export function useSentSearch(
  text: string,
  entries: readonly CatalogueProduct[] = none,
): CatalogueSearch | undefined {
  const sent = useQueryClient().getQueryData<SentResults>(sentResultsKey(text));
  return useMemo(() => sent && searchWith(sent, entries), [sent, entries]);
}

/** Returns a search that knows only these results. */
export function searchWith(
  { found, nearest }: SentResults,
  entries: readonly CatalogueProduct[],
): CatalogueSearch {
  const byId = new Map(entries.map((entry) => [entry._id, entry]));
  const partsOf = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  // The server sends the order, but not which parts match equally well.
  return {
    find: () => partsOf(found),
    findRanked: () => partsOf(found).map((part) => [part]),
    nearest: () => partsOf(nearest),
  };
}

/** Loads the catalogue search once `isWanted` is true. Returns undefined while loading, null after a failure. */
export function useCatalogueSearch(isWanted: boolean) {
  const parts = useQuery(catalogueQuery());
  const search = useQuery({
    queryKey: ['catalogue-search', parts.dataUpdatedAt],
    queryFn: async ({ client }) => {
      const { indexCatalogue } = await import('./search-catalogue.ts');
      return indexCatalogue(client.getQueryData(catalogueQuery().queryKey) ?? []);
    },
    enabled: isWanted && parts.data !== undefined,
    staleTime: Infinity,
    // Keeps using the previous index until the new one is built.
    placeholderData: keepPreviousData,
    meta: { isPublic: true },
  });
  return search.data ?? (parts.isError || search.isError ? null : undefined);
}
