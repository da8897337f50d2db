import { bikeId } from './bike-id.ts';
import { bikePart, type Bike } from './bike.ts';
import { adaptersIn, judge, overrideKey, verdictOfPair } from './judge.ts';
import { rules } from './rules.ts';
import { roleOf, statementsOf } from './statements.ts';
import type { FitPart, RuleOutcome } from './types.ts';

/** Conflict of a cart line with another line or the bike. */
export interface CartConflict {
  /** Index of the line in the cart. */
  readonly line: number;
  readonly verdict: 'does-not-fit' | 'with-adapter';
  readonly message: string;
}

/** Conflict of a cart line, with the parts that would solve it. */
export interface CartWarning extends CartConflict {
  /** Id of a catalogue part that would fit in place of the line; null if there is none. */
  readonly swapId: string | null;
  /** Ids of adapters, any of which makes the line fit. */
  readonly via: readonly string[];
}

interface Cart {
  readonly lines: readonly FitPart[];
  readonly bike: Pick<Bike, 'interfaces'> | null;
  /** Parts to choose swaps and adapters from. The first one that fits is suggested. */
  readonly catalogue: readonly FitPart[];
}

/**
 * Judges the lines of a cart against each other and against the bike. A pair warns once, on the line that needs
 * something. Unknown verdicts never warn. A line that fits one of several candidates, such as a cassette with two
 * wheels, does not warn either.
 */
export function cartConflicts(cart: Cart): readonly CartConflict[] {
  return failuresIn(cart).map((failure) => conflictOf(cart, failure));
}

/** Returns the conflicts of a cart with swaps and adapters. */
export function cartWarnings(cart: Cart): readonly CartWarning[] {
  const others = othersIn(cart);
  const { catalogue } = cart;
  return failuresIn(cart).map((failure) => {
    const { part, other, outcome, via } = failure;
    const swapId = swapFor(part, { other, key: outcome.key, others, catalogue });
    return { ...conflictOf(cart, failure), swapId, via };
  });
}

function conflictOf({ lines }: Cart, { part, other, outcome }: Failure): CartConflict {
  return {
    line: lines.indexOf(part),
    verdict: outcome.verdict === 'with-adapter' ? outcome.verdict : 'does-not-fit',
    message: messageOf(outcome, part, other),
  };
}

/** Returns everything that a line may conflict with. */
const othersIn = ({ lines, bike }: Cart) => (bike === null ? lines : [...lines, bikePart(bike)]);

function failuresIn(cart: Cart): readonly Failure[] {
  const { lines, catalogue } = cart;
  const others = othersIn(cart);
  const pairs = lines.flatMap((part, index) =>
    others.slice(index + 1).flatMap((other) => judgedPair(part, other, { others, catalogue })),
  );
  const pairsOf = new Map(
    others.map((line) => [line, pairs.filter(({ part, other }) => part === line || other === line)]),
  );
  const failures = pairs.flatMap((pair) => failureOf(pair, pairsOf) ?? []);
  return failures
    .filter(isFirstOfLine)
    .toSorted((one, next) => lines.indexOf(one.part) - lines.indexOf(next.part));
}

interface Surroundings {
  readonly others: readonly FitPart[];
  readonly catalogue: readonly FitPart[];
}

interface Pair {
  readonly part: FitPart;
  readonly other: FitPart;
  readonly via: readonly string[];
  readonly failing: readonly RuleOutcome[];
  /** Keys of the rules by which the pair fits, if necessary with an adapter that is in the cart. */
  readonly fitting: readonly string[];
}

const quietKeys = new Set(rules.filter(({ isQuietInCart }) => isQuietInCart === true).map(({ key }) => key));

function judgedPair(part: FitPart, other: FitPart, { others, catalogue }: Surroundings): readonly Pair[] {
  const { verdict, rules: outcomes } = judge(part, other, catalogue);
  if (verdict === 'unrelated') return [];
  // Names adapters even if another interface is unknown, as with a bike that is only partly described.
  const via = verdict === 'does-not-fit' ? [] : adaptersIn(catalogue, outcomes);
  const hasAdapter = via.some((id) => others.some((line) => line.id === id));
  const fits = (outcome: RuleOutcome) =>
    verdict === 'fits' || outcome.verdict === 'fits' || (outcome.verdict === 'with-adapter' && hasAdapter);
  return [
    {
      part,
      other,
      via,
      failing: outcomes.filter(
        (outcome) => !fits(outcome) && outcome.verdict !== 'unknown' && !quietKeys.has(outcome.key),
      ),
      fitting: outcomes.filter(fits).map(({ key }) => key),
    },
  ];
}

