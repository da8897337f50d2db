import { numbersIn, problemWith, type ListNumber } from './list-numbers.ts';
import type { ListText } from './list-rows.ts';

/** Number that could be the quantity of a line. */
export interface Candidate {
  readonly quantity: number;
  readonly column: number;
}

export type LineQuantity =
  | { readonly quantity: number | null; readonly column: number }
  | { readonly candidates: readonly Candidate[] }
  | { readonly problem: string };

export interface QuantityTexts {
  /** Texts of the line without the part number and the part's name. */
  readonly texts: readonly ListText[];
  /** True if the texts are cells of a table, so that a comma in one belongs to a number. */
  readonly isTable: boolean;
  /** True if commas without spaces may separate the numbers: `PW-1,2,44`. */
  readonly hasBareCommas: boolean;
  /** Price of the part. A number alone that equals it may be the price. */
  readonly price: number;
  /** Numbers of two digits or more in the part's name. A number alone that equals one may be a size. */
  readonly sizes: readonly number[];
}

type PartNumbers = Pick<QuantityTexts, 'price' | 'sizes'>;

const none: LineQuantity = { quantity: null, column: 0 };
const missing = 'No quantity was found. Write it as a number after the part number.';

/** Reads the quantity from the cells below the quantity columns of a heading. */
export function quantityBelow(texts: readonly ListText[]): LineQuantity {
  const numbers = texts.flatMap((text) => numbersIn(text).slice(0, 1));
  const candidates = candidatesIn(numbers);
  if (candidates.length > 1) return { candidates };
  const [only] = candidates;
  if (only !== undefined) return only;
  const [invalid] = numbers;
  return { problem: (invalid && problemWith(invalid)) ?? missing };
}

/** Reads the quantity of a line. Returns candidates if several numbers, or a doubtful one, could be the quantity. */
export function quantityIn({ texts, isTable, hasBareCommas, ...part }: QuantityTexts): LineQuantity {
  const readings = isTable ? [texts.map(joinGroups)] : hasBareCommas ? commaReadings(texts) : [texts];
  const [first = none, ...others] = readings.map((reading) => readNumbers(reading, part));
  if (others.every((other) => JSON.stringify(other) === JSON.stringify(first))) return first;
  const all = [first, ...others].flatMap(candidatesOf);
  return { candidates: distinct(all) };
}

function candidatesOf(reading: LineQuantity): readonly Candidate[] {
  if ('candidates' in reading) return reading.candidates;
  if ('problem' in reading || reading.quantity === null) return [];
  return [{ quantity: reading.quantity, column: reading.column }];
}

/** Joins thousands that spaces separate in a cell with a number alone: `1 234,50`. */
function joinGroups({ text, column }: ListText): ListText {
  const groups = text.split(' ').filter((word) => /\d/u.test(word));
  const isNumber =
    !/\p{Ll}/u.test(text) &&
    groups.every((group, at) => (at === 0 ? /(?<!\d)\d{1,3}$/u : /^\d{3}(?!\d)/u).test(group));
  return { column, text: isNumber ? text.replaceAll(/(?<=\d) (?=\d)/gu, '') : text };
}

/** Returns the texts with their commas as decimal or grouping marks, and with their commas as separators. */
function commaReadings(texts: readonly ListText[]): readonly (readonly ListText[])[] {
  const split = texts.flatMap(({ text, column }) =>
    text.split(/(?<=\d),(?=\d)/u).map((piece) => ({ text: piece, column })),
  );
  const runs = texts.flatMap(({ text }) => text.match(/[\d.,']+/gu) ?? []);
  const isNumber = runs.filter((run) => run.includes(',')).every(isOneNumber);
  return split.length === texts.length ? [texts] : isNumber ? [texts, split] : [split];
}

const isOneNumber = (text: string) => /^\d+,\d+$|^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u.test(text);

function readNumbers(texts: readonly ListText[], part: PartNumbers): LineQuantity {
  const numbers = texts.flatMap(numbersIn);
  const counted = numbers.filter(({ role }) => role !== 'other' && role !== 'named');
  const candidates = distinct([...candidatesIn(counted), ...spacedGroups(texts)]);
  const proven = candidates.filter(({ quantity }) => isProven(quantity, numbers));
  const [only] = proven.length > 0 ? proven : candidates;
  if (only !== undefined) {
    const isCertain = proven.length === 1 || (candidates.length === 1 && !isDoubtful(counted, part));
    return isCertain ? only : { candidates: proven.length > 0 ? proven : candidates };
  }
  const weak = candidatesIn(numbers.filter(({ role }) => role === 'named'));
  if (weak.length > 0) return { candidates: weak };
  const problem = counted.map(problemWith).find((text) => text !== undefined);
  if (problem !== undefined) return { problem };
  return texts.some(({ text }) => /[\p{L}\p{N}]/u.test(text)) ? { problem: missing } : none;
}

function candidatesIn(numbers: readonly ListNumber[]): readonly Candidate[] {
  return distinct(numbers.flatMap(({ counts, column }) => counts.map((quantity) => ({ quantity, column }))));
}

function distinct(candidates: readonly Candidate[]): readonly Candidate[] {
  return [...new Map(candidates.toReversed().map((one) => [one.quantity, one])).values()].toReversed();
}

/** Returns the numbers that digits separated by a space could form: `PW-1 2 500` may mean 2500. */
function spacedGroups(texts: readonly ListText[]): readonly Candidate[] {
  return texts.flatMap(({ text, column }) =>
    [...text.matchAll(/(?<![\d.,'])([1-9]\d{0,2}) (\d{3})(?![\d.,'])/gu)].map(([, start = '', end = '']) => ({
      quantity: Number(start + end),
      column,
    })),
  );
}

/** True if the quantity times one amount equals another amount of the line. */
function isProven(quantity: number, numbers: readonly ListNumber[]): boolean {
  const amounts = numbers.flatMap(({ amount, counts, role }) => {
    const isQuantityItself = role !== 'other' && counts.includes(quantity);
    return amount === null || amount === 0 || isQuantityItself ? [] : [amount];
  });
  return amounts.some((price, at) =>
    amounts.some((total, other) => other !== at && Math.abs(quantity * price - total) < 0.005),
  );
}

/** True if the only candidate may be a price, or if a number beside it may say that the quantity is zero. */
function isDoubtful(counted: readonly ListNumber[], { price, sizes }: PartNumbers): boolean {
  const possible = counted.filter(({ counts }) => counts.length > 0);
  return (
    !possible.some(
      ({ role, amount, counts }) =>
        role === 'marked' ||
        (role === 'plain' &&
          amount === null &&
          !counts.some((count) => isPrice(count, price) || sizes.includes(count))),
    ) ||
    // Thousands or decimals, a year, a phone or an item number.
    possible.some(({ text }) => /^(?:[1-9]\d{0,2}\.\d{3}|20[2-4]\d|0\d+)$/u.test(text)) ||
    counted.some(({ text, counts }) => counts.length === 0 && /^(?:0+(?:[.,]0+)?|-.*)$/u.test(text))
  );
}

/** Lowest price that lists are expected to show without cents. Below it, small quantities would equal it too often. */
const minRounded = 20;

/** True if the quantity equals the price, or the price without its cents. */
const isPrice = (quantity: number, price: number) =>
  quantity === price ||
  (price >= minRounded && (quantity === Math.floor(price) || quantity === Math.ceil(price)));
