import { numberKinds, parseNumber } from '@pedalworks/contract/numbers';
import { once } from '@pedalworks/contract/once';
import { isListWord, isQuantityName } from './list-headings.ts';
import type { ListText } from './list-rows.ts';
import { units } from './piece-units.ts';

/** Number in a line of a pasted list. */
export interface ListNumber {
  readonly text: string;
  readonly column: number;
  /** Quantities that the number could mean: `1,000` is 1000 or, with a decimal comma, 1. Empty for `2.5` or `0`. */
  readonly counts: readonly number[];
  /** Amount of money, if the number has a currency or two decimals. */
  readonly amount: number | null;
  readonly role: NumberRole;
}

/**
 * `marked`: has a piece unit or a multiplication sign, such as `2 pcs`. `plain`: stands alone. `loose`: ends a text.
 * `named`: a word follows, or it is a line number. `other`: money, a percentage or a size.
 */
export type NumberRole = 'marked' | 'plain' | 'loose' | 'named' | 'other';

const unitAlone = new RegExp(String.raw`^(?:${units})\.?$`, 'iu');
const unitAfter = new RegExp(String.raw`^ ?(?:${units})\.?(?![\p{L}\p{N}/]| per\b)`, 'iu');
const measureAfter =
  /^ ?(?:%|["″]|(?:mm|cm|m|g|kg|lbs?|oz|in(?! ?\p{L})|inch|ml|l|nm|t|h|c|s|speed|links?|tpi|psi|bar|v|w|lm)(?![\p{L}\p{N}]))/iu;
const taxBefore = /(?<!\p{L})(?:vat|mwst|ust|tva|iva|btw|gst|tax)[.:]? ?$/iu;
const priceBefore = /(?<!\p{L})(?:price|preis|prix|precio|prezzo|preço|prijs|pris|cena)[.:=]? ?$/iu;
const priceAfter = /^ ?(?:unit ?)?(?:price|preis|prix|precio|prezzo|preço|prijs|pris|cena)(?!\p{L})/iu;
const lineNumberBefore = /(?:#|(?<!\p{L})(?:pos|position|no|nr|line|item|zeile)[.:]?) ?$/iu;
const number =
  /(?<![\p{L}\p{N}.,'/_]|[\p{L}\p{N}][-:+])[+-]?\d+(?:[.,']\d+)*(?![\p{L}\p{N}/_]|[-+][\p{L}\p{N}]|[.,:]\d)/gu;

const currencies = once(() => new Set(Intl.supportedValuesOf('currency')));
const currencyBefore = /(?:\p{Sc}|(?<!\p{L})(?:Rs|Fr|kr)\.?|@|(?<!\p{L})à|(?<!\p{L})([A-Z]{3})) ?$/u;
const currencyAfter = /^(?:[.,]-| ?(?:\p{Sc}|(?:kr|zł|Kč|Ft|euros?|лв|руб)(?!\p{L})|([A-Z]{3})(?!\p{L})))/iu;

/** Returns the numbers in a text. Ignores digits within words, such as `12-speed`. */
export function numbersIn({ text, column }: ListText): readonly ListNumber[] {
  const spaced = spaceUnits(text);
  const hasWords = /\p{L}/u.test(spaced);
  const found = [...spaced.matchAll(number)];
  return found.map(({ 0: token, index: start }, at) => {
    const end = start + token.length;
    const before = spaced.slice(endOf(found[at - 1]), start);
    const after = spaced.slice(end, found[at + 1]?.index ?? spaced.length);
    const hasCurrency =
      isMoney(currencyBefore, before, [found[at - 1]?.[0], token]) ||
      isMoney(currencyAfter, after, [token, found[at + 1]?.[0]]);
    const amount = hasCurrency || hasCents(token) ? amountOf(token) : null;
    const role = hasCurrency ? 'other' : roleOf({ before, after, token, hasWords });
    return { text: token, column, counts: countsOf(token), amount, role };
  });
}

const endOf = (match: RegExpExecArray | undefined) =>
  match === undefined ? 0 : match.index + match[0].length;

/** Separates units and currencies from digits: `2pcs` becomes `2 pcs`, `x2` `× 2`, and `CHF44` `CHF 44`. */
function spaceUnits(text: string): string {
  return text
    .replaceAll(new RegExp(String.raw`(?<=\d)(?=(?:${units}|[A-Z]{3})(?![\p{L}\p{N}]))`, 'giu'), ' ')
    .replaceAll(/(?<![\p{L}\p{N}])([A-Z]{3})(?=\d)/gu, '$1 ')
    .replaceAll(/(?<![\p{L}\p{N}])[x*×] ?(?=\d)/giu, '× ')
    .replaceAll(/(?<=\d) ?[x*×](?![\p{L}\p{N}])/giu, ' ×');
}

type Neighbours = readonly [left: string | undefined, right: string | undefined];

/** True if the text between two numbers has a currency that belongs to the number on the pattern's side. */
function isMoney(pattern: RegExp, gap: string, neighbours: Neighbours): boolean {
  if (!hasCurrencyIn(pattern, gap)) return false;
  const other = pattern === currencyBefore ? currencyAfter : currencyBefore;
  const owner = hasCurrencyIn(other, gap) ? ownerOf(gap, neighbours) : null;
  return owner === null || (owner === 'left') === (pattern === currencyAfter);
}

function hasCurrencyIn(pattern: RegExp, text: string): boolean {
  const match = pattern.exec(text);
  return match !== null && (match[1] === undefined || currencies().has(match[1]));
}

/** Returns the number that a currency between two numbers belongs to: `2 $44` or `44,50 € 2`. Null if unknown. */
function ownerOf(gap: string, [left, right]: Neighbours): 'left' | 'right' | null {
  if (left === undefined || right === undefined) return null;
  if (gap.startsWith(' ') !== gap.endsWith(' ')) return gap.startsWith(' ') ? 'right' : 'left';
  if (hasCents(left) === hasCents(right)) return null;
  return hasCents(left) ? 'left' : 'right';
}

interface Surroundings {
  readonly before: string;
  readonly after: string;
  readonly token: string;
  readonly hasWords: boolean;
}

function roleOf({ before, after, token, hasWords }: Surroundings): NumberRole {
  if (measureAfter.test(after) || taxBefore.test(before) || priceBefore.test(before)) return 'other';
  if (/^ ?unit(?!\p{L})/iu.test(after) && priceAfter.test(after)) return 'other';
  if (hasCents(token) && /^ ?(?:each|per\b|\/)/u.test(after)) return 'other';
  // `10+`, `2 + 1` and `1 1/2` are no quantities.
  if (/^ ?(?:\+|\d+\/\d)/u.test(after) || /^ ?\+ ?$/u.test(before)) return 'named';
  const isMultiple = before.endsWith('× ') || (after.startsWith(' ×') && !/^ × ?\d/u.test(after));
  if (isMultiple) return 'marked';
  if (unitAfter.test(after) || isQuantityNamed(before))
    return isExplained(before, after) ? 'marked' : 'loose';
  if (lineNumberBefore.test(before) || /^ ?(?!à )[\p{L}&]/u.test(after)) return 'named';
  return hasWords ? 'loose' : 'plain';
}

/** True if a quantity word is the last word before a number, as in `Chain, qty: 2`. */
function isQuantityNamed(before: string): boolean {
  return isQuantityName(before) || isQuantityName(before.trimEnd().split(' ').at(-1) ?? '');
}

/** True if the words beside a number with a unit are known: `10 pcs in stock` and `MOQ 10 pcs` are no quantities. */
const isExplained = (before: string, after: string) =>
  isLabel(before) && !/(?<!\p{L})of(?!\p{L})/iu.test(before) && isLabel(after);

/** True if a text has no words but those of headings, units and currencies. */
export function isLabel(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.every(
    (word) =>
      !/^(?:total|in|packed|shipped|delivered)$/iu.test(word) &&
      (unitAlone.test(word) || isListWord(word) || /^[x×]$/iu.test(word) || currencies().has(word)),
  );
}

const hasCents = (token: string) => /[.,]\d\d$/u.test(token);

function amountOf(token: string): number | null {
  return parseNumber(token, { range: '', min: 0, max: 1e9, decimals: 2, label: '' }).value;
}

const wholeNumber = { ...numberKinds.count, label: 'The quantity' };

function countsOf(token: string): readonly number[] {
  const [, start = '', end = ''] = /^([1-9]\d{0,2})[.,](\d{3})$/u.exec(token) ?? [];
  if (end !== '') return end === '000' ? [Number(start + end), Number(start)] : [Number(start + end)];
  const { value, problem } = parseNumber(token, wholeNumber);
  return value === null || problem !== undefined ? [] : [value];
}

/** True if the text is a piece unit, such as `pcs` in a cell of its own. */
export const isUnit = (text: string) => unitAlone.test(text);

export const problemWith = ({ text }: ListNumber) => parseNumber(text, wholeNumber).problem;
