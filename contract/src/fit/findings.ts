import { compare } from './compare.ts';
import { formulas, providersFormulas } from './formulas.ts';
import { interfaceOf } from './interfaces.ts';
import { rules } from './rules.ts';
import { bestOf } from './severity.ts';
import { bothStating, pairings, sharedKeys, statementsOf } from './statements.ts';
import type { Finding, JudgedParts, Rule } from './types.ts';

type Parts = Omit<JudgedParts, 'rule'>;

const ruleOf = new Map(
  rules.filter(({ compares }) => compares === undefined).map((rule) => [rule.key, rule]),
);
const expectations = rules.flatMap(({ expectedWith, ...rule }) =>
  expectedWith === undefined ? [] : [{ ...rule, expectedWith }],
);
const providersRules = rules.filter(({ compares }) => compares !== undefined);

/** Returns the results of all rules that apply to two parts, in no particular order. */
export function findingsOf(parts: Parts): readonly Finding[] {
  const shared = sharedKeys(parts.a, parts.b);
  const findings: Finding[] = [];
  const add = (finding: Finding | null) => {
    if (finding !== null) findings.push(finding);
  };
  for (const key of shared) if (applies(key, shared)) add(sharedFinding(key, parts));
  for (const rule of providersRules) add(providersFinding(rule, parts));
  for (const rule of expectations)
    if (shared.includes(rule.expectedWith.key) && !shared.includes(rule.key))
      add(missingFinding(rule, parts));
  return findings.every(isPassedExclusion) ? [] : findings;
}

function applies(key: string, shared: readonly string[]): boolean {
  const { onlyWith } = ruleOf.get(key) ?? {};
  return onlyWith?.some((other) => shared.includes(other)) ?? true;
}

const isPassedExclusion = ({ rule, verdict }: Finding) =>
  rule.isExclusion === true && verdict !== 'does-not-fit';

/** Compares the statements of both parts about one interface. */
function sharedFinding(key: string, parts: Parts): Finding | null {
  const rule = ruleOf.get(key);
  const definition = interfaceOf(key);
  if (rule === undefined || definition === undefined) return null;
  if (rule.op === 'formula') return formulas[key]?.({ rule, ...parts }) ?? null;
  return bestOf(
    pairings(definition, parts.a, parts.b).map((pairing) => ({ rule, pairing, ...compare(rule, pairing) })),
  );
}

/** Compares different interfaces, such as the width of a rim with that of a tyre. */
function providersFinding(rule: Rule, { a, b }: Parts): Finding | null {
  const pairing = rule.compares === undefined ? null : bothStating(a, b, rule.compares);
  return pairing === null ? null : (providersFormulas[rule.key]?.(rule, pairing) ?? null);
}

/** Returns an unknown finding if a provider should state an interface that the other part needs, but does not. */
function missingFinding(rule: (typeof expectations)[number], { a, b }: Parts): Finding | null {
  const { key, expectedWith } = rule;
  const [provider, needer] = statementsOf(a, key).length > 0 ? [b, a] : [a, b];
  const [needed] = statementsOf(needer, key, 'needs');
  const isExpected = statementsOf(provider, expectedWith.key, 'provides').some(({ place }) =>
    [place, undefined].includes(expectedWith.place),
  );
  if (needed === undefined || !isExpected) return null;
  const pairing = { provider, needer, provided: { key, side: 'provides' }, needed } as const;
  return compare(rule, pairing).verdict === 'fits' ? null : { rule, pairing, verdict: 'unknown' };
}
