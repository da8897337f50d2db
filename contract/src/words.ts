import { once } from './once.ts';

const language = 'en';
const pluralRules = once(() => new Intl.PluralRules(language));

export function formatNumber(value: number): string {
  return value.toLocaleString('en-US');
}

/**
 * Returns the form of a word that a count requires: `plural(1, 'part')` is `part`, `plural(2, 'is', 'are')` is `are`. A
 * language with more forms needs them here only.
 */
export function plural(count: number, one: string, other = `${one}s`): string {
  return pluralRules().select(count) === 'one' ? one : other;
}

/** Returns a count with its noun: `1 part`, `1,200 parts`, `2 entries`. */
export function counted(count: number, one: string, other?: string): string {
  return `${formatNumber(count)} ${plural(count, one, other)}`;
}

interface ListOptions {
  /** Maximum number of items to name. */
  readonly max?: number;
  readonly type?: 'conjunction' | 'disjunction';
}

/** Joins items to a list: `A, B, and C`. With `max`, the list may end in `and 5 more`. */
export function listed(
  items: readonly string[],
  { max = items.length, type = 'conjunction' }: ListOptions = {},
): string {
  const { shown, more } = firstFew(items, max);
  const named = [...shown, ...(more > 0 ? [`${formatNumber(more)} more`] : [])];
  return new Intl.ListFormat(language, { type }).format(named);
}

/** Cuts a list to `max` items. Keeps a single further item, because `and 1 more` would take the same space. */
export function firstFew<T>(items: readonly T[], max: number) {
  const shown = items.length === max + 1 ? items : items.slice(0, max);
  return { shown, more: items.length - shown.length };
}

/** Returns the last line of a shortened list: `and 5 more`. */
export const andMore = (count: number): string => `and ${formatNumber(count)} more`;
