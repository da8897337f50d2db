import type { PartInterface, Side } from '../types.ts';
import { valuesOf, type LintedPart } from './finding.ts';

/** Check for values of one part that are impossible, or that exclude each other. */
export interface Contradiction {
  readonly key: string;
  /** Explains the contradiction; null if there is none. */
  readonly reasonOf: (part: LintedPart) => string | null;
}

export const has = (part: LintedPart, key: string, value: string): boolean =>
  valuesOf(part, key).includes(value);

export const statementOf = ({ interfaces }: LintedPart, key: string, side: Side): PartInterface | undefined =>
  interfaces.find((each) => each.key === key && each.side === side);
