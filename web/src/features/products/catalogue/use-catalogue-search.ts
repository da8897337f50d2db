import { useEffect, useState } from 'react';
import type { CatalogueProduct } from '@pedalworks/contract';
import type { CatalogueSearch } from './search-catalogue.ts';

/** The search over these parts, its code loaded when it is wanted first; undefined until it is ready. */
export function useCatalogueSearch(
  entries: readonly CatalogueProduct[] | undefined,
  isWanted: boolean,
): CatalogueSearch | undefined {
  const [ready, setReady] = useState<{
    readonly of: readonly CatalogueProduct[];
    readonly search: CatalogueSearch;
  }>();
  useEffect(() => {
    if (!isWanted || entries === undefined) return undefined;
    const abort = new AbortController();
    void (async () => {
      const { catalogueSearch } = await import('./search-catalogue.ts');
      const search = await catalogueSearch(entries);
      if (!abort.signal.aborted) setReady({ of: entries, search });
    })().catch(() => undefined);
    return () => {
      abort.abort();
    };
  }, [entries, isWanted]);
  return ready?.of === entries ? ready?.search : undefined;
}
