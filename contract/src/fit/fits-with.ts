import { overrideOf, verdictOfPair } from './judge.ts';
import type { FitPart } from './types.ts';

/** Maximum length of a product's `fitsWith`. */
export const maxFitsWith = 8;

/** Part of the catalogue, with the category by which compatible parts are ordered. */
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
  const ranked = catalogue.flatMap((other, order) => {
    if (other.id === part.id) return [];
    if (verdictOfPair(part, other, catalogue) !== 'fits') return [];
    const isConfirmed = overrideOf(part, other) !== null;
    return [{ id: other.id, isConfirmed, distance: Math.abs(placeOf(other) - placeOf(part)), order }];
  });
  return ranked
    .sort(
      (one, other) =>
        Number(other.isConfirmed) - Number(one.isConfirmed) ||
        one.distance - other.distance ||
        one.order - other.order,
    )
    .slice(0, maxFitsWith)
    .map(({ id }) => id);
}
