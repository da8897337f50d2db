import { parseNumber, toLatin, withinLimits, type NumberRule, type ParsedNumber } from './numbers.ts';
import { formatNumber } from './words.ts';

/** Formats a change of a number: `46 + 10 = 56`, `46 − 3 = 43`. */
export function sumText(before: number, change: number): string {
  const [from, by, to] = [before, Math.abs(change), before + change].map(formatNumber);
  return `${from ?? ''} ${change < 0 ? '−' : '+'} ${by ?? ''} = ${to ?? ''}`;
}

export interface ParsedChange extends ParsedNumber {
  /** Difference from the present number, if one was typed. */
  readonly change?: number;
}

/** Matches `+10`, `-3` and `46+10`. */
const difference = /^([^+-]*)([+-])([^+-]+)$/u;

/**
 * Parses a new number or a difference from the present one: `+10`, `-3` or, if the present number is 46, `46+10`.
 * Rejects differences if there is no present number.
 */
export function parseChange(typed: string, rule: NumberRule, present: number | null): ParsedChange {
  const latin = toLatin(typed);
  const [, from, sign, by] = difference.exec(latin) ?? [];
  if (present === null || from === undefined || by === undefined) return parseNumber(typed, rule);
  const [start, size] = [parseNumber(from, rule), parseNumber(by, { ...rule, min: 0 })];
  const rejected = (problem: string) => ({ value: null, text: typed.trim(), problem });
  const problem = size.problem ?? start.problem;
  if (problem !== undefined || size.value === null) return rejected(problem ?? '');
  if (start.value !== null && start.value !== present)
    return rejected(
      `${rule.label} is ${String(present)}: enter ${sign ?? ''}${size.text} to change it, or the new number`,
    );
  const change = sign === '-' ? -size.value : size.value;
  return { ...withinLimits(present + change, rule), change };
}
