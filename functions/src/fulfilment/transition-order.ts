import {
  ApiError,
  trackingOf,
  type orderEndpoints,
  type OrderTransition,
  type Tracking,
} from '@pedalworks/contract';
import type { Caller } from '../model/caller.ts';
import type { Handler } from '../http/handler.ts';
import type { PaymentPorts } from '../payments/settle-payment.ts';
import type { Ports, ShopTransaction } from '../ports.ts';
import { cancelPaidOrder } from '../refunds/refund-order.ts';
import { cancelOrder } from '../checkout/cancel-order.ts';
import { idempotentRequest } from '../shared/idempotency.ts';
import { moveOrder } from '../orders/move-order.ts';
import { toOrder, type Pictures } from '../orders/order-answer.ts';
import { ownOrder } from '../orders/order-owner.ts';
import type { IdempotentRequest } from '../shared/idempotency.ts';
import type { OrderRecord } from '../model/orders.ts';
import { correctTracking, isTrackingCorrection } from './correct-tracking.ts';
import { mailMove } from './mail-move.ts';
import { recordMove } from './record-move.ts';
import { requireMovable } from './require-movable.ts';

export function transitionOrder(
  ports: PaymentPorts,
  pictures: Pictures,
): Handler<typeof orderEndpoints.transitionOrder> {
  return async ({ params: { id: orderId }, headers, body, caller, signal }) => {
    const seen = await ownOrder(ports.orders, orderId, caller);
    if (!caller.admin && body.to !== 'cancelled') throw new ApiError('auth/forbidden');
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
    recordMove(transaction, { caller, body, before, order });
  return cancelOrder(ports, { orderId, by, request, signal, onCancelled });
}

/** Changes an order's status or tracking for an admin. Repeating the same tracking changes nothing. */
export async function moveByHand(
  { transact, shop }: Pick<Ports, 'transact' | 'shop'>,
  { orderId, body, caller, request, signal, ...seen }: Move,
): Promise<OrderRecord> {
  const changeId = crypto.randomUUID();
  return transact({ subject: orderId, signal }, async (transaction) => {
    const [before, earlier] = await Promise.all([transaction.order(orderId), transaction.recall(request)]);
    if (before === null) throw new ApiError('orders/not-found');
    if (earlier !== null) return before;
    requireStatus(before, body);
    const settings = await transaction.settings();
    const tracking = body.to === 'shipped' ? trackingOf(body, settings.carriers) : null;
    transaction.remember(request, { orderId });
    const order = isTrackingCorrection(before, body)
      ? correctTracking(before, { body, tracking, ...seen })
      : movedOrder(before, body, tracking);
    if (order === before) return before;
    transaction.writeOrder(order);
    await recordMove(transaction, { caller, body, before, order });
    await mailMove(transaction, { before, order, changeId, shop: { ...shop, ...settings } });
    return order;
  });
}

/** Rejects a move of an order that has another status than the client saw. */
function requireStatus({ status }: OrderRecord, { from = status }: OrderTransition): void {
  if (from === status) return;
  const message = `This order is ${status} now. Check it, then try again.`;
  throw new ApiError('orders/move-refused', { message });
}

/** Returns a moved order. Shipping sets the tracking. Undoing a shipment removes it, and the history keeps it. */
function movedOrder(before: OrderRecord, body: OrderTransition, tracking: Tracking | null): OrderRecord {
  requireMovable(before, body);
  const move = { to: body.to, by: 'shop' } as const;
  if (before.status === 'packed' && move.to === 'shipped') return { ...moveOrder(before, move), tracking };
  if (before.status !== 'shipped' || move.to !== 'packed') return moveOrder(before, move);
  return { ...moveOrder(before, { ...move, formerTracking: before.tracking }), tracking: null };
}
