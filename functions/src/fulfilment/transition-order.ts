import { ApiError, trackingOf, type orderEndpoints, type OrderTransition } from '@pedalworks/contract';
import type { Caller } from '../model/caller.ts';
import type { Handler } from '../http/handler.ts';
import type { PaymentPorts } from '../payments/settle-payment.ts';
import type { Ports, ShopTransaction } from '../ports.ts';
import { cancelPaidOrder } from '../refunds/refund-order.ts';
import { cancelOrder } from '../checkout/cancel-order.ts';
import { idempotentRequest } from '../shared/idempotency.ts';
import { invalidField } from '../shared/invalid-field.ts';
import { moveOrder, type OrderMove } from '../orders/move-order.ts';
import { withRefundedUnits } from '../orders/shipping-status.ts';
import { toOrder, type Pictures } from '../orders/order-answer.ts';
import { ownOrder } from '../orders/order-owner.ts';
import type { IdempotentRequest } from '../shared/idempotency.ts';
import type { OrderRecord, ShipmentRecord } from '../model/orders.ts';
import { latestOfOrder } from '../model/shipments.ts';
import { requireReturnsSent } from '../returns/require-returns-sent.ts';
import { correctLatestTracking, isTrackingCorrection } from './correct-tracking.ts';
import { mailMove } from './mail-move.ts';
import { addShipment, type NewShipment } from './new-shipment.ts';
import { recordMove } from './record-move.ts';
import { requireMovable } from './require-movable.ts';

export function transitionOrder(
  ports: PaymentPorts,
  pictures: Pictures,
): Handler<typeof orderEndpoints.transitionOrder> {
  return async ({ params: { id: orderId }, headers, body, caller, signal }) => {
    const seen = await ownOrder(ports.orders, orderId, caller);
    if (!caller.admin && body.to !== 'cancelled') throw new ApiError('auth/forbidden');
    if (body.to === 'cancelled' && body.emailCustomer === false)
      throw invalidField('emailCustomer', 'The customer always gets an email about a cancelled order');
    const call = `transitionOrder/${orderId}`;
    const request = idempotentRequest({ call, by: caller.uid, key: headers['Idempotency-Key'], body });
    const move = { orderId, body, caller, request, signal, ifMatch: headers['If-Match'], pictures };
    const moved = body.to === 'cancelled' ? cancel(ports, move, seen) : moveByHand(ports, move);
    return toOrder(await moved, pictures);
  };
}

export interface Move {
  readonly orderId: string;
  readonly body: OrderTransition;
  readonly caller: Caller;
  readonly request: IdempotentRequest | null;
  readonly ifMatch: string | undefined;
  readonly pictures: Pictures;
  readonly signal: AbortSignal;
}

/** Cancels an order. An admin's cancellation of a paid order refunds it. */
async function cancel(
  ports: PaymentPorts,
  { orderId, body, caller, request, signal }: Move,
  before: OrderRecord,
): Promise<OrderRecord> {
  const earlier = await ports.transact({ subject: orderId, signal }, ({ recall }) => recall(request));
  if (earlier === null) requireStatus(before, body);
  const isRefunded = earlier?.refundId !== undefined || (before.paidAt !== null && caller.admin);
  if (isRefunded)
    return cancelPaidOrder(ports, { orderId, reason: body.note ?? '', by: caller, request, signal });
  // `before` may be older than the first request's change.
  if (earlier !== null) return (await ports.orders.find(orderId)) ?? before;
  const by = caller.admin ? 'shop' : 'customer';
  const onCancelled = (transaction: ShopTransaction, order: OrderRecord) =>
    recordMove(transaction, { caller, body, before, order, isHeldBack: false });
  return cancelOrder(ports, { orderId, by, request, signal, onCancelled });
}

/** Changes an order's status or tracking for an admin. Repeating the same tracking changes nothing. */
export async function moveByHand(
  { transact, shop }: Pick<Ports, 'transact' | 'shop'>,
  { orderId, body, caller, request, signal, ...seen }: Move,
): Promise<OrderRecord> {
  const changeId = crypto.randomUUID();
  return transact({ subject: orderId, signal }, async (transaction) => {
    const [stored, earlier] = await Promise.all([transaction.order(orderId), transaction.recall(request)]);
    if (stored === null) throw new ApiError('orders/not-found');
    if (earlier !== null) return stored;
    requireStatus(stored, body);
    const before = withRefundedUnits(stored, await transaction.refunds(orderId));
    const settings = await transaction.settings();
    const tracking = body.to === 'shipped' ? trackingOf(body, settings.carriers) : null;
    transaction.remember(request, { orderId });
    const order = isTrackingCorrection(before, body)
      ? correctLatestTracking(before, { body, tracking, stored, ...seen })
      : movedOrder(before, body, { id: changeId, tracking });
    if (order === before) return before;
    if (order.shipments.length < before.shipments.length) await requireReturnsSent(transaction, order);
    transaction.writeOrder(order);
    const { emailCustomer } = body;
    const mailed = { before, order, changeId, emailCustomer, shop: { ...shop, ...settings } };
    const isHeldBack = await mailMove(transaction, mailed);
    await recordMove(transaction, { caller, body, before, order, isHeldBack });
    return order;
  });
}

/** Rejects a move of an order that has another status than the client saw. */
function requireStatus({ status }: OrderRecord, { from = status }: OrderTransition): void {
  if (from === status) return;
  const message = `This order is ${status} now. Check it, then try again.`;
  throw new ApiError('orders/move-refused', { message });
}

/** Returns a moved order. Shipping sends all that is left in one parcel. Undoing a shipment removes the latest one. */
function movedOrder(
  before: OrderRecord,
  body: OrderTransition,
  parcel: Pick<NewShipment, 'id' | 'tracking'>,
): OrderRecord {
  requireMovable(before, body);
  const move = { to: body.to, by: 'shop', at: new Date() } as const;
  if (before.status === 'packed' && move.to === 'shipped')
    return addShipment(before, { kind: 'order', ...parcel, at: move.at });
  if (before.status === 'shipped' && move.to === 'packed') return withoutLatestShipment(before, move);
  const moved = moveOrder(before, move);
  return { ...moved, shipments: moved.shipments.map((shipment) => afterMove(shipment, before, move)) };
}

function withoutLatestShipment(before: OrderRecord, move: OrderMove): OrderRecord {
  const latest = latestOfOrder(before);
  const formerTracking = latest?.tracking ?? null;
  const moved = moveOrder(before, { ...move, formerTracking });
  return { ...moved, shipments: before.shipments.filter((shipment) => shipment !== latest) };
}

/** Marking an order as delivered delivers its open parcels. Undoing that opens the parcels which it delivered. */
function afterMove(
  shipment: ShipmentRecord,
  before: OrderRecord,
  { to, at }: OrderMove & { readonly at: Date },
): ShipmentRecord {
  const { kind, returnedAt, deliveredAt } = shipment;
  if (kind !== 'order' || returnedAt !== null) return shipment;
  if (to === 'delivered') return deliveredAt === null ? { ...shipment, deliveredAt: at } : shipment;
  const deliveredWithOrder = before.history.findLast(({ status }) => status === 'delivered')?.at.getTime();
  const isUndone = before.status === 'delivered' && to === 'shipped';
  return isUndone && deliveredAt?.getTime() === deliveredWithOrder
    ? { ...shipment, deliveredAt: null }
    : shipment;
}
