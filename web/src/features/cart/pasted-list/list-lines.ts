import { findPart, type ListedPart, type NamedPart, type PartIndex } from './find-part.ts';
import type { QuantityTexts } from './line-quantity.ts';
import { isUnit, numbersIn } from './list-numbers.ts';
import { plainText, rowsOf, type ListRow, type ListText } from './list-rows.ts';

export interface ListLine<P> {
  readonly row: ListRow;
  /** Parts that the line could name. */
  readonly parts: readonly NamedPart<P>[];
}

/** Texts of the shop's own pages between the parts of an order. */
const ownText =
  /^(?:review this part|total|net|tax [\d.]+ %|made to order|no longer available|adjustment for other refunds|\d+ of \d+ refunded)$/iu;

/**
 * Splits a list into lines with their parts. Joins the lines that a page or document shows in one row: the name above
 * a part number, and the numbers below it.
 */
export function joinedLines<P extends ListedPart>(text: string, index: PartIndex<P>): readonly ListLine<P>[] {
  const lines: ListLine<P>[] = [];
  let isBelowOwnText = false;
  for (const row of rowsOf(text)) {
    const line = { row, parts: findPart(row.cells, index) };
    const previous = lines.at(-1);
    const isBelow = previous !== undefined && isContinuation(previous, line);
    if (previous?.parts.length === 1 && ownText.test(row.text)) isBelowOwnText = true;
    else if (isBelow && isBelowOwnText && hasOnlyAmounts(row)) continue;
    else {
      isBelowOwnText = false;
      if (previous !== undefined && isBelow) lines.splice(-1, 1, joined(previous, row));
      else if (previous !== undefined && isNameAbove(previous, line)) lines.splice(-1, 1, line);
      else lines.push(line);
    }
  }
  return lines;
}

function isNameAbove<P extends ListedPart>(previous: ListLine<P>, { parts }: ListLine<P>): boolean {
  const [name, ...others] = previous.parts;
  return (
    others.length === 0 && name?.isNameOnly === true && parts.length === 1 && parts[0]?.part === name.part
  );
}

/** True if the line has only numbers, and the part above it still lacks its quantity or only gains amounts. */
function isContinuation<P extends ListedPart>(previous: ListLine<P>, { row, parts }: ListLine<P>): boolean {
  const [part, ...others] = previous.parts;
  if (part === undefined || others.length > 0 || parts.length > 0) return false;
  if (!row.cells.every((cell) => /^(?:\P{L}|(?<!\p{L})(?:[A-Z]{3}|x)(?!\p{L}))*$/u.test(cell))) return false;
  const isCounted = textsOf(previous.row, part)
    .texts.flatMap(numbersIn)
    .some(({ role }) => role !== 'other');
  return !isCounted || hasOnlyAmounts(row);
}

function hasOnlyAmounts({ cells }: ListRow): boolean {
  return cells.flatMap((text) => numbersIn({ text, column: 0 })).every(({ role }) => role === 'other');
}

function joined<P>({ row, parts }: ListLine<P>, next: ListRow): ListLine<P> {
  const text = `${row.text}\n${next.text}`;
  return { parts, row: { text, cells: [...row.cells, ...next.cells], isTable: true } };
}

/** Marks between the parts of a line. A comma between digits may belong to a number. */
const marks = /[()[\]{}·•]|,(?!\d)|(?<!\d),|(?<!\S)-(?!\S)/u;
const factors = /(?<=\d) ?[x×*] ?(?=\p{Sc}|\d|[A-Z]{3} ?\d)/iu;

/** Returns the texts of a line that may contain its quantity: without the part number and the part's name. */
export function textsOf(row: ListRow, { part, column, before, after }: NamedPart<ListedPart>): QuantityTexts {
  const name = plainText(part.name);
  const around = (text: string) => withoutName(text, name).split(marks);
  const texts = row.cells.flatMap((cell, at) => {
    const pieces =
      at === column
        ? [...around(before.replace(ordinal, '')), ...around(after)]
        : [withoutName(at < column ? cell.replace(ordinal, '') : cell, name)];
    return pieces
      .flatMap((text) => (/\p{L}{2}/u.test(text.replaceAll(/[A-Z]{3}/gu, '')) ? [text] : text.split(factors)))
      .map((text) => ({ text: text.trim(), column: at }));
  });
  return {
    texts: texts.filter(({ text }) => text !== '').reduce<readonly ListText[]>(withUnit, []),
    isTable: row.isTable,
    price: part.price,
    hasBareCommas: !row.isTable && (/^,\S/u.test(after) || /\S,$/u.test(before)),
  };
}

/** Moves a unit in a cell of its own to the number before it. */
function withUnit(texts: readonly ListText[], text: ListText): readonly ListText[] {
  const last = texts.at(-1);
  if (last === undefined || !isUnit(text.text)) return [...texts, text];
  return [...texts.slice(0, -1), { text: `${last.text} ${text.text}`, column: last.column }];
}

/** Matches the number of a line in a numbered list: `1.` or `1)` alone or before a space. */
const ordinal = /^\d+[.)](?= |$)/u;

function withoutName(text: string, name: string): string {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  return at < 0 ? text : `${text.slice(0, at)} ${text.slice(at + name.length)}`;
}
