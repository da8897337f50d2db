import { adaptersIn } from './adapters.ts';
import { limitsIn, outcomeOf } from './describe.ts';
import { findingsOf } from './findings.ts';
import { limitsOf } from './limits.ts';
import { rules } from './rules.ts';
import { combined, severity } from './severity.ts';
import type { FitOverride, FitPart, Judgement, RuleOutcome, Verdict } from './types.ts';

/** Key of the outcome of an override. */
export const overrideKey = 'override';

/**
 * Judges whether two parts fit together. The same pair has the same verdict in either order. `catalogue` may contain
 * the two parts; it is searched for adapters and for the third part of a rule that needs one, such as spoke lengths.
 */
export function judge(a: FitPart, b: FitPart, catalogue: readonly FitPart[] = []): Judgement {
  // Orders the pair, so that messages do not depend on the caller's order.
  if (a.id > b.id) return swapped(judge(b, a, catalogue));
  if (a.id === b.id) return unrelated;
  const findings = findingsOf({ a, b, catalogue });
  const override = overrideOf(a, b);
  const computed = findings.map((finding) => outcomeOf(finding, a)).sort(byVerdict);
  const verdict = override?.verdict ?? combined(findings);
  const limits = isUnlimited(verdict) ? [] : [...findings.flatMap(limitsIn), ...limitsOf(a, b)];
  return {
    verdict,
    rules: override === null ? computed : [overrideOutcome(override), ...computed],
    ...(verdict === 'with-adapter' ? adaptersFor(computed, catalogue) : noAdapters),
    limits: [...new Set(limits)],
  };
}

const noAdapters = { via: [], otherAdapters: [] };

/** Returns the adapters that outcomes need: those of the catalogue by id, others by name. */
export function adaptersFor(
  outcomes: readonly RuleOutcome[],
  catalogue: readonly FitPart[],
): Pick<Judgement, 'via' | 'otherAdapters'> {
  const needed = outcomes.flatMap(({ adapter }) => adapter ?? []);
  const found = needed.map((adapter) => ({ adapter, parts: adaptersIn(catalogue)(adapter) }));
  return {
    via: [...new Set(found.flatMap(({ parts }) => parts.map(({ id }) => id)))],
    otherAdapters: found.flatMap(({ adapter, parts }) => (parts.length === 0 ? [adapter.part] : [])),
  };
}

const isUnlimited = (verdict: Verdict) => verdict === 'does-not-fit' || verdict === 'unrelated';

const unrelated: Judgement = { verdict: 'unrelated', rules: [], ...noAdapters, limits: [] };

/** Returns the verdict of `judge` alone. Much faster, for lists of thousands of parts. */
export function verdictOfPair(a: FitPart, b: FitPart, catalogue: readonly FitPart[] = []): Verdict {
  if (a.id > b.id) return verdictOfPair(b, a, catalogue);
  if (a.id === b.id) return 'unrelated';
  return overrideOf(a, b)?.verdict ?? combined(findingsOf({ a, b, catalogue }));
}

export interface JudgedPair {
  readonly a: FitPart;
  readonly b: FitPart;
  readonly judgement: Judgement;
}

/** Judges every pair of parts, and omits unrelated pairs. */
export function judgeAll(
  parts: readonly FitPart[],
  catalogue: readonly FitPart[] = parts,
): readonly JudgedPair[] {
  return parts.flatMap((a, index) =>
    parts.slice(index + 1).flatMap((b) => {
      const judgement = judge(a, b, catalogue);
      return judgement.verdict === 'unrelated' ? [] : [{ a, b, judgement }];
    }),
  );
}

const placeOf = new Map(rules.map(({ key }, place) => [key, place]));

/** Sorts by verdict, then in the order of the rules, which starts with the most general reasons. */
function byVerdict(a: RuleOutcome, b: RuleOutcome): number {
  const difference = severity.indexOf(a.verdict) - severity.indexOf(b.verdict);
  return difference || (placeOf.get(a.key) ?? 0) - (placeOf.get(b.key) ?? 0);
}

/** Returns the verdict that an admin set on either part. If the two disagree, the parts do not fit. */
export function overrideOf(a: FitPart, b: FitPart): FitOverride | null {
  if (a.fitOverrides === undefined && b.fitOverrides === undefined) return null;
  const found = [
    ...(a.fitOverrides ?? []).filter(({ productId }) => productId === b.id),
    ...(b.fitOverrides ?? []).filter(({ productId }) => productId === a.id),
  ];
  return found.find(({ verdict }) => verdict === 'does-not-fit') ?? found[0] ?? null;
}

const overrideOutcome = ({ verdict, reason }: FitOverride): RuleOutcome => ({
  key: overrideKey,
  verdict,
  message: reason,
  source: 'Confirmed by Pedalworks',
  values: { a: '', b: '' },
});

function swapped({ rules: outcomes, ...judgement }: Judgement): Judgement {
  return {
    ...judgement,
    rules: outcomes.map(({ values: { a, b }, ...outcome }) => ({ ...outcome, values: { a: b, b: a } })),
  };
}
