import {
  perVerdict,
  verdictOnBike,
  type BikeInterfaces,
  type FitPart,
  type RuleVerdict,
} from '@pedalworks/contract/fit';

export type VerdictCounts = Readonly<Record<RuleVerdict, number>>;

/** Counts the parts by their verdict for a bike. Omits unrelated parts. */
export function countVerdicts(parts: readonly FitPart[], interfaces: BikeInterfaces): VerdictCounts {
  const bike = { interfaces };
  const verdicts = parts.map((part) => verdictOnBike(part, { bike, catalogue: parts }));
  return perVerdict((wanted) => verdicts.filter((verdict) => verdict === wanted).length);
}
