import type { CatalogueProduct } from '@pedalworks/contract';
import MiniSearch from 'minisearch';

/** Finds parts by name, part number and specification, blind to case and accents, forgiving one wrong letter. */
export interface CatalogueSearch {
  /** The best match first; one whose part number was typed out before all others. */
  find(text: string): readonly CatalogueProduct[];
  /** What comes nearest to a text that {@link find} finds nothing for. */
  nearest(text: string): readonly CatalogueProduct[];
}

const fields = ['name', 'partNumber', 'range', 'category', 'specs'] as const;
const nearestCount = 4;
/** In shorter words one wrong letter makes another word. */
const shortestForgiven = 4;

/** Indexes the parts in slices, so that the page stays usable meanwhile. */
export async function catalogueSearch(entries: readonly CatalogueProduct[]): Promise<CatalogueSearch> {
  const index = new MiniSearch<CatalogueProduct>({
    idField: '_id',
    fields: [...fields],
    extractField: (entry, field) => textOf(entry, field),
    processTerm: (term) => plain(term) || null,
    searchOptions: {
      boost: { name: 4, partNumber: 4, range: 2 },
      prefix: true,
      fuzzy: (term) => (term.length >= shortestForgiven ? 1 : false),
      combineWith: 'AND',
    },
  });
  await index.addAllAsync(entries, { chunkSize: 50 });
  const byId = new Map(entries.map((entry) => [entry._id, entry]));
  const search = (text: string, options = {}) =>
    index.search(text, options).flatMap(({ id }) => byId.get(id as string) ?? []);
  return {
    find: (text) => {
      const number = compact(text);
      const exact = entries.filter(({ partNumber }) => number !== '' && compact(partNumber) === number);
      return [...exact, ...search(text).filter((entry) => !exact.includes(entry))];
    },
    nearest: (text) => search(text, { combineWith: 'OR', fuzzy: 0.4 }).slice(0, nearestCount),
  };
}

function textOf(entry: CatalogueProduct, field: string): string {
  if (field === 'specs') return entry.specs.map(({ name, value }) => `${name} ${value}`).join(' ');
  const value = entry[field as keyof CatalogueProduct];
  return typeof value === 'string' ? value : '';
}

/** Without case and accents. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** A part number as somebody reads it from a box: `pw ch12 126`. */
function compact(text: string): string {
  return plain(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
}
