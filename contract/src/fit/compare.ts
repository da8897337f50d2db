import { interfaceOf } from './interfaces.ts';
import { numberIn } from './statements.ts';
import type { Comparison, Pairing, PartInterface, Rule, RuleVerdict } from './types.ts';

/** Compares two statements by a rule without a formula. */
export function compare(rule: Rule, { provided, needed }: Pick<Pairing, 'provided' | 'needed'>): Comparison {
  if (rule.op === 'in') return compareChoices(rule, { provided, needed });
  return { verdict: numberVerdict(rule, provided, needed) };
}

type Choices = readonly string[] | undefined;

/** Compares choices, which are alternatives: one common value is enough, or one that an adapter connects. */
export function compareChoices(
  { key, via = [], doubtfulValues = [] }: Rule,
  { provided: { values: provided }, needed: { values: needed } }: Pick<Pairing, 'provided' | 'needed'>,
): Comparison {
  if (provided === undefined || needed === undefined)
    return { verdict: takesAll(key, provided ?? needed) ? 'fits' : 'unknown' };
  if (provided.some((value) => needed.includes(value))) return { verdict: 'fits' };
  const adapter = via.find((each) => provided.includes(each.provides) && needed.includes(each.needs));
  if (adapter !== undefined) return { verdict: 'with-adapter', adapter };
  const isDoubtful = doubtfulValues.some(([one, other]) => provided.includes(one) && needed.includes(other));
  return { verdict: isDoubtful ? 'unknown' : 'does-not-fit' };
}

/** True if a part accepts every value of the table, so that the other part's unknown value does not matter. */
function takesAll(key: string, choices: Choices): boolean {
  const values = Object.keys(interfaceOf(key)?.values ?? {});
  return choices !== undefined && values.length > 1 && values.every((value) => choices.includes(value));
}

type Range = Pick<PartInterface, 'min' | 'max'>;

function numberVerdict(rule: Rule, provided: Range, needed: Range): RuleVerdict {
  if (rule.op === 'at-most') return belowVerdict(needed, provided.max);
  if (rule.op === 'within') return withinVerdict(provided, needed);
  return equalVerdict(rule, provided, needed);
}

/** Absorbs rounding errors of sums such as 39.8 + 0.1. */
const rounding = 1e-9;

function equalVerdict(
  { tolerance = 0, doubtful = tolerance, aliases = {} }: Rule,
  provided: Range,
  needed: Range,
): RuleVerdict {
  const [min, max, neededMin, neededMax] = [provided.min, provided.max, needed.min, needed.max].map((value) =>
    value === undefined ? undefined : (aliases[value] ?? value),
  );
  if (min === undefined || max === undefined || neededMin === undefined || neededMax === undefined)
    return 'unknown';
  const gap = Math.max(neededMin - max, min - neededMax, 0);
  if (gap <= tolerance + rounding) return 'fits';
  return gap <= doubtful + rounding ? 'unknown' : 'does-not-fit';
}

/** Returns `fits` if the first number is at most the second. */
export function atMostVerdict(smaller: number | undefined, larger: number | undefined): RuleVerdict {
  if (smaller === undefined || larger === undefined) return 'unknown';
  return smaller <= larger + rounding ? 'fits' : 'does-not-fit';
}

/** Returns `fits` if the whole range is at most the number. */
export function belowVerdict(range: Range, most: number | undefined): RuleVerdict {
  const verdict = atMostVerdict(numberIn(range), most);
  return verdict === 'fits' && range.max === undefined ? 'unknown' : verdict;
}

/** Returns `unknown` if a bound is unknown, unless the value equals the known bound. */
export function withinVerdict(provided: Range, needed: Range): RuleVerdict {
  const largest = numberIn(needed);
  const smallest = needed.min ?? needed.max;
  if (largest === undefined || smallest === undefined) return 'unknown';
  if (provided.max !== undefined && largest > provided.max + rounding) return 'does-not-fit';
  if (provided.min !== undefined && smallest < provided.min - rounding) return 'does-not-fit';
  if (needed.min === undefined || needed.max === undefined) return 'unknown';
  const isKnown = provided.min !== undefined && provided.max !== undefined;
  const isBound = largest === smallest && (largest === provided.max || largest === provided.min);
  return isKnown || isBound ? 'fits' : 'unknown';
}
