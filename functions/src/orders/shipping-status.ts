import {
  ApiError,
  legacyShipmentId,
  linesToSend,
  refundedUnits,
  sentUnits,
  unrefundedLines,
  type Mover,
  type OrderStatus,
} from '@pedalworks/contract';
import type { OrderRecord, ShipmentRecord } from '../model/orders.ts';
import type { RefundRecord } from '../model/refunds.ts';
import { restockedUnits } from '../refunds/refund-ledger.ts';
import { moveOrder } from './move-order.ts';

/**
 * Returns the order with the units of each line that were refunded outside a return, and that refunds restocked. Of an
 * order stored before the shop knew shipments, the parcel then has the units that were not refunded when it left.
 */
export function withRefundedUnits(order: OrderRecord, refunds: readonly RefundRecord[]): OrderRecord {
  const others = refunds.filter(({ returnId }) => returnId === undefined);
  const lines = order.lines.map(({ refunded: _, refundRestocked: _before, ...line }) => {
    const refunded = refundedUnits(others, line.productId);
    const refundRestocked = restockedUnits(refunds, line.productId);
    return {
      ...line,
      ...(refunded !== 0 && { refunded }),
      ...(refundRestocked !== 0 && { refundRestocked }),
    };
  });
  const shipments = order.shipments.map((parcel) =>
    parcel.id === legacyShipmentId ? legacyParcel(parcel, order, others) : parcel,
  );
  return { ...order, lines, shipments };
}

function legacyParcel(
  parcel: ShipmentRecord,
  { lines }: OrderRecord,
  refunds: readonly RefundRecord[],
): ShipmentRecord {
  const earlier = refunds.filter(({ createdAt }) => createdAt < parcel.shippedAt);
  const sent = unrefundedLines(
    lines.map(({ productId, quantity }, line) => ({ productId, quantity, line })),
    earlier,
  );
  return { ...parcel, lines: sent.map(({ line, quantity }) => ({ line, quantity })) };
}

/** @throws ApiError `orders/move-refused` if a parcel of the order left and did not come back undelivered */
export function requireNothingSent(order: OrderRecord): void {
  if (order.lines.every((_, line) => sentUnits(order, line) === 0)) return;
  const message = 'A part of this order was shipped. Refund the parts that will not be sent.';
  throw new ApiError('orders/move-refused', { message });
}

const shippingStatuses: readonly OrderStatus[] = ['packed', 'shipped', 'delivered'];

/** Returns the order with the status that follows from its shipments and refunds (decision 053). */
export function settleShipping(
  order: OrderRecord,
  { by, at = new Date() }: { readonly by: Mover; readonly at?: Date },
): OrderRecord {
  const to = shippingStatus(order);
  return to === order.status ? order : moveOrder(order, { to, by, at });
}

function shippingStatus(order: OrderRecord): OrderStatus {
  if (!shippingStatuses.includes(order.status)) return order.status;
  const parcels = order.shipments.filter(({ kind, returnedAt }) => kind === 'order' && returnedAt === null);
  if (linesToSend(order).length > 0) return 'packed';
  if (parcels.length === 0) return order.status;
  return parcels.every(({ deliveredAt }) => deliveredAt !== null) ? 'delivered' : 'shipped';
}
