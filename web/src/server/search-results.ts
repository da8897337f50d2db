import type { CatalogueProduct } from '@pedalworks/contract';
import { indexCatalogue, type CatalogueSearch } from '../features/products/catalogue/search-catalogue.ts';
import type { SentResults } from '../features/products/catalogue/use-catalogue-search.ts';

type Search = (entries: readonly CatalogueProduct[], text: string) => Promise<SentResults | undefined>;

/** Returns a function that searches like the browser, unless the text is blank. Keeps the index until a searched text of a part changes. */
export function serverSearch(): Search {
  let known: { readonly texts: string; readonly search: Promise<CatalogueSearch> } | undefined;
  return async (entries, text) => {
    if (text.trim() === '') return undefined;
    const texts = JSON.stringify(
      entries.map(({ _id, name, partNumber, range, category, specs }) => [
        _id,
        ...[name, partNumber, range, category, specs],
      ]),
    );
    if (known?.texts !== texts) known = { texts, search: indexCatalogue(entries) };
    const search = await known.search;
    const idsOf = (parts: readonly CatalogueProduct[]) => parts.map(({ _id }) => _id);
    const found = idsOf(search.find(text.trim()));
    return { found, nearest: found.length > 0 ? [] : idsOf(search.nearest(text.trim())) };
  };
}
