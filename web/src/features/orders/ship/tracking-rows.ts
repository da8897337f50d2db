import type { Order } from '@pedalworks/contract';
import { formatNumber } from '../../../ui/money.ts';
import { hasDigit, isPossibleNumber, isRounded, isShort, numbersIn } from './cell-kinds.ts';
import { parseTable, type Cells } from './pasted-table.ts';
import { chooseColumn, findHeading } from './tracking-column.ts';

interface ShippedRow extends Pick<Order, '_id' | 'number'> {
  /** Name of the carrier chosen for the order; empty if none is chosen. */
  readonly carrier: string;
}

interface PastedNumbers {
  readonly numbers: ReadonlyMap<string, string>;
  /** Sentences about cells that were not filled in. */
  readonly problems: readonly string[];
}

interface Entry {
  readonly order: ShippedRow | undefined;
  /** Order number of the line, if it has one. */
  readonly orderNumber: string | undefined;
  readonly cells: Cells;
}

/**
 * Parses tracking numbers copied from a spreadsheet or a carrier's list. If any line has an order number, matches lines
 * to orders; otherwise fills the rows in sequence from `start`. Returns null if the browser should paste the text as
 * usual.
 */
export function parsePastedNumbers(
  text: string,
  orders: readonly ShippedRow[],
  start: number,
): PastedNumbers | null {
  const byNumber = new Map(orders.map((order) => [normalize(order.number), order]));
  const orderNumberIn = (cell: string) =>
    byNumber.get(normalize(cell))?.number ?? /\bPW-[A-Z0-9]{6}\b/iu.exec(cell)?.[0].toUpperCase();
  const table = parseTable(text);
  const lines = table.map((cells) => (cells.length === 1 ? splitPair(cells[0] ?? '', orderNumberIn) : cells));
  const hasNumbers = lines.some((cells) =>
    cells.some((one) => hasDigit(one) && orderNumberIn(one) === undefined),
  );
  if (!hasNumbers || (lines.length === 1 && lines[0]?.length === 1)) return null;
  const isOrder = (cell: string) => orderNumberIn(cell) !== undefined;
  const headingAt = findHeading(lines, isOrder);
  const below = lines.slice(headingAt + 1);
  // Lines with unknown order numbers must not fill rows of other orders.
  const isByOrder = below.some((cells) => cells.some(isOrder));
  const entries = below.map((cells, index): Entry => {
    const orderNumber = cells.map(orderNumberIn).find(Boolean);
    const order = isByOrder ? byNumber.get(normalize(orderNumber ?? '')) : orders[start + index];
    return { order, orderNumber, cells: cells.map((cell) => (isOrder(cell) ? '' : cell)) };
  });
  const choice = chooseColumn({
    heading: lines[headingAt] ?? [],
    rows: entries.map(({ cells }) => cells),
    carrierOf: (row) => entries.find(({ cells }) => cells === row)?.order?.carrier ?? '',
    hasOrders: isByOrder,
  });
  if ('problem' in choice) return { numbers: new Map(), problems: [choice.problem] };
  return assign(entries, choice.column);
}

function assign(entries: readonly Entry[], column: number): PastedNumbers {
  const found = new Map<ShippedRow, string[]>();
  const unmatched: string[] = [];
  const invalid: string[] = [];
  for (const { order, orderNumber, cells } of entries) {
    const cell = cells[column] ?? '';
    if (!hasDigit(cell)) continue;
    const numbers = numbersIn(cell);
    if (order === undefined) unmatched.push(orderNumber ?? cell);
    else if (numbers.every((number) => isPossibleNumber(number) || isShort(number)))
      found.set(order, [...new Set([...(found.get(order) ?? []), ...numbers])]);
    else
      invalid.push(
        isRounded(cell) ? `${cell} was rounded by a spreadsheet` : `${cell} is no tracking number`,
      );
  }
  const several = [...found].filter(([, numbers]) => numbers.length > 1);
  return {
    numbers: new Map(
      [...found].flatMap(([{ _id }, [number, ...more]]) =>
        number !== undefined && more.length === 0 ? [[_id, number]] : [],
      ),
    ),
    problems: [
      ...(unmatched.length === 0 ? [] : [`No matching order for ${shortList(unmatched)}.`]),
      ...several.map(
        ([{ number }, numbers]) => `${number} has several numbers: ${numbers.join(', ')}. Enter one.`,
      ),
      ...invalid.map((problem) => `${problem}.`),
    ],
  };
}

type OrderNumberIn = (cell: string) => string | undefined;

/** Splits a line without delimiters into its order number, which begins or ends it, and the rest. */
function splitPair(cell: string, orderNumberIn: OrderNumberIn): Cells {
  const words = cell.split(/\s+/u);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length < 2 || orderNumberIn(cell.replaceAll(/\s/gu, '')) !== undefined) return [cell];
  if (orderNumberIn(first) !== undefined) return [first, words.slice(1).join(' ')];
  return orderNumberIn(last) === undefined ? [cell] : [last, words.slice(0, -1).join(' ')];
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
