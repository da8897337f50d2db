import { compare } from './compare.ts';
import { formulas } from './formulas.ts';
import { interfaceOf } from './interfaces.ts';
import { rules } from './rules.ts';
import { bestOf } from './severity.ts';
import { pairings, statementsByKey } from './statements.ts';
import type { Finding, FitPart, Rule } from './types.ts';

const ruleOf = new Map(rules.filter(({ op }) => op !== 'formula').map((rule) => [rule.key, rule]));
const formulaRules = rules.filter(({ op }) => op === 'formula');

/** Returns the results of all rules that apply to two parts, in no particular order. */
export function findingsOf(a: FitPart, b: FitPart, catalogue: readonly FitPart[]): readonly Finding[] {
  const findings: Finding[] = [];
  const inB = statementsByKey(b);
  for (const key of statementsByKey(a).keys()) {
    const rule = ruleOf.get(key);
    if (rule === undefined || !inB.has(key)) continue;
    const finding = compared(rule, a, b);
    if (finding !== null) findings.push(finding);
  }
  for (const rule of formulaRules) {
    const finding = formulas[rule.key]?.({ rule, a, b, catalogue });
    if (finding !== undefined && finding !== null) findings.push(finding);
  }
  return findings;
}

function compared(rule: Rule, a: FitPart, b: FitPart): Finding | null {
  const definition = interfaceOf(rule.key);
  if (definition === undefined) return null;
  return bestOf(pairings(definition, a, b).map((pairing) => ({ rule, pairing, ...compare(rule, pairing) })));
}
