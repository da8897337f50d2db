import { interfaceOf, statementText } from './interfaces.ts';
import { wordsAtEnds } from './messages/at-ends.ts';
import { limitOf, messageOf } from './messages/message-of.ts';
import { unstatedIn } from './messages/unstated.ts';
import { isFailedWarning } from './severity.ts';
import { sourceText } from './sources.ts';
import type { Finding, FitPart, Pairing, PartInterface, RuleOutcome } from './types.ts';

/** Puts a finding into words. */
export function outcomeOf(finding: Finding, a: FitPart): RuleOutcome {
  const { rule, pairing, verdict, adapter } = finding;
  const [provides, needs] = [pairing.provided, pairing.needed].map((each) =>
    wordsAtEnds(each, pairing, valueIn),
  );
  const [valueA = '', valueB = ''] = pairing.provider.id === a.id ? [provides, needs] : [needs, provides];
  return {
    key: rule.key,
    verdict: isFailedWarning(finding) ? 'unknown' : verdict,
    message: messageOf(finding),
    source: sourceText(rule.source),
    values: { a: valueA, b: valueB },
    ...(adapter !== undefined && { adapter }),
    ...(isFailedWarning(finding) && { isWarning: true }),
    ...(verdict === 'unknown' && missingIn(pairing)),
  };
}

/** Returns the sentences of a finding that restrict the verdict. */
export function limitsIn(finding: Finding): readonly string[] {
  const limit = limitOf(finding);
  return [...(isFailedWarning(finding) ? [messageOf(finding)] : []), ...(limit === undefined ? [] : [limit])];
}

function valueIn(statement: PartInterface): string {
  const definition = interfaceOf(statement.key);
  return definition === undefined ? '' : statementText(definition, statement);
}

function missingIn(pairing: Pairing): Pick<RuleOutcome, 'missing'> {
  const unstated = unstatedIn(pairing);
  if (unstated === null) return {};
  const { key, side } = unstated.statement;
  return { missing: { key, side } };
}
