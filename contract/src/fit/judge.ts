import { limitsIn, outcomeOf } from './describe.ts';
import { findingsOf } from './findings.ts';
import { limitsOf } from './limits.ts';
import { memoized } from './memoized.ts';
import { rules } from './rules.ts';
import { combined, severity } from './severity.ts';
import type {
  Adapter,
  FitOverride,
  FitPart,
  Judgement,
  PartInterface,
  RuleOutcome,
  Verdict,
} from './types.ts';

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
    via: verdict === 'with-adapter' ? adaptersIn(catalogue, computed) : [],
    limits: [...new Set(limits)],
  };
}

const isUnlimited = (verdict: Verdict) => verdict === 'does-not-fit' || verdict === 'unrelated';

const unrelated: Judgement = { verdict: 'unrelated', rules: [], via: [], limits: [] };

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

/** Returns the ids of the adapters that the outcomes need. */
export function adaptersIn(
  catalogue: readonly FitPart[],
  outcomes: readonly RuleOutcome[],
): readonly string[] {
  const lists = outcomes.flatMap(({ adapter }) => (adapter ? [adaptersOf(catalogue)(adapter)] : []));
  return [...new Set(lists.flat())];
}

/** Finds the adapters of each kind once for each catalogue, because many pairs need the same one. */
const adaptersOf = memoized((catalogue: readonly FitPart[]) => {
  const known = new Map<string, readonly string[]>();
  return (adapter: Adapter): readonly string[] => {
    const kind = `${adapter.key} ${adapter.provides} ${adapter.needs}`;
    const ids = known.get(kind) ?? catalogue.filter((part) => connects(part, adapter)).map(({ id }) => id);
    known.set(kind, ids);
    return ids;
  };
});

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
