import type { Order } from '@pedalworks/contract';
import { listed } from '@pedalworks/contract/words';
import { hasDigit, isPossibleNumber, isRounded, isShort, parcelNumbers } from './cell-kinds.ts';
import { parsePaste, type Cells } from './pasted-table.ts';
import { chooseColumn, findHeading, hasOtherOrders, isInvalidLabel, noNumbers } from './tracking-column.ts';

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
  const orderNumbersIn = (cell: string) => numbersOfOrders(cell, byNumber);
  const orderNumberIn = (cell: string) => orderNumbersIn(cell)[0];
  const table = parsePaste(text);
  const lines = table.map((cells) => (cells.length === 1 ? splitPair(cells[0] ?? '', orderNumberIn) : cells));
  const hasNumbers = lines.some((cells) =>
    cells.some((one) => hasDigit(one) && orderNumberIn(one) === undefined),
  );
  if (lines.length === 1 && (!hasNumbers || lines[0]?.length === 1)) return null;
  if (!hasNumbers) return /[1-9]/u.test(text) ? nothing(noNumbers) : null;
  const isOrder = (cell: string) => orderNumberIn(cell) !== undefined;
  const headingAt = findHeading(lines, isOrder);
  const below = lines.slice(headingAt + 1);
  // Lines with unknown order numbers must not fill rows of other orders.
  const isByOrder = below.some((cells) => cells.some(isOrder));
  const heading = lines[headingAt] ?? [];
  const entries = below.flatMap((line, index): readonly Entry[] => {
    const cells = line.map((cell) => (isOrder(cell) ? '' : cell));
    if (!isByOrder) return [{ order: orders[start + index], orderNumber: undefined, cells }];
    const named = [...new Set(line.flatMap(orderNumbersIn))];
    return (named.length > 0 ? named : [undefined]).map((orderNumber) => ({
      ...{ order: byNumber.get(normalize(orderNumber ?? '')), orderNumber, cells },
    }));
  });
  return fill(heading, entries, isByOrder);
}

function fill(heading: Cells, entries: readonly Entry[], isByOrder: boolean): PastedNumbers {
  const rows = entries.map(({ cells }) => cells);
  const carrierOf = (row: Cells) => entries.find(({ cells }) => cells === row)?.order?.carrier ?? '';
  const choice = chooseColumn({ heading, rows, carrierOf, hasOrders: isByOrder });
  if ('problem' in choice) return nothing(choice.problem);
  if (!isByOrder && hasOtherOrders(heading, rows)) return nothing(otherOrders);
  const labelIn = ({ cells }: Entry) =>
    isInvalidLabel(heading, cells) ? (cells[choice.column] ?? '').replace(/^\D+$/u, '') : '';
  const labels = [...new Set(entries.map(labelIn))].filter((label) => label !== '');
  // Without order numbers, a cancelled label may or may not have a row of its own.
  if (labels.length > 0 && !isByOrder)
    return nothing(`${leftOut(labels)} Nothing was filled in: add a column with the order numbers.`);
  const { numbers, problems } = assign(
    entries.filter((entry) => labelIn(entry) === ''),
    choice.column,
  );
  const all = labels.length === 0 ? problems : [...problems, leftOut(labels)];
  return numbers.size + all.length === 0 ? nothing(noNumbers) : { numbers, problems: all };
}

const leftOut = (labels: readonly string[]) =>
  `Left out cancelled or return labels: ${listed(labels, { max: 3 })}.`;

const nothing = (problem: string): PastedNumbers => ({ numbers: new Map(), problems: [problem] });

const otherOrders =
  'Nothing was filled in: the list has order numbers, but none of these orders. Paste the tracking numbers alone.';

/** Returns the orders that a cell names, as in `Order #PW-AAA111` or `PW AAA111, PW BBB222`. */
function numbersOfOrders(cell: string, known: ReadonlyMap<string, ShippedRow>): readonly string[] {
  const whole = known.get(normalize(cell))?.number;
  if (whole !== undefined) return [whole];
  const written = [...cell.matchAll(/\bPW-[A-Z0-9]{6}\b/giu)].map(([number]) => number.toUpperCase());
  const loose = [...cell.matchAll(/(?<![A-Z0-9])PW[ ._/–-]?[A-Z0-9]{6}(?![A-Z0-9])/giu)];
  return [
    ...new Set([...written, ...loose.flatMap(([number]) => known.get(normalize(number))?.number ?? [])]),
  ];
}

function assign(entries: readonly Entry[], column: number): PastedNumbers {
  const found = new Map<ShippedRow, string[]>();
  const unmatched: string[] = [];
  const invalid: string[] = [];
  for (const { order, orderNumber, cells } of entries) {
    const cell = cells[column] ?? '';
    if (!hasDigit(cell)) continue;
    const numbers = parcelNumbers(cell);
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
      ...(unmatched.length === 0 ? [] : [`No matching order for ${listed(unmatched, { max: 3 })}.`]),
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
  const words = cell.split(/:?\s+|:(?=\w{6})/u);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length < 2 || /^#?PW-?[A-Z0-9]{6}$/iu.test(cell.replaceAll(/\s/gu, ''))) return [cell];
  if (orderNumberIn(first) !== undefined) return [first, words.slice(1).join(' ')];
  return orderNumberIn(last) === undefined ? [cell] : [last, words.slice(0, -1).join(' ')];
}

const normalize = (number: string) => number.toUpperCase().replace(/[^A-Z0-9]/gu, '');

interface EnteredNumber {
  readonly order: string;
  readonly number: string;
}

/** Returns a function that finds the orders with the same tracking number as another one. */
export function findTwins(entered: readonly EnteredNumber[]) {
  const byNumber = new Map<string, EnteredNumber[]>();
  for (const each of entered) {
    const number = strip(each.number);
    byNumber.set(number, [...(byNumber.get(number) ?? []), each]);
  }
  return ({ order, number }: EnteredNumber): readonly EnteredNumber[] =>
    (byNumber.get(strip(number)) ?? []).filter((other) => other.order !== order);
}

export function numberWarning(number: string, others: readonly EnteredNumber[]): string | null {
  const stripped = strip(number);
  if (stripped === '') return null;
  if (isRounded(number)) return 'A spreadsheet has rounded this number. Copy it as text.';
  const twin = others.find((other) => strip(other.number) === stripped);
  return twin === undefined ? null : `Order ${twin.order} has the same number.`;
}

const strip = (number: string) => number.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
