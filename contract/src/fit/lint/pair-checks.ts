import { maxFitsWith } from '../fits-with.ts';
import { judge } from '../judge.ts';
import type { Finding, LintedPart } from './finding.ts';
import { mentionsOf } from './mentions.ts';
import { refusal, type Verdicts } from './verdicts.ts';

/** Compares the pairs that a part lists or mentions with the computed verdicts. */
export function pairFindings(part: LintedPart, verdicts: Verdicts): readonly Finding[] {
  return [
    ...part.fitsWith.flatMap((id) => listedFinding(part, { id, verdicts }) ?? []),
    ...namedFindings(part, verdicts),
    ...siblingFindings(part, verdicts),
    ...overrideFindings(part, verdicts),
  ];
}

interface ListedPair {
  readonly id: string;
  readonly verdicts: Verdicts;
}

/** Reports a listed part that does not fit, once if both parts list each other. */
function listedFinding(part: LintedPart, { id, verdicts }: ListedPair): Finding | null {
  const other = verdicts.catalogue.find((each) => each.id === id);
  const check = 'listed' as const;
  if (other === undefined)
    return { part, check, reason: `Lists ${id} as fitting, which is not in the catalogue.`, isNote: true };
  if (part.id > id && other.fitsWith.includes(part.id)) return null;
  const verdict = verdicts.of(part, other);
  if (verdict === 'unrelated') {
    const reason = `Lists ${other.name} as fitting, but they share no interface.`;
    return { part, check, reason, isNote: true };
  }
  if (verdict !== 'does-not-fit') return null;
  const failure = refusal(verdicts.judge(part, other));
  return {
    part,
    check,
    key: failure?.key,
    reason: `Lists ${other.name} as fitting. ${failure?.message ?? ''}`,
  };
}

function namedFindings(part: LintedPart, verdicts: Verdicts): readonly Finding[] {
  return mentionsOf(part, verdicts.references).flatMap(({ other, phrase }): readonly Finding[] => {
    const verdict = verdicts.of(part, other);
    const says = `The description says “${phrase}”`;
    if (verdict === 'does-not-fit') {
      const failure = refusal(verdicts.judge(part, other));
      const reason = `${says}, but ${other.name} does not fit. ${failure?.message ?? ''}`;
      return [{ part, check: 'listed', key: failure?.key, reason }];
    }
    if (verdict === 'unrelated' && other.interfaces.length > 0 && /\b(?:for|fits?)\b/iu.test(phrase)) {
      const reason = `${says}, but it shares no interface with ${other.name}.`;
      return [{ part, check: 'unlisted', reason, isNote: true }];
    }
    const isFull = part.fitsWith.length >= maxFitsWith && other.fitsWith.length >= maxFitsWith;
    if (verdict !== 'fits' || isFull || isListed(part, other)) return [];
    const reason = `${says}, and ${other.name} fits, but neither part lists the other.`;
    return [{ part, check: 'unlisted', reason }];
  });
}

const isListed = (part: LintedPart, other: LintedPart) =>
  part.fitsWith.includes(other.id) || other.fitsWith.includes(part.id);

/** Notes parts that fit like a listed part of the same kind, but are not listed. */
function siblingFindings(part: LintedPart, { catalogue, kindOf, of }: Verdicts): readonly Finding[] {
  if (part.fitsWith.length === 0 || part.fitsWith.length >= maxFitsWith) return [];
  const listed = catalogue.filter(({ id }) => part.fitsWith.includes(id));
  return catalogue.flatMap((other): readonly Finding[] => {
    if (other.id === part.id || isListed(part, other)) return [];
    const sibling = listed.find((each) => kindOf(each) !== null && kindOf(each) === kindOf(other));
    if (sibling === undefined || of(part, sibling) !== 'fits' || of(part, other) !== 'fits') return [];
    const reason = `Lists ${sibling.name}, but not ${other.name}, which fits too.`;
    return [{ part, check: 'unlisted', reason, isNote: true }];
  });
}

/** Reports overrides of missing parts, and notes overrides that contradict the interfaces. */
function overrideFindings(part: LintedPart, { catalogue }: Verdicts): readonly Finding[] {
  return (part.fitOverrides ?? []).flatMap(({ productId, verdict, reason: why }): readonly Finding[] => {
    const other = catalogue.find(({ id }) => id === productId);
    const check = 'listed' as const;
    if (other === undefined)
      return [{ part, check, reason: `An override names ${productId}, which is not in the catalogue.` }];
    const failure = refusal(judge({ ...part, fitOverrides: [] }, { ...other, fitOverrides: [] }, catalogue));
    if (verdict !== 'fits' || failure === null) return [];
    const reason = `An override says that ${other.name} fits (${why}). ${failure.message}`;
    return [{ part, check, key: failure.key, reason, isNote: true }];
  });
}
