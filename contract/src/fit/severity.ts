import { ruleVerdicts, type Finding, type RuleVerdict, type Verdict } from './types.ts';

/** Verdicts from worst to best. */
export const severity: readonly RuleVerdict[] = ruleVerdicts.toReversed();

/** Returns the best finding, because the values of one part are alternatives. */
export function bestOf(findings: readonly Finding[]): Finding | null {
  for (const wanted of ruleVerdicts)
    for (const finding of findings) if (finding.verdict === wanted) return finding;
  return null;
}

/** True if a rule of the weight `warn` fails. The parts still fit. */
export const isFailedWarning = ({ rule, verdict }: Finding): boolean =>
  rule.weight === 'warn' && verdict === 'does-not-fit';

/** Combines findings: the worst gate decides. Warnings only decide if no gate applies. */
export function combined(findings: readonly Finding[]): Verdict {
  const hasGate = findings.some(({ rule }) => rule.weight === 'gate');
  let worst = -1;
  for (const finding of findings) {
    if (hasGate && finding.rule.weight !== 'gate') continue;
    worst = Math.max(worst, ruleVerdicts.indexOf(isFailedWarning(finding) ? 'fits' : finding.verdict));
  }
  return ruleVerdicts[worst] ?? 'unrelated';
}
