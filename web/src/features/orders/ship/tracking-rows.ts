import type { Order } from '@pedalworks/contract';
import { formatNumber } from '../../../ui/money.ts';

type Numbered = Pick<Order, '_id' | 'number'>;

interface PastedNumbers {
  readonly numbers: ReadonlyMap<string, string>;
  /** Pasted lines that match no row: the order number of each, or else its tracking number. */
  readonly unmatched: readonly string[];
}

type IdOf = (cell: string) => string | undefined;

/**
 * Parses tracking numbers copied from a spreadsheet. If any line has an order number, matches lines to orders;
 * otherwise fills the rows in sequence from `start`. Returns null if the browser should paste the text as usual.
 */
export function parsePastedNumbers(
  text: string,
  orders: readonly Numbered[],
  start: number,
): PastedNumbers | null {
  const ids = new Map(orders.map(({ _id, number }) => [normalize(number), _id]));
  // Drops the line break that spreadsheets add after the last line.
  const lines = text.replace(/(?:\r\n|\r|\n)$/u, '').split(/\r\n|\r|\n/u);
  const rows = lines.map((line) => parseRow(line, (cell) => ids.get(normalize(cell))));
  // Lines with unknown order numbers must not fill rows of other orders.
  const isByOrder = rows.some(({ id, orderNumber }) => (id ?? orderNumber) !== undefined);
  if (rows.every(({ number }) => number === undefined) || (rows.length < 2 && !isByOrder)) return null;
  const entries = isHeading(lines[0] ?? '') ? rows.slice(1) : rows;
  const numbers = new Map<string, string>();
  const unmatched: string[] = [];
  for (const [index, { id, number, name }] of entries.entries()) {
    if (number === undefined) continue;
    const target = isByOrder ? id : orders[start + index]?._id;
    if (target === undefined) {
      unmatched.push(name);
      continue;
    }
    const replaced = numbers.get(target);
    if (replaced !== undefined && replaced !== number) unmatched.push(replaced);
    numbers.set(target, number);
  }
  return { numbers, unmatched };
}

function parseRow(line: string, idOf: IdOf) {
  const cells = splitCells(line).flatMap((cell) => splitPair(cell, idOf));
  const number = cells.filter((cell) => idOf(cell) === undefined).findLast(hasDigit);
  const orderNumber = /\bPW-[A-Z0-9]{6}\b/iu.exec(line)?.[0].toUpperCase();
  return { id: cells.map(idOf).find(Boolean), orderNumber, number, name: orderNumber ?? number ?? '' };
}

const hasDigit = (cell: string) => /\d/u.test(cell);

/** True for a line of column headings; false for a placeholder such as `-` or `n/a` instead of a tracking number. */
const isHeading = (line: string) => !hasDigit(line) && /\p{L}{2}/u.test(line);

function splitCells(line: string): readonly string[] {
  return line.split(/[\t;,]/u).map((cell) => cell.trim().replace(/^"(.*)"$/u, '$1'));
}

function splitPair(cell: string, idOf: IdOf): readonly string[] {
  const words = cell.split(/\s+/u);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length < 2 || idOf(cell) !== undefined) return [cell];
  if (idOf(first) !== undefined) return [first, words.slice(1).join(' ')];
  return idOf(last) === undefined ? [cell] : [words.slice(0, -1).join(' '), last];
}

const normalize = (number: string) => number.toUpperCase().replace(/[^A-Z0-9]/gu, '');

const maxNames = 3;

/** Shortens a list of names, for example to `A, B, C, and 5 more`. */
export function shortList(names: readonly string[]): string {
  const more = names.length - maxNames;
  const named = [...names.slice(0, maxNames), ...(more > 0 ? [`${formatNumber(more)} more`] : [])];
  return new Intl.ListFormat('en').format(named);
}

export function numberWarning(
  number: string,
  others: readonly { readonly order: string; readonly number: string }[],
): string | null {
  const stripped = strip(number);
  if (stripped === '') return null;
  if (/^\d(?:[.,]\d+)?E\+?\d+$/iu.test(number.trim()))
    return 'A spreadsheet has rounded this number. Copy it as text.';
  const twin = others.find((other) => strip(other.number) === stripped);
  return twin === undefined ? null : `Order ${twin.order} has the same number.`;
}

const strip = (number: string) => number.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
