import { overrideOf, verdictOfPair } from './judge.ts';
import type { FitPart } from './types.ts';

/** Maximum length of a product's `fitsWith`. */
export const maxFitsWith = 8;

/** Part of the catalogue, with the category by which `fitsWith` is sorted. */
export interface CataloguedPart extends FitPart {
  readonly category: string | null;
}

/**
 * Returns the ids of the parts that fit a part: first those that an admin confirmed, then the others by distance of
 * their category, then in the catalogue's display order.
 */
export function computeFitsWith(
  part: CataloguedPart,
  catalogue: readonly CataloguedPart[],
  categories: readonly string[],
): readonly string[] {
  const placeOf = ({ category }: CataloguedPart) =>
    category === null ? categories.length : categories.indexOf(category);
  const rankOf = (other: CataloguedPart) =>
    overrideOf(part, other) !== null ? -1 : Math.abs(placeOf(other) - placeOf(part));
  const ranked = catalogue
    .map((other) => ({ other, rank: rankOf(other) }))
    .sort((one, another) => one.rank - another.rank);
  const found: string[] = [];
  for (const { other } of ranked) {
    if (found.length === maxFitsWith) break;
    if (verdictOfPair(part, other, catalogue) === 'fits') found.push(other.id);
  }
  return found;
}
