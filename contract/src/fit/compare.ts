import { interfaceOf, statementText } from './interfaces.ts';
import { sourceText } from './sources.ts';
import type {
  Adapter,
  FitPart,
  Interface,
  LimitedOutcome,
  PartInterface,
  Rule,
  RuleVerdict,
  Side,
} from './types.ts';

/** Two statements about the same interface that a rule compares. */
interface Pairing {
  readonly provider: FitPart;
  readonly needer: FitPart;
  readonly provided: PartInterface;
  readonly needed: PartInterface;
}

/** Compares one interface of two parts; returns no outcome if the parts do not meet there. */
export function compareInterface(rule: Rule, a: FitPart, b: FitPart): readonly LimitedOutcome[] {
  const definition = interfaceOf(rule.key);
  if (definition === undefined) return [];
  const outcomes = pairings(definition, a, b).map((pairing) => outcomeOf(rule, { definition, pairing, a }));
  return bestOf(outcomes);
}

/** Returns the verdict of {@link compareInterface} without its texts; null if the parts do not meet there. */
export function interfaceVerdict(rule: Rule, a: FitPart, b: FitPart): RuleVerdict | null {
  const definition = interfaceOf(rule.key);
  if (definition === undefined) return null;
  const found = pairings(definition, a, b).map((pairing) => verdictOf(rule, pairing).verdict);
  if (found.length === 0) return null;
  return rule.weight === 'warn' ? 'fits' : (bestFirst.find((verdict) => found.includes(verdict)) ?? null);
}

const bestFirst: readonly RuleVerdict[] = ['fits', 'with-adapter', 'unknown', 'does-not-fit'];

/** Values of one part are alternatives, so the best outcome counts. */
export function bestOf(outcomes: readonly LimitedOutcome[]): readonly LimitedOutcome[] {
  return outcomes
    .toSorted((one, other) => bestFirst.indexOf(one.verdict) - bestFirst.indexOf(other.verdict))
    .slice(0, 1);
}

/** Returns the statements to compare: a provider's with a needer's, or on shared interfaces those of different roles. */
export function pairings({ key, places }: Interface, a: FitPart, b: FitPart): readonly Pairing[] {
  const [inA, inB] = [statementsOf(a, key), statementsOf(b, key)];
  const found: Pairing[] = [];
  for (const one of inA)
    for (const other of inB) {
      const meets = places === undefined ? one.side !== other.side : roleOf(one) !== roleOf(other);
      if (!meets) continue;
      found.push(
        one.side === 'needs'
          ? { provider: b, provided: other, needer: a, needed: one }
          : { provider: a, provided: one, needer: b, needed: other },
      );
    }
  return found;
}

const roleOf = ({ place, side }: PartInterface) => place ?? side;

/** Statements by key, because a part is compared with thousands of others. */
const indexes = new WeakMap<readonly PartInterface[], ReadonlyMap<string, readonly PartInterface[]>>();
const none: readonly PartInterface[] = [];

function byKey(interfaces: readonly PartInterface[]): ReadonlyMap<string, readonly PartInterface[]> {
  const index = new Map<string, PartInterface[]>();
  for (const each of interfaces) {
    const stated = index.get(each.key);
    if (stated === undefined) index.set(each.key, [each]);
    else stated.push(each);
  }
  return index;
}

/** Returns the statements of a part about an interface. Lists of interfaces must not be changed in place. */
export function statementsOf(part: FitPart, key: string, side?: Side): readonly PartInterface[] {
  const stated = statementsByKey(part).get(key) ?? none;
  return side === undefined ? stated : stated.filter((each) => each.side === side);
}

export function statementsByKey({ interfaces }: FitPart): ReadonlyMap<string, readonly PartInterface[]> {
  const known = indexes.get(interfaces);
  if (known !== undefined) return known;
  const index = byKey(interfaces);
  indexes.set(interfaces, index);
  return index;
}

interface Comparison {
  readonly definition: Interface;
  readonly pairing: Pairing;
  readonly a: FitPart;
}

function outcomeOf(rule: Rule, { definition, pairing, a }: Comparison): LimitedOutcome {
  const { verdict, adapter } = verdictOf(rule, pairing);
  return describedOutcome(rule, { definition, pairing, a, verdict, adapter });
}

interface Description extends Comparison {
  readonly verdict: RuleVerdict;
  readonly adapter?: Omit<Adapter, 'key'> | undefined;
  /** Further placeholders of the rule's message. */
  readonly texts?: Readonly<Record<string, string>>;
}

