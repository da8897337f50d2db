import { judgeAll } from './judge.ts';
import type { Finding, LintedPart } from './lint/finding.ts';
import { measureFindings } from './lint/measures.ts';
import { missingFindings } from './lint/missing-checks.ts';
import { pairFindings } from './lint/pair-checks.ts';
import { sumFindings } from './lint/spec-sums.ts';
import { textFindings } from './lint/text-checks.ts';
import { valueFindings } from './lint/value-checks.ts';
import { proposeInterfaces } from './propose.ts';

export type { Finding, LintedPart };

/** Reports contradictions in the texts, interfaces and listed pairs of a catalogue. */
export function lintCatalogue(parts: readonly LintedPart[]): readonly Finding[] {
  const pairs = judgeAll(parts);
  const found = [
    ...pairFindings(parts, pairs),
    ...parts.flatMap((part) => [
      ...textFindings(part),
      ...measureFindings(part),
      ...sumFindings(part),
      ...valueFindings(part),
      ...missingFindings(part, pairs),
    ]),
  ];
  return found.filter((finding, index) => found.findIndex((other) => isSame(other, finding)) === index);
}

const isSame = (one: Finding, other: Finding) =>
  one.part.id === other.part.id && one.key === other.key && one.reason === other.reason;

/** Fills the interfaces of a catalogue that has none with the proposals from its texts. */
export const withProposedInterfaces = (parts: readonly LintedPart[]): readonly LintedPart[] =>
  parts.map((part) => ({
    ...part,
    interfaces: proposeInterfaces(part).map((proposal) => proposal.interface),
  }));
