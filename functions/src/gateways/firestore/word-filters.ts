import { Filter } from 'firebase-admin/firestore';
import { searchedPrefixes } from '../../model/word-search.ts';

export function wordFilters(search: string): readonly Filter[] {
  return searchedPrefixes(search).map((prefixes) =>
    Filter.where('beginnings', 'array-contains-any', prefixes),
  );
}
