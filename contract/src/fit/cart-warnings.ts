import { bikeId } from './bike-id.ts';
import { replacedBy, type BikeAnswers } from './bike-components.ts';
import { judgeOnBike, verdictOnBike, wholeBike } from './judge-bike.ts';
import { adaptersFor, judge, overrideKey, verdictOfPair } from './judge.ts';
import type { PartKindKey } from './kinds.ts';
import { rules } from './rules.ts';
import { roleOf, statementsOf } from './statements.ts';
import type { FitPart, Judgement, RuleOutcome, Verdict } from './types.ts';

/** Conflict of a cart line with another line or the bike. */
export interface CartConflict {
  /** Index of the line in the cart. */
  readonly line: number;
  readonly verdict: 'does-not-fit' | 'with-adapter';
  readonly message: string;
}

/** Conflict of a cart line, with the parts that would solve it. */
export interface CartWarning extends CartConflict {
  /** Id of the line's counterpart; null if it is the bike. */
  readonly otherId: string | null;
  /** Id of a catalogue part that would fit in place of the line; null if there is none. */
  readonly swapId: string | null;
  /** Ids of adapters, any of which makes the line fit. */
  readonly via: readonly string[];
}

/** Bike with its id, if it has one. Two copies of one bike have the same id. */
type CartBike = BikeAnswers & { readonly id?: string | undefined };

interface Cart {
  readonly lines: readonly FitPart[];
  /** Bike of each line; null for a line that is for none. Lines for different bikes are not compared. */
  readonly bikes: readonly (CartBike | null)[];
  /** Parts to choose swaps and adapters from. The first one that fits is suggested. */
  readonly catalogue: readonly FitPart[];
}

/**
 * Judges a cart as builds: the lines for a bike together with the components of it that they do not replace. A pair
 * warns once, on the line that needs something. Unknown verdicts never warn. A line that fits one of several candidates,
 * such as a cassette with two wheels, does not warn either.
 */
export function cartConflicts(cart: Cart): readonly CartConflict[] {
  return resultOf(failuresIn(cart)).map((failure) => conflictOf(cart, failure));
}

/** Steps of a computation, short enough that a page stays responsive between them. */
type Steps<Result> = Generator<undefined, Result, undefined>;

/** Returns the conflicts of a cart with swaps and adapters, in steps. */
export function* cartWarningSteps(cart: Cart): Steps<readonly CartWarning[]> {
  const warnings: CartWarning[] = [];
  for (const failure of yield* failuresIn(cart)) {
    const swapId = yield* swapFor(failure);
    const otherId = isBike(failure.other) ? null : failure.other.id;
    warnings.push({ ...conflictOf(cart, failure), otherId, swapId, via: failure.via });
  }
  return warnings;
}

/** Returns the result of `cartWarningSteps`. */
export const cartWarnings = (cart: Cart): readonly CartWarning[] => resultOf(cartWarningSteps(cart));

function resultOf<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

function conflictOf({ lines }: Cart, { part, other, outcome }: Failure): CartConflict {
  return {
    line: lines.indexOf(part),
    verdict: outcome.verdict === 'with-adapter' ? outcome.verdict : 'does-not-fit',
    message: messageOf(outcome, part, other),
  };
}

/** Lines of a cart that are for the same bike. */
interface CartBuild {
  readonly lines: readonly FitPart[];
  readonly bike: BikeAnswers | null;
  readonly catalogue: readonly FitPart[];
}

function buildsIn({ lines, bikes, catalogue }: Cart): readonly CartBuild[] {
  const keys = bikes.map((bike) => bike?.id ?? bike);
  return [...new Set(keys)].map((key) => ({
    lines: lines.filter((_line, index) => keys[index] === key),
    bike: bikes[keys.indexOf(key)] ?? null,
    catalogue,
  }));
}

function* failuresIn(cart: Cart): Steps<readonly Failure[]> {
  const failures: Failure[] = [];
  for (const build of buildsIn(cart)) failures.push(...(yield* failuresOf(build)));
  return failures.toSorted((one, next) => cart.lines.indexOf(one.part) - cart.lines.indexOf(next.part));
}

