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

/** A part and a bike that it may fit. */
interface Pair {
  readonly part: FitPart;
  readonly bike: BikeInterfaces;
}

const pairsOf = ({ parts, bikes }: Shop): readonly Pair[] =>
  bikes.flatMap((bike) => parts.map((part) => ({ part, bike })));

/** Returns the pairs whose verdict is unknown while only the `answered` interfaces of the bike are known. */
function unknownPairs(pairs: readonly Pair[], catalogue: readonly FitPart[], answered: readonly string[]) {
  return pairs.filter(({ part, bike }) => {
    const interfaces = Object.fromEntries(answered.map((key) => [key, bike[key] ?? null]));
    return verdictOnBike(part, { bike: { interfaces }, catalogue }) === 'unknown';
  });
}

/** Returns the share of unknown verdicts for bikes of which only the `answered` interfaces are known. */
export function unknownShare(shop: Shop, answered: readonly string[]): number {
  const pairs = pairsOf(shop);
  return unknownPairs(pairs, shop.parts, answered).length / pairs.length;
}

/** Excluded because it follows from `bar-shape`, which is easier to answer. */
const excludedKeys = ['lever-clamp'];

interface Question {
  readonly key: string;
  /** Share of unknown verdicts after this question and all before it. */
  readonly unknown: number;
}

/**
 * Orders questions greedily: each one leaves the fewest unknown verdicts. Judges only pairs that are still unknown,
 * because an answer never changes a known verdict (judge.test.ts).
 */
export function greedyQuestions(shop: Shop, count: number): readonly Question[] {
  const chosen: Question[] = [];
  const all = pairsOf(shop);
  let open = unknownPairs(all, shop.parts, []);
  while (chosen.length < count) {
    const answered = chosen.map(({ key }) => key);
    const [best] = bikeInterfaces
      .filter(({ key }) => ![...answered, ...excludedKeys].includes(key))
      .map(({ key }) => ({ key, left: unknownPairs(open, shop.parts, [...answered, key]) }))
      .toSorted((one, other) => one.left.length - other.left.length);
    if (best === undefined) break;
    open = best.left;
    chosen.push({ key: best.key, unknown: open.length / all.length });
  }
  return chosen;
}
