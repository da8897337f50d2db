import { judge, verdictOfPair } from '../judge.ts';
import type { Judgement, RuleOutcome, Verdict } from '../types.ts';
import { kindOf } from '../propose.ts';
import type { PartKind } from '../proposals/kinds.ts';
import type { LintedPart } from './finding.ts';
import { referencesTo, type Reference } from './mentions.ts';

/** Verdicts of all pairs of a catalogue. Reasons are computed only for the pairs that need them. */
export interface Verdicts {
  readonly catalogue: readonly LintedPart[];
  readonly references: readonly Reference[];
  readonly kindOf: (part: LintedPart) => PartKind | null;
  readonly of: (a: LintedPart, b: LintedPart) => Verdict;
  readonly judge: (a: LintedPart, b: LintedPart) => Judgement;
}

/** Names and kinds of the parts of a catalogue. */
export function indexOf(catalogue: readonly LintedPart[]): Pick<Verdicts, 'references' | 'kindOf'> {
  const kinds = new Map(catalogue.map((part) => [part.id, kindOf(part)]));
  return { references: referencesTo(catalogue), kindOf: ({ id }) => kinds.get(id) ?? null };
}

export function verdictsOf(catalogue: readonly LintedPart[], index = indexOf(catalogue)): Verdicts {
  const known = new Map<string, Verdict>();
  return {
    catalogue,
    ...index,
    of: (a, b) => {
      const key = a.id < b.id ? `${a.id} ${b.id}` : `${b.id} ${a.id}`;
      const verdict = known.get(key) ?? verdictOfPair(a, b, catalogue);
      known.set(key, verdict);
      return verdict;
    },
    judge: (a, b) => judge(a, b, catalogue),
  };
}

/** Returns the outcome that makes two parts not fit; null if they may fit. */
export function refusal({ verdict, rules }: Judgement): RuleOutcome | null {
  if (verdict !== 'does-not-fit') return null;
  return rules.find((outcome) => outcome.verdict === 'does-not-fit') ?? null;
}
