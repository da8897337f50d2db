import type { CatalogueProduct } from '@pedalworks/contract';
import type { CatalogueView } from './catalogue-view.ts';
import { countFacets, filterCatalogue, type FacetCounts } from './filter-catalogue.ts';
import type { CatalogueSearch } from './search-catalogue.ts';

export interface FoundParts {
  readonly shown: readonly CatalogueProduct[];
  readonly counts: FacetCounts;
  /** What comes nearest to a search that found nothing. */
  readonly nearest: readonly CatalogueProduct[];
}

/** The parts a view shows. Until the index is ready, a search matches names and part numbers literally. */
export function findParts(
  entries: readonly CatalogueProduct[],
  view: CatalogueView,
  search: CatalogueSearch | null | undefined,
): FoundParts {
  const text = view.search.trim();
  const matching =
    text === '' ? entries : (search?.find(text) ?? entries.filter((entry) => contains(entry, text)));
  const nearest = text === '' || matching.length > 0 ? [] : (search?.nearest(text) ?? []);
  return { shown: filterCatalogue(matching, view), counts: countFacets(matching, view), nearest };
}

function contains({ name, partNumber }: CatalogueProduct, text: string): boolean {
  return `${name} ${partNumber}`.toLowerCase().includes(text.toLowerCase());
}