/** Fills the rule's message. A failed warning fits, and its message becomes a limit. */
export function describedOutcome(rule: Rule, description: Description): LimitedOutcome {
  const { definition, pairing, a, adapter, verdict, texts = {} } = description;
  const provides = statementText(definition, pairing.provided);
  const needs = statementText(definition, pairing.needed);
  const { provider, needer } = pairing;
  const message = filled(rule.message, {
    provider: provider.name,
    needer: needer.name,
    provides: provides === '' ? 'an unknown value' : provides,
    needs: needs === '' ? 'an unknown value' : needs,
    ...texts,
  });
  const [valueA, valueB] = provider.id === a.id ? [provides, needs] : [needs, provides];
  const isWarning = rule.weight === 'warn';
  return {
    key: rule.key,
    verdict: isWarning ? 'fits' : verdict,
    message: adapter === undefined ? message : `${message} You also need ${adapter.part}.`,
    source: sourceText(rule.source),
    values: { a: valueA, b: valueB },
    ...(adapter !== undefined && { adapter: { key: rule.key, ...adapter } }),
    ...(isWarning && verdict === 'does-not-fit' && { limit: message }),
  };
}

function filled(message: string, texts: Readonly<Record<string, string>>): string {
  const text = message.replaceAll(/\{(\w+)\}/gu, (_all, name: string) => texts[name] ?? '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

interface Compared {
  readonly verdict: RuleVerdict;
  readonly adapter?: Omit<Adapter, 'key'> | undefined;
}

function verdictOf(rule: Rule, { provided, needed }: Pairing): Compared {
  if (rule.op === 'in') return choiceVerdict(rule, provided.values, needed.values);
  return { verdict: numberVerdict(rule, provided, needed) };
}

/** Alternatives are joined by OR: one common value is enough, and one that an adapter connects is next. */
export function choiceVerdict(
  { via = [], doubtfulValues = [] }: Rule,
  provided: readonly string[] | undefined,
  needed: readonly string[] | undefined,
): Compared {
  if (provided === undefined || needed === undefined) return { verdict: 'unknown' };
  if (provided.some((value) => needed.includes(value))) return { verdict: 'fits' };
  const adapter = via.find((each) => provided.includes(each.provides) && needed.includes(each.needs));
  if (adapter !== undefined) return { verdict: 'with-adapter', adapter };
  const isDoubtful = doubtfulValues.some(([one, other]) => provided.includes(one) && needed.includes(other));
  return { verdict: isDoubtful ? 'unknown' : 'does-not-fit' };
}

type Range = Pick<PartInterface, 'min' | 'max'>;

function numberVerdict(
  { op, tolerance = 0, doubtful = tolerance, aliases = {} }: Rule,
  provided: Range,
  needed: Range,
): RuleVerdict {
  if (op === 'at-most') return compared(needed.max ?? needed.min, provided.max);
  if (op === 'within') return withinVerdict(provided, needed);
  const [min, max, neededMin, neededMax] = [provided.min, provided.max, needed.min, needed.max].map((value) =>
    value === undefined ? undefined : (aliases[value] ?? value),
  );
  if (min === undefined || max === undefined || neededMin === undefined || neededMax === undefined)
    return 'unknown';
  const gap = Math.max(neededMin - max, min - neededMax, 0);
  if (gap <= tolerance + rounding) return 'fits';
  return gap <= doubtful + rounding ? 'unknown' : 'does-not-fit';
}

/** Absorbs the inexactness of decimal fractions such as 39.8 + 0.1. */
export const rounding = 1e-9;

function compared(smaller: number | undefined, larger: number | undefined): RuleVerdict {
  if (smaller === undefined || larger === undefined) return 'unknown';
  return smaller <= larger + rounding ? 'fits' : 'does-not-fit';
}

/** An unknown bound never turns into yes, unless the value equals the known one. */
function withinVerdict(provided: Range, needed: Range): RuleVerdict {
  const value = needed.max ?? needed.min;
  const smallest = needed.min ?? needed.max;
  if (value === undefined || smallest === undefined) return 'unknown';
  if (provided.max !== undefined && value > provided.max + rounding) return 'does-not-fit';
  if (provided.min !== undefined && smallest < provided.min - rounding) return 'does-not-fit';
  const isKnown = provided.min !== undefined && provided.max !== undefined;
  const isBound = value === smallest && (value === provided.max || value === provided.min);
  return isKnown || isBound ? 'fits' : 'unknown';
}
