import { severity } from './severity.ts';
import type { End, Judgement, RuleOutcome } from './types.ts';

/** Judgement of a part at one end of a bike. */
export interface JudgedEnd {
  readonly end: End;
  readonly judgement: Judgement;
}

/** Combines the judgements of both ends. A part for either end fits if one takes it; `best` has the better verdict. */
export function judgementOfEnds(best: JudgedEnd, other: JudgedEnd): Judgement {
  const { verdict } = best.judgement;
  if (verdict === other.judgement.verdict) return atBoth(best, other);
  if (verdict === 'does-not-fit') return best.judgement;
  const limit =
    other.judgement.verdict === 'with-adapter'
      ? `${at(other.end)} wheel, it also needs an adapter.`
      : `${at(best.end)} wheel only.`;
  return { ...best.judgement, end: best.end, limits: [limit, ...best.judgement.limits] };
}

const at = (end: End): string => `At the ${end}`;

function atBoth(one: JudgedEnd, other: JudgedEnd): Judgement {
  const [{ judgement: first }, { judgement: second }] = [one, other];
  return {
    ...first,
    rules: first.rules
      .map((rule) => ruleAtBoth({ end: one.end, rule }, { end: other.end, rule: ruleIn(second, rule) }))
      .toSorted((a, b) => severity.indexOf(a.verdict) - severity.indexOf(b.verdict)),
    via: [...new Set([...first.via, ...second.via])],
    otherAdapters: [...new Set([...first.otherAdapters, ...second.otherAdapters])],
    limits: limitsAtBoth(one, other),
  };
}

const ruleIn = ({ rules }: Judgement, { key }: RuleOutcome): RuleOutcome | undefined =>
  rules.find((rule) => rule.key === key);

interface RuleAtEnd {
  readonly end: End;
  readonly rule: RuleOutcome | undefined;
}

/** Returns the worse outcome of a rule. Two that differ are both told. */
function ruleAtBoth(one: RuleAtEnd & { readonly rule: RuleOutcome }, other: RuleAtEnd): RuleOutcome {
  if (other.rule === undefined || one.rule.message === other.rule.message) return one.rule;
  const isWorse = severity.indexOf(other.rule.verdict) < severity.indexOf(one.rule.verdict);
  if (one.rule.verdict === other.rule.verdict) return { ...one.rule, message: `${told(one)} ${told(other)}` };
  const worse = isWorse ? other : one;
  return { ...(worse.rule ?? one.rule), message: told(worse) };
}

const told = ({ end, rule }: RuleAtEnd): string => `${at(end)} wheel: ${rule?.message ?? ''}`;

/** Returns the limits of both ends. One that holds for one end alone names it. */
function limitsAtBoth(one: JudgedEnd, other: JudgedEnd): readonly string[] {
  const alone = ({ end, judgement }: JudgedEnd, next: JudgedEnd) =>
    judgement.limits
      .filter((limit) => !next.judgement.limits.includes(limit))
      .map((limit) => `${at(end)} wheel: ${limit}`);
  return [
    ...one.judgement.limits.filter((limit) => other.judgement.limits.includes(limit)),
    ...alone(one, other),
    ...alone(other, one),
  ];
}