function* failuresOf(build: CartBuild): Steps<readonly Failure[]> {
  const { lines, bike } = build;
  const whole = bike === null ? [] : [wholeBike(bike)];
  const pairs: Pair[] = [];
  for (const [index, part] of lines.entries())
    for (const other of [...lines.slice(index + 1), ...whole]) {
      yield;
      pairs.push(...judgedPair(part, other, build));
    }
  const pairsOf = new Map(
    lines.map((line) => [line, pairs.filter(({ part, other }) => part === line || other === line)]),
  );
  return pairs.flatMap((pair) => failureOf(pair, { pairsOf, build }) ?? []).filter(isFirstOfLine);
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

/** Returns the components of a bike that lines replace. */
const replacedIn = (lines: readonly FitPart[]): readonly PartKindKey[] => [
  ...new Set(lines.flatMap(replacedBy)),
];

function judgementOf(part: FitPart, other: FitPart, { lines, bike, catalogue }: CartBuild): Judgement {
  if (bike === null || !isBike(other)) return judge(part, other, catalogue);
  return judgeOnBike(part, { bike, replaced: replacedIn(lines), catalogue });
}

function judgedPair(part: FitPart, other: FitPart, build: CartBuild): readonly Pair[] {
  const { lines, catalogue } = build;
  const { verdict, rules: outcomes } = judgementOf(part, other, build);
  if (verdict === 'unrelated') return [];
  // Names adapters even if another interface is unknown, as with a bike that is only partly described.
  const via = verdict === 'does-not-fit' ? [] : adaptersFor(outcomes, catalogue).via;
  const hasAdapter = via.some((id) => lines.some((line) => line.id === id));
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
  readonly build: CartBuild;
}

interface Context {
  readonly pairsOf: ReadonlyMap<FitPart, readonly Pair[]>;
  readonly build: CartBuild;
}

/** Returns the first failure of a pair. Skips rules that the line passes with another part in the same role. */
function failureOf({ part, other, failing, via }: Pair, { pairsOf, build }: Context): Failure | null {
  for (const outcome of failing) {
    const { key } = outcome;
    const isOther = !isBike(other) && needs(other, key) && !needs(part, key);
    const [line, failed] = isOther ? [other, part] : [part, other];
    const isFitting = pairsOf
      .get(line)
      ?.some((pair) => pair.fitting.includes(key) && isInPlaceOf(counterpart(pair, line), failed, key));
    if (isFitting !== true) return { part: line, other: failed, outcome, via, build };
  }
  return null;
}

const counterpart = ({ part, other }: Pair, line: FitPart): FitPart => (line === part ? other : part);

/** True if a line does the work of a failed part. A line of a known kind has already replaced its part of the bike. */
const isInPlaceOf = (line: FitPart, failed: FitPart, key: string): boolean =>
  hasSameRole(line, failed, key) && (!isBike(failed) || (line.kind ?? null) === null);

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

const harmless: readonly Verdict[] = ['fits', 'unrelated', 'unknown'];

/** Finds a part of the same kind that fits the other part and everything else in the build. */
function* swapFor({ part, other, outcome: { key }, build }: Failure): Steps<string | null> {
  const { bike, catalogue } = build;
  const lines = build.lines.filter(({ id }) => id !== part.id);
  const fitsRest = (candidate: FitPart) =>
    lines.every((line) => harmless.includes(verdictOfPair(candidate, line, catalogue))) &&
    (bike === null ||
      harmless.includes(verdictOnBike(candidate, { bike, replaced: replacedIn(lines), catalogue })));
  for (const candidate of catalogue) {
    const isCandidate =
      isSameKind(part, candidate) &&
      hasSameRole(part, candidate, key) &&
      !build.lines.some(({ id }) => id === candidate.id);
    if (!isCandidate) continue;
    yield;
    const { rules: outcomes } = judgementOf(candidate, other, { ...build, lines: [...lines, candidate] });
    if (fitsBy(key, outcomes) && fitsRest(candidate)) return candidate.id;
  }
  return null;
}

/** True if a rule, or an override, says that two parts fit. */
function fitsBy(key: string, outcomes: readonly RuleOutcome[]): boolean {
  return outcomes.some((outcome) => outcome.verdict === 'fits' && [outcome.key, overrideKey].includes(key));
}

/** Minimum share of interfaces that parts of one kind have in common, if their kinds are unknown. */
const minCommonShare = 0.75;

function isSameKind(one: FitPart, other: FitPart): boolean {
  if (one.kind !== undefined && one.kind !== null && other.kind !== undefined && other.kind !== null)
    return one.kind === other.kind;
  const [roles, otherRoles] = [rolesOf(one), rolesOf(other)];
  const common = [...roles].filter((role) => otherRoles.has(role)).length;
  return common >= minCommonShare * (roles.size + otherRoles.size - common);
}

const rolesOf = ({ interfaces }: FitPart): ReadonlySet<string> =>
  new Set(interfaces.map((each) => `${each.key} ${roleOf(each)}`));
