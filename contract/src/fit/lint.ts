import type { Finding, LintedPart } from './lint/finding.ts';
import { lacingFindings } from './lint/lacing-check.ts';
import { listedFindings, overrideFindings } from './lint/listed-checks.ts';
import { missingFindings, unknownFindings } from './lint/missing-checks.ts';
import { valueFindings } from './lint/value-checks.ts';

export type { Finding, LintedPart };

/** Reports contradictions in the interfaces and listed pairs of a catalogue. */
export const lintCatalogue = (parts: readonly LintedPart[]): readonly Finding[] =>
  parts.flatMap((part) => [
    ...listedFindings(part, parts),
    ...lintPart(part, parts),
    ...unknownFindings(part, parts),
  ]);

/**
 * Reports the contradictions of a part being edited. Leaves out the findings that need all pairs of the catalogue, or
 * the pairs that the shop lists.
 */
export const lintPart = (part: LintedPart, catalogue: readonly LintedPart[]): readonly Finding[] =>
  distinct([
    ...overrideFindings(part, catalogue),
    ...valueFindings(part),
    ...lacingFindings(part, catalogue),
    ...missingFindings(part),
  ]);

const distinct = (found: readonly Finding[]): readonly Finding[] =>
  found.filter((finding, index) => found.findIndex((other) => isSame(other, finding)) === index);

const isSame = (one: Finding, other: Finding) => one.key === other.key && one.reason === other.reason;
