import {
  bikeComponents,
  hasTwoEnds,
  keysAtEnds,
  replacedBy,
  surroundings,
  type BikeAnswers,
} from './bike-components.ts';
import { judge, verdictOfPair } from './judge.ts';
import { judgementOfEnds } from './judge-ends.ts';
import { endOf } from './kind-facts.ts';
import type { PartKindKey } from './kinds.ts';
import { memoized } from './memoized.ts';
import { verdicts, type End, type FitPart, type Judgement, type Verdict } from './types.ts';

const knownBike = memoized((bike: BikeAnswers) => ({
  components: bikeComponents(bike),
  around: new Map<string, FitPart>(),
}));

/** Returns the components that stay on a bike at one end, once for each kind of part. Never mutate such bikes. */
function aroundIn(bike: BikeAnswers, replaced: readonly PartKindKey[], end: End): FitPart {
  const { components, around } = knownBike(bike);
  const key = `${end} ${replaced.join(' ')}`;
  const known = around.get(key);
  if (known !== undefined) return known;
  const at = (each: End) => surroundings(components, { replaced: new Set(replaced), end: each });
  const found = {
    ...{ ...at(end), end },
    ...(hasTwoEnds(bike) && { atEnds: { front: at('front').interfaces, rear: at('rear').interfaces } }),
  };
  around.set(key, found);
  return found;
}

/** Returns all components of a bike as one part. */
export const wholeBike = (bike: BikeAnswers): FitPart => aroundIn(bike, [], 'front');

/** Returns the ends of a bike to judge a part at: both if it states an interface that can differ between them. */
function endsFor(part: FitPart, bike: BikeAnswers): readonly End[] {
  const end = endOf(part);
  if (end !== null) return [end];
  const differing = hasTwoEnds(bike) ? keysAtEnds : mountKeys;
  return part.interfaces.some(({ key }) => differing.has(key)) ? ['front', 'rear'] : ['front'];
}

/** Interfaces that can differ between the ends of every bike: flat and IS mounts are not the same at both. */
const mountKeys: ReadonlySet<string> = new Set(['caliper-mount', 'rotor-size']);

export interface Build {
  readonly bike: BikeAnswers;
  /** Components that other new parts replace. Absent if the part is the only new one. */
  readonly replaced?: readonly PartKindKey[];
  /** Parts to choose adapters from. */
  readonly catalogue?: readonly FitPart[];
}

/**
 * Judges a part on a bike: against the components that stay, not against those that it replaces. A part for either end
 * fits if one end takes it. The bike is `a` in the outcomes.
 */
export function judgeOnBike(part: FitPart, { bike, replaced = [], catalogue = [] }: Build): Judgement {
  const gone = goneWith(part, replaced);
  const judged = endsFor(part, bike).map((end) => ({
    end,
    judgement: judge(aroundIn(bike, gone, end), part, catalogue),
  }));
  const [best, other] = judged.toSorted((one, next) => rankOf(one.judgement) - rankOf(next.judgement));
  if (best === undefined) throw new Error('A part has at least one end.');
  return other === undefined ? best.judgement : judgementOfEnds(best, other);
}

const rankOf = ({ verdict }: Pick<Judgement, 'verdict'>): number => verdicts.indexOf(verdict);

/** Returns the verdict of `judgeOnBike` alone. Much faster, for lists of thousands of parts. */
export function verdictOnBike(part: FitPart, { bike, replaced = [], catalogue = [] }: Build): Verdict {
  const gone = goneWith(part, replaced);
  const found = endsFor(part, bike).map((end) => verdictOfPair(aroundIn(bike, gone, end), part, catalogue));
  return verdicts.find((each) => found.includes(each)) ?? 'unrelated';
}

/** Returns the components that a part and other new parts replace. */
function goneWith(part: FitPart, replaced: readonly PartKindKey[]): readonly PartKindKey[] {
  const own = replacedBy(part);
  return replaced.length === 0 ? own : [...new Set([...own, ...replaced])];
}
