import type { Order } from '@pedalworks/contract';

type Numbered = Pick<Order, '_id' | 'number'>;

interface PastedNumbers {
  /** Tracking numbers by the ids of their orders. */
  readonly numbers: ReadonlyMap<string, string>;
  /** Lines for which there was no order. */
  readonly left: number;
}

/**
 * Reads tracking numbers that are copied from a spreadsheet. With order numbers beside them each goes to its order, otherwise
 * they go to the orders in turn. Null for text of one line, which is pasted as it is.
 */
export function pastedNumbers(
  text: string,
  orders: readonly Numbered[],
  start: number,
): PastedNumbers | null {
  const lines = text.split(/\r\n|\r|\n/u).map(cellsOf);
  // A heading has no digits, nor has an empty line.
  const rows = lines.filter((cells) => cells.some((cell) => /\d/u.test(cell)));
  const byNumber = new Map(orders.map(({ _id, number }) => [keyOf(number), _id]));
  const orderIn = (cells: readonly string[]) => cells.map((cell) => byNumber.get(keyOf(cell))).find(Boolean);
  const isByOrder = rows.some((cells) => orderIn(cells) !== undefined);
  if (rows.length < 2 && !isByOrder) return null;
  const targets = rows.map((cells, nth) => (isByOrder ? orderIn(cells) : orders[start + nth]?._id));
  const numbers = new Map<string, string>();
  for (const [nth, id] of targets.entries()) {
    const number = rows[nth]?.filter((cell) => byNumber.get(keyOf(cell)) === undefined).findLast(hasDigit);
    if (id !== undefined && number !== undefined) numbers.set(id, number);
  }
  return { numbers, left: rows.length - numbers.size };
}

const hasDigit = (cell: string) => /\d/u.test(cell);

function cellsOf(line: string): readonly string[] {
  return line.split(/[\t;,]/u).map((cell) => cell.trim().replace(/^"(.*)"$/u, '$1'));
}

const keyOf = (number: string) => number.toUpperCase().replace(/[^A-Z0-9]/gu, '');

/** Returns why a number looks wrong beside the others; null if it does not. */
export function numberWarning(
  number: string,
  others: readonly { readonly order: string; readonly number: string }[],
): string | null {
  const compact = number.trim();
  if (compact === '') return null;
  if (/^\d(?:[.,]\d+)?E\+?\d+$/iu.test(compact))
    return 'A spreadsheet has rounded this number. Copy it as text.';
  const twin = others.find((other) => other.number.trim() === compact);
  return twin === undefined ? null : `Order ${twin.order} has the same number.`;
}
