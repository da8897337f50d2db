import type { Verdict } from '@pedalworks/contract/fit';

/** Verdicts of catalogue parts for the active bike, by product id. */
export type BikeVerdicts = ReadonlyMap<string, Verdict>;

const ranks: Readonly<Record<Verdict, number>> = {
  fits: 0,
  'with-adapter': 1,
  unknown: 2,
  unrelated: 2,
  'does-not-fit': 3,
};

/** Moves parts that fit the bike to the front, and those that do not to the end. Keeps the order within each group. */
export function fittingFirst<Part extends { readonly _id: string }>(
  parts: readonly Part[],
  verdicts: BikeVerdicts | null,
): readonly Part[] {
  if (verdicts === null) return parts;
  const rankOf = ({ _id }: Part) => ranks[verdicts.get(_id) ?? 'unrelated'];
  return parts.toSorted((one, other) => rankOf(one) - rankOf(other));
}
