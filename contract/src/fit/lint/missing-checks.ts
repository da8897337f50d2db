import { kindOf } from '../propose.ts';
import { interfaceOf } from '../interfaces.ts';
import { judge, verdictOfPair } from '../judge.ts';
import { isSameStatement } from '../statements.ts';
import { isUnknown, stateText, type Finding, type LintedPart } from './finding.ts';

/** Share of unknown verdicts from which a part is reported. */
const maxUnknownShare = 0.6;
const minPairs = 5;

/** Reports missing interfaces. */
export function missingFindings(part: LintedPart): readonly Finding[] {
  const kind = kindOf(part);
  const required = (kind?.expects ?? []).filter(({ isRequired }) => isRequired === true);
  const missing = required.filter((each) => {
    const stated = part.interfaces.find((other) => isSameStatement(other, each));
    return stated === undefined || isUnknown(stated);
  });
  return [
    ...missing.map(({ key, side }): Finding => ({
      part,
      check: 'missing',
      key,
      reason: `Without the ${(interfaceOf(key)?.name ?? key).toLowerCase()} that it ${side}, most verdicts about a ${kind?.name ?? 'part'} are unknown.`,
    })),
    ...usualFindings(part),
  ];
}

/** Notes missing interfaces that nearly all parts of the kind have, with the same value. */
function usualFindings(part: LintedPart): readonly Finding[] {
  const kind = kindOf(part);
  const absent = (kind?.expects ?? []).filter(
    (each) =>
      each.usual?.values !== undefined &&
      each.isRequired !== true &&
      !part.interfaces.some((other) => isSameStatement(other, each) && !isUnknown(other)),
  );
  return absent.map(({ key, side, usual = {} }) => ({
    part,
    check: 'missing',
    key,
    reason: `A ${kind?.name ?? 'part'} usually ${side} ${stateText(key, usual)}.`,
    isNote: true,
  }));
}

/** Notes parts of which most verdicts are unknown. */
export function unknownFindings(part: LintedPart, catalogue: readonly LintedPart[]): readonly Finding[] {
  const others = catalogue.filter(({ id }) => id !== part.id);
  const verdicts = others.map((other) => verdictOfPair(part, other, catalogue));
  const related = verdicts.filter((verdict) => verdict !== 'unrelated').length;
  const unknown = others.filter((_, index) => verdicts[index] === 'unknown');
  if (related < minPairs || unknown.length / related < maxUnknownShare) return [];
  const rules = unknown.flatMap((other) => judge(part, other, catalogue).rules);
  const keys = new Set(rules.filter(({ verdict }) => verdict === 'unknown').map(({ key }) => key));
  const reason = `${String(unknown.length)} of ${String(related)} verdicts are unknown, because of ${[...keys].join(', ')}.`;
  return [{ part, check: 'missing', reason, isNote: true }];
}
