import { parseNumber, toLatin, withinLimits, type NumberRule, type ParsedNumber } from './numbers.ts';
import { formatNumber } from './words.ts';

/** Formats a change of a number: `46 + 10 = 56`, `46 − 3 = 43`. */
export function sumText(before: number, change: number): string {
  const texts = [before, Math.abs(change), before + change].map((value) => formatNumber(value));
  const [from, by, to] = texts.map((text) => text.replace('-', '−'));
  return `${from ?? ''} ${change < 0 ? '−' : '+'} ${by ?? ''} = ${to ?? ''}`;
}

export interface ParsedChange extends ParsedNumber {
  /** Difference from the present number, if one was typed. */
  readonly change?: number;
}

interface Difference {
  /** Text before the sign: empty, or the present number. */
  readonly from: string;
  readonly sign: 1 | -1;
  readonly by: string;
}

/** Splits `+10`, `-3` and `46+10` in any script; null if the text is no difference. */
export function differenceIn(typed: string): Difference | null {
  const [, from, sign, by] = /^([^+-]*)([+-])([^+-]+)$/u.exec(toLatin(typed)) ?? [];
  if (from === undefined || by === undefined) return null;
  return { from: from.trim(), sign: sign === '-' ? -1 : 1, by: by.trim() };
}

/**
 * Parses a new number or a difference from the present one: `+10`, `-3` or, if the present number is 46, `46+10`.
 * Rejects differences if there is no present number.
 */
export function parseChange(typed: string, rule: NumberRule, present: number | null): ParsedChange {
  const found = differenceIn(typed);
  if (present === null || found === null) return parseNumber(typed, rule);
  const { from, sign, by } = found;
  const [start, size] = [parseNumber(from, rule), parseNumber(by, { ...rule, min: 0 })];
  const rejected = (problem: string) => ({ value: null, text: typed.trim(), problem });
  const problem = size.problem ?? start.problem;
  if (problem !== undefined || size.value === null) return rejected(problem ?? '');
  if (start.value !== null && start.value !== present)
    return rejected(
      `${rule.label} is ${String(present)}: enter ${sign < 0 ? '-' : '+'}${size.text} to change it, or the new number`,
    );
  const change = sign * size.value;
  return { ...withinLimits(present + change, rule), change };
}
