import type { Finding, LintedPart } from './lint/finding.ts';
import { nameFindings } from './lint/known-names.ts';
import { lacingFindings } from './lint/lacing-check.ts';
import { measureFindings } from './lint/measures.ts';
import { missingFindings, unknownFindings } from './lint/missing-checks.ts';
import { pairFindings } from './lint/pair-checks.ts';
import { formFindings } from './lint/spec-forms.ts';
import { sumFindings } from './lint/spec-sums.ts';
import { textFindings } from './lint/text-checks.ts';
import { valueFindings } from './lint/value-checks.ts';
import { indexOf, verdictsOf, type Verdicts } from './lint/verdicts.ts';
import { proposeInterfaces } from './propose.ts';

export type { Finding, LintedPart };

/** Reports contradictions in the texts, interfaces and listed pairs of a catalogue. */
export function lintCatalogue(parts: readonly LintedPart[]): readonly Finding[] {
  const verdicts = verdictsOf(parts);
  return parts.flatMap((part) => findingsOf(part, verdicts));
}

/** Reports the contradictions of one part of a catalogue. */
export const lintPart = (part: LintedPart, catalogue: readonly LintedPart[]): readonly Finding[] =>
  findingsOf(part, verdictsOf(catalogue));

/**
 * Returns a function that reports the contradictions of a part being edited. Leaves out the findings that
 * need all pairs of the catalogue, or the pairs that the shop lists.
 */
export function partLinter(catalogue: readonly LintedPart[]): (part: LintedPart) => readonly Finding[] {
  const index = indexOf(catalogue);
  return (part) =>
    distinct([
      ...pairFindings(part, verdictsOf(catalogue, index)).filter(({ check }) => check !== 'unlisted'),
      ...ownFindings(part, catalogue),
    ]);
}

const findingsOf = (part: LintedPart, verdicts: Verdicts): readonly Finding[] =>
  distinct([
    ...pairFindings(part, verdicts),
    ...ownFindings(part, verdicts.catalogue),
    ...unknownFindings(part, verdicts),
  ]);

const ownFindings = (part: LintedPart, catalogue: readonly LintedPart[]): readonly Finding[] => [
  ...textFindings(part),
  ...measureFindings(part),
  ...sumFindings(part),
  ...formFindings(part),
  ...nameFindings(part),
  ...valueFindings(part),
  ...lacingFindings(part, catalogue),
  ...missingFindings(part),
];

const distinct = (found: readonly Finding[]): readonly Finding[] =>
  found.filter((finding, index) => found.findIndex((other) => isSame(other, finding)) === index);

const isSame = (one: Finding, other: Finding) => one.key === other.key && one.reason === other.reason;

/** Fills the interfaces of a catalogue that has none with the proposals from its texts. */
export const withProposedInterfaces = (parts: readonly LintedPart[]): readonly LintedPart[] =>
  parts.map((part) => ({
    ...part,
    interfaces: proposeInterfaces(part).map((proposal) => proposal.interface),
  }));
