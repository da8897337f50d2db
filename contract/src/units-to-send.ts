import type { ShipmentKind, ShippedLine } from './shipments.ts';

/** Id of the shipment of an order that was shipped before the shop knew shipments. */
export const legacyShipmentId = 'first';

interface ShippedOrder {
  readonly lines: readonly {
    readonly quantity: number;
    readonly refunded?: number | undefined;
  }[];
  readonly shipments: readonly {
    readonly kind: ShipmentKind;
    readonly lines: readonly ShippedLine[];
    readonly returnedAt: unknown;
  }[];
}

/** Counts the units of a line that were sent and did not come back undelivered. Replacements do not count. */
export function sentUnits({ shipments }: ShippedOrder, line: number): number {
  return unitsIn(
    shipments.filter(({ kind, returnedAt }) => kind === 'order' && returnedAt === null),
    line,
  );
}

/** Counts the units of a line that were sent as replacements and did not come back undelivered. */
export function replacedUnits({ shipments }: ShippedOrder, line: number): number {
  return unitsIn(
    shipments.filter(({ kind, returnedAt }) => kind === 'replacement' && returnedAt === null),
    line,
  );
}

function unitsIn(shipments: ShippedOrder['shipments'], line: number): number {
  return unitsOfLine(
    shipments.flatMap(({ lines }) => lines),
    line,
  );
}

export function unitsOfLine(rows: readonly ShippedLine[], line: number): number {
  return totalUnits(rows.filter((row) => row.line === line));
}

export function totalUnits(rows: readonly { readonly quantity: number }[]): number {
  return rows.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Returns the order lines that `rows` name, with the quantities of the rows. */
export function linesNamedBy<Line extends { readonly quantity: number }>(
  { lines }: { readonly lines: readonly Line[] },
  rows: readonly ShippedLine[],
): readonly Line[] {
  return rows.flatMap(({ line, quantity }) => {
    const found = lines[line];
    return found === undefined ? [] : [{ ...found, quantity }];
  });
}

/** Counts the units of a line that are still to be sent. Units refunded before they were sent are not. */
export function unitsToSend(order: ShippedOrder, line: number): number {
  const { quantity = 0, refunded = 0 } = order.lines[line] ?? {};
  return Math.max(0, quantity - refunded - sentUnits(order, line));
}

export const linesToSend = (order: ShippedOrder) => linesOf(order, unitsToSend);

/** Lists the units that were sent and did not come back undelivered, without replacements. */
export const sentLines = (order: ShippedOrder) => linesOf(order, sentUnits);

function linesOf(order: ShippedOrder, unitsOf: typeof sentUnits): readonly ShippedLine[] {
  return order.lines
    .map((_, line) => ({ line, quantity: unitsOf(order, line) }))
    .filter(({ quantity }) => quantity > 0);
}

export interface ShippedUnits {
  readonly sent: number;
  /** Units that were sent or are to be sent. */
  readonly total: number;
}

/** Returns how many of an order's units were sent. */
export function shippedUnits(order: ShippedOrder): ShippedUnits {
  const sum = (unitsOf: (order: ShippedOrder, line: number) => number) =>
    order.lines.reduce((units, _, line) => units + unitsOf(order, line), 0);
  const sent = sum(sentUnits);
  return { sent, total: sent + sum(unitsToSend) };
}

/** True if a part of the order was sent and another is still to be sent. */
export function isPartlyShipped(order: ShippedOrder): boolean {
  const { sent, total } = shippedUnits(order);
  return sent > 0 && sent < total;
}
