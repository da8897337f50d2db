import { number, object, string, type InferType } from 'yup';
import { listOf } from './fields.ts';

export const shipmentKinds = ['order', 'replacement'] as const;
export type ShipmentKind = (typeof shipmentKinds)[number];

/** Maximum number of shipments of one order, replacements included. */
export const maxShipments = 20;

export const shippedLine = object({
  /** Index of the order's `lines`. */
  line: number().integer().required(),
  quantity: number().integer().required(),
}).required();
export type ShippedLine = InferType<typeof shippedLine>;

/** Parcel of an order. A replacement moves no money and does not change what is left to send. */
export const shipment = object({
  id: string().required(),
  kind: string().oneOf(shipmentKinds).required(),
  lines: listOf(shippedLine),
  carrier: string().defined(),
  trackingNumber: string().defined(),
  trackingUrl: string().nullable().defined(),
  shippedAt: string().required(),
  deliveredAt: string().nullable().defined(),
  /** Time when the parcel came back undelivered. Its parts are to be sent again. */
  returnedAt: string().nullable().defined(),
}).required();
export type Shipment = InferType<typeof shipment>;

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
  return shipments
    .flatMap(({ lines }) => lines)
    .reduce((sum, sent) => (sent.line === line ? sum + sent.quantity : sum), 0);
}

/** Counts the units of a line that are still to be sent. Units refunded before they were sent are not. */
export function unitsToSend(order: ShippedOrder, line: number): number {
  const { quantity = 0, refunded = 0 } = order.lines[line] ?? {};
  return Math.max(0, quantity - refunded - sentUnits(order, line));
}

export function linesToSend(order: ShippedOrder): readonly ShippedLine[] {
  return order.lines
    .map((_, line) => ({ line, quantity: unitsToSend(order, line) }))
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
