import { overrideOf, verdictOfPair } from './judge.ts';
import { memoized } from './memoized.ts';
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
  const found: string[] = [];
  for (const other of byRank(part, catalogue, categories)) {
    if (found.length === maxFitsWith) break;
    if (verdictOfPair(part, other, catalogue) === 'fits') found.push(other.id);
  }
  return found;
}

/** Part that was added, changed or removed. */
export interface PartChange {
  readonly before: CataloguedPart | null;
  readonly after: CataloguedPart | null;
}

interface KnownList {
  readonly known: readonly string[];
  /** Change of another part since the list was computed. */
  readonly change: PartChange;
  readonly catalogue: readonly CataloguedPart[];
  readonly categories: readonly string[];
}

/**
 * Returns the `fitsWith` of a part after another part changed. Compares only these two parts. Returns null if other
 * parts may take or lose a place, so that the list must be computed again.
 */
export function changedFitsWith(
  part: CataloguedPart,
  { known, change: { before, after }, catalogue, categories }: KnownList,
): readonly string[] | null {
  if (isThirdPart(before, part) || isThirdPart(after, part)) return null;
  const changedId = (before ?? after)?.id;
  const others = known.filter((id) => id !== changedId);
  const leavesGap = known.length === maxFitsWith && others.length < known.length;
  const isFitting = after !== null && verdictOfPair(part, after, catalogue) === 'fits';
  if (!isFitting) return leavesGap ? null : others;
  const places = placesOf(catalogue);
  const listed = [...others, after.id].flatMap((id) => catalogue[places.get(id) ?? -1] ?? []);
  const ids = byRank(part, listed.toSorted(by(places)), categories).map(({ id }) => id);
  return leavesGap && ids.at(-1) === after.id ? null : ids.slice(0, maxFitsWith);
}

/** Sorts parts in display order by overrides and category. */
function byRank(
  part: CataloguedPart,
  others: readonly CataloguedPart[],
  categories: readonly string[],
): readonly CataloguedPart[] {
  const placeOf = ({ category }: CataloguedPart) =>
    category === null ? categories.length : categories.indexOf(category);
  const rankOf = (other: CataloguedPart) =>
    overrideOf(part, other) !== null ? -1 : Math.abs(placeOf(other) - placeOf(part));
  return others
    .map((other) => ({ other, rank: rankOf(other) }))
    .toSorted((one, another) => one.rank - another.rank)
    .map(({ other }) => other);
}

const placesOf = memoized(
  (catalogue: readonly CataloguedPart[]): ReadonlyMap<string, number> =>
    new Map(catalogue.map(({ id }, place) => [id, place])),
);

const by = (places: ReadonlyMap<string, number>) => (one: CataloguedPart, other: CataloguedPart) =>
  (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0);

/** True if a part decides whether two others fit, as a hub decides for a spoke and a rim. */
function isThirdPart(changed: CataloguedPart | null, part: CataloguedPart): boolean {
  const states = ({ interfaces }: FitPart, keys: readonly string[]) =>
    interfaces.some(({ key }) => keys.includes(key));
  return changed !== null && states(changed, ['erd', 'flange-diameter']) && states(part, ['spoke-length']);
}
