import type { DescribedPart } from '../propose.ts';
import { interfaceOf, statementText } from '../interfaces.ts';
import type { FitPart } from '../types.ts';
import type { StatedValue } from '../proposals/spec-text.ts';

/** Part of a catalogue, with its texts and interfaces. */
export interface LintedPart extends DescribedPart, FitPart {
  /** Ids of the parts that the catalogue lists as fitting. */
  readonly fitsWith: readonly string[];
}

/**
 * - `listed`: two parts are listed as fitting, but do not fit;
 * - `value`: a value is impossible, or two values contradict each other;
 * - `missing`: an interface is missing, so that verdicts are unknown.
 */
export type Check = 'listed' | 'value' | 'missing';

export interface Finding {
  readonly part: LintedPart;
  readonly check: Check;
  /** Key of the interface, or `kind`, if the finding concerns one. */
  readonly key?: string | undefined;
  readonly reason: string;
  /** True if the data may be right, so that the finding is only a hint. */
  readonly isNote?: boolean | undefined;
}

/** Formats a value for people: `110 mm, 5 holes`, `22.2 to 31.8 mm`, `unknown`. */
export function stateText(key: string, value: StatedValue): string {
  const definition = interfaceOf(key);
  return (definition && statementText(definition, value)) || 'unknown';
}

export const isUnknown = ({ values, min, max }: StatedValue): boolean =>
  values === undefined && min === undefined && max === undefined;

export const valuesOf = ({ interfaces }: FitPart, key: string): readonly string[] =>
  interfaces.filter((each) => each.key === key).flatMap(({ values = [] }) => values);
