import type { Order } from '@pedalworks/contract';
import { formatNumber } from '../../../ui/money.ts';

type Numbered = Pick<Order, '_id' | 'number'>;

interface PastedNumbers {
  /** Tracking numbers by the ids of their orders. */
  readonly numbers: ReadonlyMap<string, string>;
  /** Order numbers, or else tracking numbers, of the lines for which there was no row. */
  readonly left: readonly string[];
}

type IdOf = (cell: string) => string | undefined;

/**
 * Reads tracking numbers that are copied from a spreadsheet. With order numbers beside them each goes to its order, otherwise
 * they go to the orders in turn, and a blank cell leaves its order as it is. Null for text of one line, which is pasted as it
 * is, and for text without numbers.
 */
export function pastedNumbers(
  text: string,
  orders: readonly Numbered[],
  start: number,
): PastedNumbers | null {
  const ids = new Map(orders.map(({ _id, number }) => [keyOf(number), _id]));
  // Spreadsheets end the last line, too.
  const lines = text.replace(/(?:\r\n|\r|\n)$/u, '').split(/\r\n|\r|\n/u);
  const rows = lines.map((line) => rowOf(line, (cell) => ids.get(keyOf(cell))));
  // Pairs whose orders are not in the table must not go to other orders.
  const isByOrder = rows.some(({ id, orderNumber }) => (id ?? orderNumber) !== undefined);
  if (rows.every(({ number }) => number === undefined) || (rows.length < 2 && !isByOrder)) return null;
  const places = isHeading(lines[0] ?? '') ? rows.slice(1) : rows;
  const numbers = new Map<string, string>();
  const left: string[] = [];
  for (const [nth, { id, number, name }] of places.entries()) {
    if (number === undefined) continue;
    const target = isByOrder ? id : orders[start + nth]?._id;
    if (target === undefined) {
      left.push(name);
      continue;
    }
    const replaced = numbers.get(target);
    if (replaced !== undefined && replaced !== number) left.push(replaced);
    numbers.set(target, number);
  }
  return { numbers, left };
}

/** Reads the order, the tracking number and the name of a line. */
function rowOf(line: string, idOf: IdOf) {
  const cells = cellsOf(line).flatMap((cell) => pairOf(cell, idOf));
  const number = cells.filter((cell) => idOf(cell) === undefined).findLast(hasDigit);
  const orderNumber = /\bPW-[A-Z0-9]{6}\b/iu.exec(line)?.[0].toUpperCase();
  return { id: cells.map(idOf).find(Boolean), orderNumber, number, name: orderNumber ?? number ?? '' };
}

const hasDigit = (cell: string) => /\d/u.test(cell);

/** Tells a heading, which has words, from a `-` or `n/a` for a number that is missing. */
const isHeading = (line: string) => !hasDigit(line) && /\p{L}{2}/u.test(line);

function cellsOf(line: string): readonly string[] {
  return line.split(/[\t;,]/u).map((cell) => cell.trim().replace(/^"(.*)"$/u, '$1'));
}

/** Splits a cell with an order number before or after a space. */
function pairOf(cell: string, idOf: IdOf): readonly string[] {
  const words = cell.split(/\s+/u);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length < 2 || idOf(cell) !== undefined) return [cell];
  if (idOf(first) !== undefined) return [first, words.slice(1).join(' ')];
  return idOf(last) === undefined ? [cell] : [words.slice(0, -1).join(' '), last];
}

const keyOf = (number: string) => number.toUpperCase().replace(/[^A-Z0-9]/gu, '');

const mostNamed = 3;

/** Names the first few of a list, such as `A, B, C, and 5 more`. */
export function listInShort(names: readonly string[]): string {
  const more = names.length - mostNamed;
  const named = [...names.slice(0, mostNamed), ...(more > 0 ? [`${formatNumber(more)} more`] : [])];
  return new Intl.ListFormat('en').format(named);
}

/** Returns why a number looks wrong beside the others; null if it does not. */
export function numberWarning(
  number: string,
  others: readonly { readonly order: string; readonly number: string }[],
): string | null {
  const compact = compactOf(number);
  if (compact === '') return null;
  if (/^\d(?:[.,]\d+)?E\+?\d+$/iu.test(number.trim()))
    return 'A spreadsheet has rounded this number. Copy it as text.';
  const twin = others.find((other) => compactOf(other.number) === compact);
  return twin === undefined ? null : `Order ${twin.order} has the same number.`;
}

/** Removes what people write differently in the same number: spaces, hyphens and case. */
const compactOf = (number: string) => number.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
