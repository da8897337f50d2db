import { compareInterface } from './compare.ts';
import { formulas, limitsOf } from './formulas.ts';
import { rules } from './rules.ts';
import type {
  Adapter,
  FitPart,
  Judgement,
  LimitedOutcome,
  PartInterface,
  RuleOutcome,
  RuleVerdict,
  Verdict,
} from './types.ts';

/** Key of the outcome of a verdict that an admin set by hand. */
export const overrideKey = 'override';

/**
 * Judges whether two parts fit together. The same pair has the same verdict in either order. `catalogue` may contain
 * the two parts; it is searched for adapters and for the third part of a rule that needs one, such as spoke lengths.
 */
export function judge(a: FitPart, b: FitPart, catalogue: readonly FitPart[] = []): Judgement {
  // Orders the pair, so that messages do not depend on the caller's order.
  if (a.id > b.id) return swapped(judge(b, a, catalogue));
  if (a.id === b.id) return unrelated;
  const override = overrideOf(a, b);
  const computed = rules.flatMap((rule) => {
    const { op } = rule;
    return op === 'formula'
      ? (formulas[rule.key]?.({ rule, a, b, catalogue }) ?? [])
      : compareInterface(rule, a, b);
  });
  const outcomes = override === null ? computed : [override, ...computed];
  const limits = [
    ...computed.flatMap(({ limit }) => (limit === undefined ? [] : [limit])),
    ...(computed.length === 0 ? [] : limitsOf(a, b)),
  ];
  const verdict = override?.verdict ?? combined(computed);
  return {
    verdict,
    rules: outcomes.map(({ limit: _, ...outcome }) => outcome).sort(byVerdict),
    via: verdict === 'with-adapter' ? adaptersIn(catalogue, computed) : [],
    limits: [...new Set(limits)],
  };
}

const unrelated: Judgement = { verdict: 'unrelated', rules: [], via: [], limits: [] };

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

/** Verdicts from worst to best. The worst outcome decides. */
export const severity: readonly RuleVerdict[] = ['does-not-fit', 'unknown', 'with-adapter', 'fits'];

function combined(outcomes: readonly RuleOutcome[]): Verdict {
  return severity.find((verdict) => outcomes.some((outcome) => outcome.verdict === verdict)) ?? 'unrelated';
}

const byVerdict = (a: RuleOutcome, b: RuleOutcome) =>
  severity.indexOf(a.verdict) - severity.indexOf(b.verdict);

/** Returns the verdict that an admin set on either part. If the two disagree, the parts do not fit. */
export function overrideOf(a: FitPart, b: FitPart): LimitedOutcome | null {
  if (a.fitOverrides === undefined && b.fitOverrides === undefined) return null;
  const found = [
    ...(a.fitOverrides ?? []).filter(({ productId }) => productId === b.id),
    ...(b.fitOverrides ?? []).filter(({ productId }) => productId === a.id),
  ];
  const chosen = found.find(({ verdict }) => verdict === 'does-not-fit') ?? found[0];
  if (chosen === undefined) return null;
  const { verdict, reason: message } = chosen;
  return { key: overrideKey, verdict, message, source: 'Confirmed by Pedalworks', values: { a: '', b: '' } };
}

function adaptersIn(catalogue: readonly FitPart[], outcomes: readonly RuleOutcome[]): readonly string[] {
  const adapters = outcomes.flatMap(({ adapter }) => adapter ?? []);
  const ids = catalogue
    .filter((part) => adapters.some((adapter) => connects(part, adapter)))
    .map(({ id }) => id);
  return [...new Set(ids)];
}

/** True if a part takes what one part provides and provides what the other needs. */
function connects({ interfaces }: FitPart, { key, provides, needs }: Adapter): boolean {
  const states = (side: PartInterface['side'], value: string) =>
    interfaces.some((each) => each.key === key && each.side === side && each.values?.includes(value));
  return states('needs', provides) && states('provides', needs);
}

function swapped({ rules: outcomes, ...judgement }: Judgement): Judgement {
  return {
    ...judgement,
    rules: outcomes.map(({ values: { a, b }, ...outcome }) => ({ ...outcome, values: { a: b, b: a } })),
  };
}
