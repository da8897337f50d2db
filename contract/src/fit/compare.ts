import { adaptersBetween } from './adapters.ts';
import { interfaceOf } from './interfaces.ts';
import type { Comparison, Pairing, PartInterface, Rule, RuleVerdict } from './types.ts';

/** Compares two statements by a rule without a formula. */
export function compare(rule: Rule, { provided, needed }: Pick<Pairing, 'provided' | 'needed'>): Comparison {
  if (rule.op === 'in') return compareChoices(rule, { provided, needed });
  return { verdict: numberVerdict(rule, provided, needed) };
}

type Choices = readonly string[] | undefined;

/** Compares choices, which are alternatives: one common value is enough, or one that an adapter connects. */
export function compareChoices(
  { key, doubtfulValues = [] }: Rule,
  { provided: { values: provided }, needed: { values: needed, place } }: Pick<Pairing, 'provided' | 'needed'>,
): Comparison {
  if (provided === undefined || needed === undefined)
    return { verdict: takesAll(key, provided ?? needed) ? 'fits' : 'unknown' };
  if (provided.some((value) => needed.includes(value))) return { verdict: 'fits' };
  const [adapter] = adaptersBetween(key, { provided, needed, place });
  if (adapter !== undefined) return { verdict: 'with-adapter', adapter, limit: adapter.limit };
  const isDoubtful = doubtfulValues.some(([one, other]) => provided.includes(one) && needed.includes(other));
  return { verdict: isDoubtful ? 'unknown' : 'does-not-fit' };
}

/** True if a part accepts every value of the table, so that the other part's unknown value does not matter. */
function takesAll(key: string, choices: Choices): boolean {
  const values = Object.keys(interfaceOf(key)?.values ?? {});
  return choices !== undefined && values.length > 1 && values.every((value) => choices.includes(value));
}

/** Bounds of a number. An absent bound is unknown, so that the number may be anything on that side. */
export type Range = Pick<PartInterface, 'min' | 'max'>;

function numberVerdict(rule: Rule, provided: Range, needed: Range): RuleVerdict {
  if (rule.op === 'at-most') return atMostVerdict(needed, provided, rule.doubtful);
  if (rule.op === 'within') return withinVerdict(provided, needed);
  return equalVerdict(rule, provided, needed);
}

/** Absorbs rounding errors of sums such as 39.8 + 0.1. */
const rounding = 1e-9;

const exceeds = (number: number | undefined, limit: number | undefined): boolean =>
  number !== undefined && limit !== undefined && number > limit + rounding;

const isWithin = (number: number | undefined, limit: number | undefined): boolean =>
  number !== undefined && limit !== undefined && number <= limit + rounding;

const plus = (number: number | undefined, more: number): number | undefined =>
  number === undefined ? undefined : number + more;

function equalVerdict(
  { tolerance = 0, doubtful = tolerance, aliases = {} }: Rule,
  provided: Range,
  needed: Range,
): RuleVerdict {
  const [min, max, neededMin, neededMax] = [provided.min, provided.max, needed.min, needed.max].map((value) =>
    value === undefined ? undefined : (aliases[value] ?? value),
  );
  const isApart = exceeds(neededMin, plus(max, doubtful)) || exceeds(min, plus(neededMax, doubtful));
  if (isApart) return 'does-not-fit';
  if (min === undefined || max === undefined || neededMin === undefined || neededMax === undefined)
    return 'unknown';
  const gap = Math.max(neededMin - max, min - neededMax, 0);
  return gap <= tolerance + rounding ? 'fits' : 'unknown';
}

/** Compares a number with a limit. A limit of which only the lower bound is known is at least that. */
export function atMostVerdict(number: Range, limit: Range, doubtful = 0): RuleVerdict {
  if (isWithin(number.max, limit.max ?? limit.min)) return 'fits';
  if (limit.max === undefined || !exceeds(number.min, limit.max)) return 'unknown';
  return exceeds(number.min, limit.max + doubtful) ? 'does-not-fit' : 'unknown';
}

/** Compares a number with a range. Returns `unknown` if a bound is unknown, unless the number equals the known one. */
export function withinVerdict(provided: Range, needed: Range, doubtful = 0): RuleVerdict {
  const [most, least] = [plus(provided.max, doubtful), plus(provided.min, -doubtful)];
  if (exceeds(needed.min, most) || exceeds(least, needed.max)) return 'does-not-fit';
  if (needed.min === undefined || needed.max === undefined) return 'unknown';
  if (exceeds(needed.max, most) || exceeds(least, needed.min)) return 'does-not-fit';
  if (exceeds(needed.max, provided.max) || exceeds(provided.min, needed.min)) return 'unknown';
  const isKnown = provided.min !== undefined && provided.max !== undefined;
  const isBound = needed.min === needed.max && [provided.min, provided.max].includes(needed.min);
  return isKnown || isBound ? 'fits' : 'unknown';
}
