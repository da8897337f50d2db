import { Filter } from 'firebase-admin/firestore';
import { searchedPrefixes } from '../../search/word-search.ts';

/** Returns one filter per word of a search. */
export function wordFilters(search: string): readonly Filter[] {
  return searchedPrefixes(search).map((prefixes) =>
    Filter.where('beginnings', 'array-contains-any', prefixes),
  );
}
