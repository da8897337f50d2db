import { interfaceVerdict, statementsByKey } from './compare.ts';
import { formulas } from './formulas.ts';
import { overrideOf, severity } from './judge.ts';
import { rules } from './rules.ts';
import type { FitPart, Rule, RuleVerdict, Verdict } from './types.ts';

const formulaRules = rules.filter(({ op }) => op === 'formula');
const comparisons = new Map<string, readonly Rule[]>();
for (const rule of rules)
  if (rule.op !== 'formula') comparisons.set(rule.key, [...(comparisons.get(rule.key) ?? []), rule]);

/**
 * Returns the verdict of `judge` without reasons, limits and adapters. Much faster, for lists of thousands of parts.
 */
export function verdictOfPair(a: FitPart, b: FitPart, catalogue: readonly FitPart[] = []): Verdict {
  if (a.id > b.id) return verdictOfPair(b, a, catalogue);
  if (a.id === b.id) return 'unrelated';
  const override = overrideOf(a, b);
  if (override !== null) return override.verdict;
  const verdicts = comparedVerdicts(a, b);
  if (verdicts.includes('does-not-fit')) return 'does-not-fit';
  for (const rule of formulaRules)
    for (const { verdict } of formulas[rule.key]?.({ rule, a, b, catalogue }) ?? []) verdicts.push(verdict);
  return severity.find((verdict) => verdicts.includes(verdict)) ?? 'unrelated';
}

function comparedVerdicts(a: FitPart, b: FitPart): RuleVerdict[] {
  const verdicts: RuleVerdict[] = [];
  const inB = statementsByKey(b);
  for (const key of statementsByKey(a).keys()) {
    if (!inB.has(key)) continue;
    for (const rule of comparisons.get(key) ?? []) {
      const verdict = interfaceVerdict(rule, a, b);
      if (verdict !== null) verdicts.push(verdict);
    }
  }
  return verdicts;
}
