import { findPart, type ListedPart, type NamedPart, type PartIndex } from './find-part.ts';
import type { QuantityTexts } from './line-quantity.ts';
import { headingIn } from './list-headings.ts';
import { isLabel, isUnit, numbersIn } from './list-numbers.ts';
import { plainText, rowsOf, type ListRow, type ListText } from './list-rows.ts';

export interface ListLine<P> {
  readonly row: ListRow;
  /** Parts that the line could name. */
  readonly parts: readonly NamedPart<P>[];
  /** Lines with numbers that were joined below. */
  readonly below: readonly ListRow[];
  /** True if the numbers may belong to another line, so that the customer must choose. */
  readonly isDoubtful: boolean;
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
  // The days of a promise are no quantity.
  const read = text.replace(/(made to order), ships in about \d+ days?/giu, '$1');
  for (const line of withNumbersAbove(linesOf(read, index), index)) {
    const previous = lines.at(-1);
    const isBelow = previous !== undefined && isContinuation(previous, line);
    if (previous?.parts.length === 1 && ownText.test(line.row.text)) isBelowOwnText = true;
    else if (isBelow && isBelowOwnText && hasOnlyAmounts(line.row)) continue;
    else {
      isBelowOwnText = false;
      if (previous !== undefined && isBelow) lines.splice(-1, 1, joined(previous, line.row));
      else if (previous !== undefined && isNameAbove(previous, line)) lines.splice(-1, 1, line);
      else lines.push(line);
    }
  }
  return lines.reduceRight<readonly ListLine<P>[]>(withColumnBelow, []);
}

/** Returns the lines of a list without labels in lines of their own, such as `Qty:`. */
function linesOf<P extends ListedPart>(text: string, index: PartIndex<P>): readonly ListLine<P>[] {
  const lines = rowsOf(text).map((row) => lineOf(row, index));
  return lines.filter(
    ({ row, parts }) => parts.length > 0 || ownText.test(row.text) || headingIn(row)?.columnCount !== 1,
  );
}

function lineOf<P extends ListedPart>(row: ListRow, index: PartIndex<P>): ListLine<P> {
  return { row, parts: findPart(row.cells, index), below: [], isDoubtful: false };
}

/** Joins numbers to the part below them if the list begins with a number and ends with a part. */
function withNumbersAbove<P extends ListedPart>(lines: readonly ListLine<P>[], index: PartIndex<P>) {
  const isNumber = ({ row, parts }: ListLine<P>) =>
    parts.length === 0 && isNumeric(row) && !hasOnlyAmounts(row);
  const read = lines.filter((line) => line.parts.length > 0 || isNumber(line));
  const [first, last] = [read[0], read.at(-1)];
  if (first === undefined || last === undefined || !isNumber(first) || !isBare(last)) return lines;
  return lines.flatMap((line, at) => {
    const [above, next] = [lines[at - 1], lines[at + 1]];
    if (next !== undefined && isNumber(line) && isBare(next)) return [];
    if (above === undefined || !isNumber(above) || !isBare(line)) return [line];
    return [{ ...lineOf(joinedRow(above.row, line.row), index), isDoubtful: true }];
  });
}

/** True if a line has one part and no number that could be its quantity. */
function isBare<P extends ListedPart>({ row, parts }: ListLine<P>): boolean {
  const [part, ...others] = parts;
  return part !== undefined && others.length === 0 && !isCounted(row, part);
}

function isCounted(row: ListRow, part: NamedPart<ListedPart>): boolean {
  return textsOf(row, part)
    .texts.flatMap(numbersIn)
    .some(({ role }) => role !== 'other');
}

/** Shares a column of numbers with the parts above it, as in a list copied column by column. */
function withColumnBelow<P extends ListedPart>(
  below: readonly ListLine<P>[],
  line: ListLine<P>,
): readonly ListLine<P>[] {
  const [next] = below;
  const counts = next?.below.filter((row) => !hasOnlyAmounts(row)) ?? [];
  const isOther = next !== undefined && line.parts[0]?.part !== next.parts[0]?.part;
  if (!isOther || counts.length < 2 || !isBare(line)) return [line, ...below];
  return [{ ...counts.reduce(joined, line), isDoubtful: true }, ...below];
}

function isNameAbove<P extends ListedPart>(previous: ListLine<P>, { parts }: ListLine<P>): boolean {
  const [name, ...others] = previous.parts;
  return (
    others.length === 0 && name?.isNameOnly === true && parts.length === 1 && parts[0]?.part === name.part
  );
}

/** True if the line has only numbers, and the part above it lacks its quantity in its own line or only gains amounts. */
function isContinuation<P extends ListedPart>(previous: ListLine<P>, { row, parts }: ListLine<P>): boolean {
  const [part, ...others] = previous.parts;
  if (part === undefined || others.length > 0 || parts.length > 0 || !isNumeric(row)) return false;
  return !isCounted(previous.row, part) || previous.below.length > 0 || hasOnlyAmounts(row);
}

/** True if a line has numbers alone, with or without a label: `2`, `x 2`, `44.50 USD`, `Qty: 2`. */
function isNumeric({ cells, text }: ListRow): boolean {
  if (/\d-\d|\d{7}/u.test(text)) return false;
  return cells.every(
    (cell) =>
      /^(?:\P{L}|(?<!\p{L})(?:[A-Z]{3}|x)(?!\p{L}))*$/u.test(cell) || (/\d/u.test(cell) && isLabel(cell)),
  );
}

function hasOnlyAmounts({ cells }: ListRow): boolean {
  return cells.flatMap((text) => numbersIn({ text, column: 0 })).every(({ role }) => role === 'other');
}

function joined<P>(line: ListLine<P>, next: ListRow): ListLine<P> {
  return { ...line, row: joinedRow(line.row, next), below: [...line.below, next] };
}

function joinedRow(row: ListRow, next: ListRow): ListRow {
  return { text: `${row.text}\n${next.text}`, cells: [...row.cells, ...next.cells], isTable: true };
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
    sizes: (name.match(/\d{2,}/gu) ?? []).map(Number),
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
