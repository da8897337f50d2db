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
  const found = { ...best.judgement, end: best.end };
  if (other.judgement.verdict !== 'with-adapter') return found;
  return { ...found, limits: [`${at(other.end)}, it also needs an adapter.`, ...found.limits] };
}

const at = (end: End): string => `At the ${end} wheel`;

function atBoth(one: JudgedEnd, other: JudgedEnd): Judgement {
  const [{ judgement: first }, { judgement: second }] = [one, other];
  return {
    ...first,
    rules: [
      ...first.rules.map((rule) => ruleAtBoth({ end: one.end, rule }, other)),
      ...onlyIn(other, first),
    ].toSorted((a, b) => severity.indexOf(a.verdict) - severity.indexOf(b.verdict)),
    via: [...new Set([...first.via, ...second.via])],
    otherAdapters: [...new Set([...first.otherAdapters, ...second.otherAdapters])],
    limits: limitsAtBoth(one, other),
  };
}

interface RuleAtEnd {
  readonly end: End;
  readonly rule: RuleOutcome;
}

function ruleAtBoth(one: RuleAtEnd, { end, judgement }: JudgedEnd): RuleOutcome {
  const twin = judgement.rules.find(({ key }) => key === one.rule.key);
  if (twin === undefined) return { ...one.rule, message: told(one) };
  return twin.message === one.rule.message ? one.rule : ruleOfBoth(one, { end, rule: twin });
}

/** Returns the outcomes of rules that apply at one end alone. */
const onlyIn = ({ end, judgement }: JudgedEnd, { rules }: Judgement): readonly RuleOutcome[] =>
  judgement.rules
    .filter(({ key }) => rules.every((other) => other.key !== key))
    .map((rule) => ({ ...rule, message: told({ end, rule }) }));

/** Returns the worse of two outcomes of a rule. Both are told if they are equally bad. */
function ruleOfBoth(one: RuleAtEnd, other: RuleAtEnd): RuleOutcome {
  if (one.rule.verdict === other.rule.verdict) return { ...one.rule, message: `${told(one)} ${told(other)}` };
  const isOtherWorse = severity.indexOf(other.rule.verdict) < severity.indexOf(one.rule.verdict);
  const worse = isOtherWorse ? other : one;
  return { ...worse.rule, message: told(worse) };
}

const told = ({ end, rule: { message } }: RuleAtEnd): string => `${at(end)}: ${message}`;

/** Returns the limits of both ends. One that holds for one end alone names it. */
function limitsAtBoth(one: JudgedEnd, other: JudgedEnd): readonly string[] {
  const alone = ({ end, judgement }: JudgedEnd, next: JudgedEnd) =>
    judgement.limits
      .filter((limit) => !next.judgement.limits.includes(limit))
      .map((limit) => `${at(end)}: ${limit}`);
  return [
    ...one.judgement.limits.filter((limit) => other.judgement.limits.includes(limit)),
    ...alone(one, other),
    ...alone(other, one),
  ];
}
