import { compare } from './compare.ts';
import { formulas, providersFormulas } from './formulas.ts';
import { bestPairing } from './formulas/best-pairing.ts';
import { completed } from './kind-facts.ts';
import { rules } from './rules.ts';
import { bothStating, isOfRimBrakes, sharedKeys } from './statements.ts';
import type { Finding, JudgedParts, Rule } from './types.ts';

type Parts = Omit<JudgedParts, 'rule'>;

const ruleOf = new Map(
  rules.filter(({ compares }) => compares === undefined).map((rule) => [rule.key, rule]),
);
const providersRules = rules.filter(({ compares }) => compares !== undefined);

/** Returns the results of all rules that apply to two parts, in no particular order. */
export function findingsOf({ a, b, catalogue }: Parts): readonly Finding[] {
  const parts = { a: completed(a), b: completed(b), catalogue };
  const shared = sharedKeys(parts.a, parts.b);
  const findings: Finding[] = [];
  const add = (finding: Finding | null) => {
    if (finding !== null) findings.push(finding);
  };
  for (const key of shared) if (applies(key, shared)) add(sharedFinding(key, parts));
  for (const rule of providersRules) add(providersFinding(rule, parts));
  return findings.every(isPassedExclusion) ? [] : findings.filter((each) => !isPremature(each, findings));
}

/** True for a question about discs for a part of rim brakes, before it is known which brakes the other part is for. */
const isPremature = ({ verdict, pairing: { provided, needed } }: Finding, all: readonly Finding[]) =>
  verdict === 'unknown' &&
  [provided, needed].some(isOfRimBrakes) &&
  all.some(({ rule, verdict: other }) => rule.key === 'brake-surface' && other === 'unknown');

function applies(key: string, shared: readonly string[]): boolean {
  const { onlyWith } = ruleOf.get(key) ?? {};
  return onlyWith?.some((other) => shared.includes(other)) ?? true;
}

const isPassedExclusion = ({ rule, verdict }: Finding) =>
  rule.isExclusion === true && verdict !== 'does-not-fit';

/** Compares the statements of both parts about one interface. */
function sharedFinding(key: string, parts: Parts): Finding | null {
  const rule = ruleOf.get(key);
  if (rule === undefined) return null;
  const judged = { rule, ...parts };
  if (rule.op === 'formula') return formulas[key]?.(judged) ?? null;
  return bestPairing(judged, (pairing) => compare(rule, pairing));
}

/** Compares different interfaces, such as the width of a rim with that of a tyre. */
function providersFinding(rule: Rule, parts: Parts): Finding | null {
  const formula = formulas[rule.key];
  if (formula !== undefined) return formula({ rule, ...parts });
  const pairing = rule.compares === undefined ? null : bothStating(parts.a, parts.b, rule.compares);
  if (pairing === null) return null;
  if (rule.op === 'formula') return providersFormulas[rule.key]?.(rule, pairing) ?? null;
  return { rule, pairing, ...compare(rule, pairing) };
}
