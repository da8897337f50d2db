import {
  bikePart,
  verdictOfPair,
  type BikeInterfaces,
  type FitPart,
  type Verdict,
} from '@pedalworks/contract/fit';

export type VerdictCounts = Readonly<Record<Exclude<Verdict, 'unrelated'>, number>>;

/** Counts the parts by their verdict for a bike. Omits parts that have nothing to do with a bike. */
export function countVerdicts(parts: readonly FitPart[], interfaces: BikeInterfaces): VerdictCounts {
  const bike = bikePart({ interfaces });
  const verdicts = parts.map((part) => verdictOfPair(part, bike, parts));
  const count = (wanted: Verdict) => verdicts.filter((verdict) => verdict === wanted).length;
  return {
    fits: count('fits'),
    'with-adapter': count('with-adapter'),
    unknown: count('unknown'),
    'does-not-fit': count('does-not-fit'),
  };
}
