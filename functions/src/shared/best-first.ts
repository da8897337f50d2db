import { foldedCode } from '@pedalworks/contract';
import { isBlank } from '../model/word-search.ts';

/** Sorts items whose name equals the search first, then those whose name starts with it; others keep their order. */
export function bestFirst<T>(
  items: readonly T[],
  search: string,
  namesOf: (item: T) => readonly string[],
): readonly T[] {
  if (isBlank(search)) return items;
  const wanted = foldedCode(search);
  const rank = (item: T) => {
    const names = namesOf(item).map(foldedCode);
    if (names.includes(wanted)) return 0;
    return names.some((name) => name.startsWith(wanted)) ? 1 : 2;
  };
  return items
    .map((item) => ({ item, rank: rank(item) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}
