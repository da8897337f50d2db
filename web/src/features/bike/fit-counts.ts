import {
  bikePart,
  perVerdict,
  verdictOfPair,
  type BikeInterfaces,
  type FitPart,
  type RuleVerdict,
} from '@pedalworks/contract/fit';

export type VerdictCounts = Readonly<Record<RuleVerdict, number>>;

/** Counts the parts by their verdict for a bike. Omits unrelated parts. */
export function countVerdicts(parts: readonly FitPart[], interfaces: BikeInterfaces): VerdictCounts {
  const bike = bikePart({ interfaces });
  const verdicts = parts.map((part) => verdictOfPair(part, bike, parts));
  return perVerdict((wanted) => verdicts.filter((verdict) => verdict === wanted).length);
}
