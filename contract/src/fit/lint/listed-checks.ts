import { judge } from '../judge.ts';
import type { RuleOutcome } from '../types.ts';
import type { Finding, LintedPart } from './finding.ts';

/** Reports the parts that a part lists as fitting, but that do not fit. */
export const listedFindings = (part: LintedPart, catalogue: readonly LintedPart[]): readonly Finding[] =>
  part.fitsWith.flatMap((id) => listedFinding(part, { id, catalogue }) ?? []);

interface ListedPart {
  readonly id: string;
  readonly catalogue: readonly LintedPart[];
}

/** Reports a listed part that does not fit, once if both parts list each other. */
function listedFinding(part: LintedPart, { id, catalogue }: ListedPart): Finding | null {
  const other = catalogue.find((each) => each.id === id);
  const check = 'listed' as const;
  if (other === undefined)
    return { part, check, reason: `Lists ${id} as fitting, which is not in the catalogue.`, isNote: true };
  if (part.id > id && other.fitsWith.includes(part.id)) return null;
  const { verdict, rules } = judge(part, other, catalogue);
  if (verdict === 'unrelated') {
    const reason = `Lists ${other.name} as fitting, but they share no interface.`;
    return { part, check, reason, isNote: true };
  }
  if (verdict !== 'does-not-fit') return null;
  const { key, message = '' } = failedRule(rules) ?? {};
  return { part, check, key, reason: `Lists ${other.name} as fitting. ${message}` };
}

/** Reports overrides of missing parts, and notes overrides that contradict the interfaces. */
export function overrideFindings(part: LintedPart, catalogue: readonly LintedPart[]): readonly Finding[] {
  return (part.fitOverrides ?? []).flatMap(({ productId, verdict, reason: why }): readonly Finding[] => {
    const other = catalogue.find(({ id }) => id === productId);
    const check = 'listed' as const;
    if (other === undefined)
      return [{ part, check, reason: `An override names ${productId}, which is not in the catalogue.` }];
    if (verdict !== 'fits') return [];
    const computed = judge({ ...part, fitOverrides: [] }, { ...other, fitOverrides: [] }, catalogue);
    const failure = failedRule(computed.rules);
    if (computed.verdict !== 'does-not-fit' || failure === undefined) return [];
    const reason = `An override says that ${other.name} fits (${why}). ${failure.message}`;
    return [{ part, check, key: failure.key, reason, isNote: true }];
  });
}

const failedRule = (rules: readonly RuleOutcome[]): RuleOutcome | undefined =>
  rules.find(({ verdict }) => verdict === 'does-not-fit');
