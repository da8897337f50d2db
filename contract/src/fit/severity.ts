import { bikeId } from './bike-id.ts';
import { ruleVerdicts, type Finding, type PartInterface, type RuleVerdict, type Verdict } from './types.ts';

/** Verdicts from worst to best. */
export const severity: readonly RuleVerdict[] = ruleVerdicts.toReversed();

/**
 * Returns the finding that decides. The values of one part are alternatives, so the best one counts. The statements of a
 * bike belong to components that all stay, so the worst one counts.
 */
export function decisiveOf(findings: readonly Finding[]): Finding | null {
  const [first] = findings;
  if (first === undefined || findings.length === 1) return first ?? null;
  if (bikeStatementIn(first) === null) return bestOf(findings);
  const statements = [...new Set(findings.map(bikeStatementIn))];
  const perStatement = statements.map((statement) =>
    bestOf(findings.filter((finding) => bikeStatementIn(finding) === statement)),
  );
  return worstOf(perStatement.filter((finding) => finding !== null));
}

function bikeStatementIn({ pairing }: Finding): PartInterface | null {
  if (pairing.provider.id === bikeId) return pairing.provided;
  return pairing.needer.id === bikeId ? pairing.needed : null;
}

const bestOf = (findings: readonly Finding[]) => firstOf(ruleVerdicts, findings);
const worstOf = (findings: readonly Finding[]) => firstOf(severity, findings);

function firstOf(order: readonly RuleVerdict[], findings: readonly Finding[]): Finding | null {
  for (const wanted of order) for (const finding of findings) if (finding.verdict === wanted) return finding;
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
