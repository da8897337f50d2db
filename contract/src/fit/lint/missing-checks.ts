import { kindOf } from '../propose.ts';
import { isSameStatement } from '../proposals/kinds.ts';
import { interfaceOf } from '../interfaces.ts';
import type { JudgedPair } from '../judge.ts';
import { isUnknown, type Finding, type LintedPart } from './finding.ts';

/** Share of unknown verdicts from which a part is reported. */
const maxUnknownShare = 0.6;
const minPairs = 5;

/** Reports missing interfaces, and parts of which most verdicts are unknown. */
export function missingFindings(part: LintedPart, pairs: readonly JudgedPair[]): readonly Finding[] {
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
    ...unknownFindings(part, pairs),
  ];
}

function unknownFindings(part: LintedPart, pairs: readonly JudgedPair[]): readonly Finding[] {
  const own = pairs.filter(({ a, b }) => a.id === part.id || b.id === part.id);
  const unknown = own.filter(({ judgement }) => judgement.verdict === 'unknown');
  if (own.length < minPairs || unknown.length / own.length < maxUnknownShare) return [];
  const keys = unknown.flatMap(({ judgement }) =>
    judgement.rules.filter(({ verdict }) => verdict === 'unknown').map(({ key }) => key),
  );
  const reason = `${String(unknown.length)} of ${String(own.length)} verdicts are unknown, because of ${[...new Set(keys)].join(', ')}.`;
  return [{ part, check: 'missing', reason, isNote: true }];
}