interface Failure {
  /** Line to warn about. */
  readonly part: FitPart;
  readonly other: FitPart;
  readonly outcome: RuleOutcome;
  readonly via: readonly string[];
}

/** Returns the first failure of a pair. Skips rules that the line passes with another part in the same role. */
function failureOf(
  { part, other, failing, via }: Pair,
  pairsOf: ReadonlyMap<FitPart, readonly Pair[]>,
): Failure | null {
  for (const outcome of failing) {
    const { key } = outcome;
    const isOther = !isBike(other) && needs(other, key) && !needs(part, key);
    const [line, failed] = isOther ? [other, part] : [part, other];
    const isFitting = pairsOf
      .get(line)
      ?.some((pair) => pair.fitting.includes(key) && hasSameRole(counterpart(pair, line), failed, key));
    if (!isFitting) return { part: line, other: failed, outcome, via };
  }
  return null;
}

const counterpart = ({ part, other }: Pair, line: FitPart): FitPart => (line === part ? other : part);

/** True if two parts state an interface in the same role, such as two wheels with a freehub. */
function hasSameRole(one: FitPart, other: FitPart, key: string): boolean {
  if (key === overrideKey) return isSameKind(one, other);
  const roles = statementsOf(other, key).map(roleOf);
  return statementsOf(one, key).some((each) => roles.includes(roleOf(each)));
}

const needs = (part: FitPart, key: string): boolean => statementsOf(part, key, 'needs').length > 0;

const isBike = ({ id }: FitPart): boolean => id === bikeId;

/** True if no earlier failure has the same line and rule. Overrides always count, because each has its own reason. */
function isFirstOfLine({ part, outcome }: Failure, index: number, all: readonly Failure[]): boolean {
  const isSame = (failure: Failure) => failure.part === part && failure.outcome.key === outcome.key;
  return outcome.key === overrideKey || all.findIndex(isSame) === index;
}

/** Adds both names to an admin's reason, which may contain neither. */
function messageOf({ key, message }: RuleOutcome, part: FitPart, other: FitPart): string {
  return key === overrideKey ? `${part.name} does not fit ${other.name}. ${message}` : message;
}

interface Swap extends Surroundings {
  readonly other: FitPart;
  readonly key: string;
}

/** Finds a part of the same kind that fits the other part and everything else in the cart. */
function swapFor(part: FitPart, { other, key, others, catalogue }: Swap): string | null {
  const remaining = others.filter(({ id }) => id !== part.id);
  const found = catalogue.find(
    (candidate) =>
      hasSameRole(part, candidate, key) &&
      isSameKind(part, candidate) &&
      !others.some(({ id }) => id === candidate.id) &&
      fitsBy(key, judge(candidate, other, catalogue).rules) &&
      remaining.every((line) =>
        ['fits', 'unrelated', 'unknown'].includes(verdictOfPair(candidate, line, catalogue)),
      ),
  );
  return found?.id ?? null;
}

/** True if a rule, or an override, says that two parts fit. */
function fitsBy(key: string, outcomes: readonly RuleOutcome[]): boolean {
  return outcomes.some((outcome) => outcome.verdict === 'fits' && [outcome.key, overrideKey].includes(key));
}

/** Minimum share of interfaces that parts of one kind have in common. A front and a rear hub share less. */
const minCommonShare = 0.75;

function isSameKind(one: FitPart, other: FitPart): boolean {
  const [roles, otherRoles] = [rolesOf(one), rolesOf(other)];
  const common = [...roles].filter((role) => otherRoles.has(role)).length;
  return common >= minCommonShare * (roles.size + otherRoles.size - common);
}

const rolesOf = ({ interfaces }: FitPart): ReadonlySet<string> =>
  new Set(interfaces.map((each) => `${each.key} ${roleOf(each)}`));
