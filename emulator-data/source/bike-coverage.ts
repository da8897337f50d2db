import {
  bikeInterfaces,
  verdictOnBike,
  type BikeInterfaces,
  type FitPart,
} from '../../contract/src/fit/index.ts';

interface Shop {
  readonly parts: readonly FitPart[];
  readonly bikes: readonly BikeInterfaces[];
}

/** Returns the share of unknown verdicts for bikes of which only the `answered` interfaces are known. */
export function unknownShare({ parts, bikes }: Shop, answered: readonly string[]): number {
  const verdicts = bikes.flatMap((bike) => {
    const interfaces = Object.fromEntries(answered.map((key) => [key, bike[key] ?? null]));
    return parts.map((part) => verdictOnBike(part, { bike: { interfaces }, catalogue: parts }));
  });
  return verdicts.filter((verdict) => verdict === 'unknown').length / verdicts.length;
}

/** Excluded because it follows from `bar-shape`, which is easier to answer. */
const excludedKeys = ['lever-clamp'];

interface Question {
  readonly key: string;
  /** Share of unknown verdicts after this question and all before it. */
  readonly unknown: number;
}

/** Orders questions greedily: each one leaves the fewest unknown verdicts. */
export function greedyQuestions(shop: Shop, count: number): readonly Question[] {
  const chosen: Question[] = [];
  while (chosen.length < count) {
    const answered = chosen.map(({ key }) => key);
    const [best] = bikeInterfaces
      .filter(({ key }) => ![...answered, ...excludedKeys].includes(key))
      .map(({ key }) => ({ key, unknown: unknownShare(shop, [...answered, key]) }))
      .toSorted((one, other) => one.unknown - other.unknown);
    if (best === undefined) break;
    chosen.push(best);
  }
  return chosen;
}
