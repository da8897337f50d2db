import type { Verdict } from '@pedalworks/contract/fit';

/** Verdicts of catalogue parts for the active bike, by product id. */
export type BikeVerdicts = ReadonlyMap<string, Verdict>;

const fitOrder: Readonly<Record<Verdict, number>> = {
  fits: 0,
  'with-adapter': 1,
  unknown: 2,
  unrelated: 2,
  'does-not-fit': 3,
};

/** Orders the parts of each search rank by their fit to the bike. A better match of the text stays in front. */
export function fittingFirst<Part extends { readonly _id: string }>(
  ranked: readonly (readonly Part[])[],
  verdicts: BikeVerdicts | null,
): readonly Part[] {
  if (verdicts === null) return ranked.flat();
  const fitOf = ({ _id }: Part) => fitOrder[verdicts.get(_id) ?? 'unrelated'];
  return ranked.flatMap((parts) => parts.toSorted((one, other) => fitOf(one) - fitOf(other)));
}
