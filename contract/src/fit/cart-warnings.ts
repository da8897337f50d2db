import { bikePart, type Bike } from './bike.ts';
import { judge } from './judge.ts';
import { rules } from './rules.ts';
import type { FitPart, RuleOutcome } from './types.ts';

/** Warning that a cart line does not fit another line or the bike. */
export interface CartWarning {
  /** Index of the line in the cart. */
  readonly line: number;
  readonly message: string;
  /** Id of a catalogue part that would fit in place of the line; null if there is none. */
  readonly swapId: string | null;
  /** Ids of adapters, any of which makes the line fit. */
  readonly via: readonly string[];
}

interface Cart {
  readonly lines: readonly FitPart[];
  readonly bike: Pick<Bike, 'interfaces'> | null;
  readonly catalogue: readonly FitPart[];
}

/**
 * Judges the lines of a cart against each other and against the bike. Unknown verdicts never warn. A line that fits
 * one of several candidates, such as a cassette with two wheels, does not warn either.
 */
export function cartWarnings({ lines, bike, catalogue }: Cart): readonly CartWarning[] {
  const others = bike === null ? lines : [...lines, bikePart(bike)];
  return lines.flatMap((part, line) => {
    const failures = failuresOf(part, { others, catalogue });
    return failures.map(({ outcome, other, via }) => ({
      line,
      message: outcome.message,
      swapId: swapFor(part, { other, key: outcome.key, others, catalogue }),
      via,
    }));
  });
}

interface Surroundings {
  readonly others: readonly FitPart[];
  readonly catalogue: readonly FitPart[];
}

interface Failure {
  readonly outcome: RuleOutcome;
  readonly other: FitPart;
  readonly via: readonly string[];
}

const quietKeys = new Set(rules.filter(({ isQuietInCart }) => isQuietInCart === true).map(({ key }) => key));

/** Returns the first failure of each rule, on the line that needs something; a pair warns only once. */
function failuresOf(part: FitPart, { others, catalogue }: Surroundings): readonly Failure[] {
  const failures = new Map<string, Failure>();
  const fitting = new Set<string>();
  for (const other of others) {
    if (other.id === part.id) continue;
    const { verdict, rules: outcomes, via } = judge(part, other, catalogue);
    for (const outcome of outcomes) {
      const isRepaired = via.some((id) => others.some((line) => line.id === id));
      if (outcome.verdict === 'fits' || (outcome.verdict === 'with-adapter' && isRepaired))
        fitting.add(outcome.key);
      const isFailure = outcome.verdict === 'does-not-fit' || outcome.verdict === 'with-adapter';
      if (!isFailure || verdict === 'fits' || quietKeys.has(outcome.key) || failures.has(outcome.key))
        continue;
      if (warns(part, other, outcome.key)) failures.set(outcome.key, { outcome, other, via });
    }
  }
  return [...failures.values()].filter(({ outcome }) => !fitting.has(outcome.key));
}

/** True if `part` is the line to warn about: the one that needs the interface, or the only one of the pair. */
function warns(part: FitPart, other: FitPart, key: string): boolean {
  const needs = ({ interfaces }: FitPart) =>
    interfaces.some((each) => each.key === key && each.side === 'needs');
  if (other.id === bikePart({ interfaces: {} }).id) return true;
  return needs(part) === needs(other) ? part.id < other.id : needs(part);
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
      candidate.id !== part.id &&
      !remaining.some(({ id }) => id === candidate.id) &&
      isSameKind(part, candidate) &&
      judge(candidate, other, catalogue).rules.some(
        (outcome) => outcome.key === key && outcome.verdict === 'fits',
      ) &&
      remaining.every((line) =>
        ['fits', 'unrelated', 'unknown'].includes(judge(candidate, line, catalogue).verdict),
      ),
  );
  return found?.id ?? null;
}

/** Parts of one kind state the same interfaces on the same sides. */
function isSameKind(one: FitPart, other: FitPart): boolean {
  const kindOf = ({ interfaces }: FitPart) =>
    interfaces
      .map(({ key, side, place }) => `${key} ${side} ${place ?? ''}`)
      .sort()
      .join();
  return kindOf(one) === kindOf(other);
}
