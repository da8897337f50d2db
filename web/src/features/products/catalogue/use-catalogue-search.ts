import { useEffect, useState } from 'react';
import type { CatalogueProduct } from '@pedalworks/contract';
import type { CatalogueSearch } from './search-catalogue.ts';

/** The search over these parts, its code loaded when it is wanted first; undefined until it is ready, null where it cannot be loaded. */
export function useCatalogueSearch(
  entries: readonly CatalogueProduct[] | undefined,
  isWanted: boolean,
): CatalogueSearch | null | undefined {
  const [ready, setReady] = useState<{
    readonly of: readonly CatalogueProduct[];
    readonly search: CatalogueSearch | null;
  }>();
  useEffect(() => {
    if (!isWanted || entries === undefined) return undefined;
    const abort = new AbortController();
    void (async () => {
      const search = await searchOver(entries).catch(() => null);
      if (!abort.signal.aborted) setReady({ of: entries, search });
    })();
    return () => abort.abort();
  }, [entries, isWanted]);
  return ready?.of === entries ? ready?.search : undefined;
}

async function searchOver(entries: readonly CatalogueProduct[]): Promise<CatalogueSearch> {
  const { catalogueSearch } = await import('./search-catalogue.ts');
  return catalogueSearch(entries);
}
