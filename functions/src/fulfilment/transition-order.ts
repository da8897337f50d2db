import { isDeepStrictEqual } from 'node:util';
import {
  ApiError,
  carrierOf,
  moveOf,
  shipmentOf,
  trackingUrlOf,
  unrefundedLines,
  type orderEndpoints,
  type OrderTransition,
  type Settings,
  type Tracking,
} from '@pedalworks/contract';
import type { Caller } from '../model/caller.ts';
import type { Handler } from '../http/handler.ts';
import type { MailingShop } from '../mails/mail-parts.ts';
import { orderMail } from '../mails/order-mails.ts';
import type { PaymentPorts } from '../payments/settle-payment.ts';
import type { Ports, ShopTransaction } from '../ports.ts';
import { refundableCents } from '../orders/order-refunds.ts';
import { cancelPaidOrder } from '../refunds/refund-order.ts';
import { cancelOrder } from '../checkout/cancel-order.ts';
import { invalidField } from '../shared/invalid-field.ts';
import { moveText } from '../orders/move-notes.ts';
import { auditedOrder } from '../orders/audited-order.ts';
import { moveOrder } from '../orders/move-order.ts';
import { toOrder, type Pictures } from '../orders/order-answer.ts';
import { ownOrder } from '../orders/order-owner.ts';
import type { OrderEvent, OrderRecord } from '../model/orders.ts';

export function transitionOrder(
  ports: PaymentPorts,
  pictures: Pictures,
): Handler<typeof orderEndpoints.transitionOrder> {
  return async ({ params: { id: orderId }, body, caller, signal }) => {
    const seen = await ownOrder(ports.orders, orderId, caller);
    if (!caller.admin && body.to !== 'cancelled') throw new ApiError('auth/forbidden');
    if (body.from !== undefined && body.from !== seen.status) throw statusChanged(seen);
    if (body.to === 'cancelled' && seen.paidAt !== null && caller.admin) {
      const reason = body.note ?? '';
      return toOrder(await cancelPaidOrder(ports, { orderId, reason, by: caller, signal }), pictures);
    }
    if (body.to === 'cancelled') {
      const onCancelled = (transaction: ShopTransaction, order: OrderRecord) =>
        recordMove(transaction, { caller, body, before: seen, order });
      const by = caller.admin ? 'shop' : 'customer';
      return toOrder(await cancelOrder(ports, { orderId, by, signal, onCancelled }), pictures);
    }
    return toOrder(await moveByHand(ports, { orderId, body, caller, signal }), pictures);
  };
}

interface Move extends Pick<OrderEvent, 'idempotencyKey'> {
  readonly orderId: string;
  readonly body: OrderTransition;
  readonly caller: Caller;
  readonly signal: AbortSignal;
}

/** Changes an order's status for an admin. Shipping a shipped order again with the same tracking changes nothing. */
export async function moveByHand(
  { transact, shop }: Pick<Ports, 'transact' | 'shop'>,
  { orderId, body, caller, signal, ...by }: Move,
): Promise<OrderRecord> {
  const changeId = crypto.randomUUID();
  return transact({ subject: orderId, signal }, async (transaction) => {
    const before = await transaction.order(orderId);
    if (before === null) throw new ApiError('orders/not-found');
    if (body.from !== undefined && body.from !== before.status) throw statusChanged(before);
    const settings = await transaction.settings();
    const tracking = body.to === 'shipped' ? trackingOf(body, settings.carriers) : null;
    if (isUnchanged(before, body, tracking)) return before;
    requireMovable(before, body);
    const order = moveWithTracking(before, { ...by, to: body.to, tracking });
    transaction.writeOrder(order);
    await recordMove(transaction, { caller, body, before, order });
    await mailMove(transaction, { before, order, changeId, shop: { ...shop, ...settings } });
    return order;
  });
}

function statusChanged({ status }: OrderRecord): ApiError {
  const message = `This order is ${status} now. Check it, then try again.`;
  return new ApiError('orders/move-refused', { message });
}

function isUnchanged(order: OrderRecord, { to }: OrderTransition, tracking: Tracking | null): boolean {
  return to === 'shipped' && order.status === to && isDeepStrictEqual(order.tracking, tracking);
}

function requireMovable(order: OrderRecord, { to, reason }: OrderTransition): void {
  const refused = (why: string) =>
    new ApiError('orders/move-refused', { message: `This order is ${order.status}: ${why}` });
  if (to === 'refunded') throw refused('refund it instead, and its status follows.');
  const needs = moveOf(order.status, to, 'shop')?.needs;
  if (needs === 'reason' && !reason) throw invalidField('reason', 'Reason is required');
  if (to === 'shipped' && order.status === 'packed' && order.address === null)
    throw new ApiError('orders/no-address');
  if (to === 'packed' && order.status === 'shipped' && order.customerEmail === '')
    throw refused('its address was deleted with the customer’s account.');
  if (order.refundPendingCents > 0 && refundableCents(order) === 0)
    throw refused('a refund of its full price is pending. Wait until the card provider has confirmed it.');
}

interface TrackedMove extends Pick<OrderEvent, 'idempotencyKey'>, Pick<OrderRecord, 'tracking'> {
  readonly to: OrderTransition['to'];
}

/** Returns an order with a new status and tracking. A corrected shipment keeps its former tracking in the history. */
function moveWithTracking(order: OrderRecord, { tracking, ...event }: TrackedMove): OrderRecord {
  const { status, tracking: formerTracking } = order;
  const move = { ...event, by: 'shop' } as const;
  if (status === 'packed' && move.to === 'shipped') return { ...moveOrder(order, move), tracking };
  if (status === 'shipped' && (move.to === 'shipped' || move.to === 'packed'))
    return { ...moveOrder(order, { ...move, formerTracking }), tracking };
  return moveOrder(order, move);
}

function trackingOf(
  { carrier: typed, trackingNumber, trackingUrl }: OrderTransition,
  carriers: Settings['carriers'],
): Tracking | null {
  if (!(typed || trackingNumber || trackingUrl)) return null;
  const carrier = carrierOf(carriers, typed ?? '')?.name ?? typed ?? '';
  const number = trackingNumber ?? '';
  return { carrier, number, url: trackingUrl || trackingUrlOf(carriers, carrier, number) };
}

interface MailedMove {
  readonly before: OrderRecord;
  readonly order: OrderRecord;
  /** Makes the email's id the same in each retry of the transaction, so that only one email is sent. */
  readonly changeId: string;
  readonly shop: MailingShop;
}

/** Emails the customer about a shipment, or sends a correction if an email about it was already sent. */
async function mailMove(
  transaction: ShopTransaction,
  { before, order, changeId, shop }: MailedMove,
): Promise<void> {
  const shippedAt = shipmentOf(before.history)?.at;
  const isCorrection = before.status === 'shipped' && order.status !== 'delivered';
  if (!isCorrection && !(before.status === 'packed' && order.status === 'shipped')) return;
  const isTold =
    isCorrection && shippedAt !== undefined && (await transaction.recallShipment(order.id, shippedAt));
  if (order.status === 'packed') {
    if (isTold) await transaction.mail(orderMail({ event: 'shipment-undone', changeId }, order, shop));
    return;
  }
  const sent = unrefundedLines(order.lines, await transaction.refunds(order.id));
  const event = isTold ? 'tracking-changed' : 'shipped';
  await transaction.mail(orderMail({ event, changeId, sent }, order, shop));
}

interface RecordedMove {
  readonly caller: Caller;
  readonly body: OrderTransition;
  readonly before: OrderRecord;
  readonly order: OrderRecord;
}

async function recordMove(
  transaction: ShopTransaction,
  { caller, body, before, order }: RecordedMove,
): Promise<void> {
  if (!caller.admin) return;
  const { uid, email } = caller;
  const reason = body.reason ?? '';
  const text = [moveText(before.status, order.status), reason, body.note ?? ''].filter(Boolean).join(' ');
  await transaction.addNote(order.id, { at: new Date(), by: email, byUid: uid, text });
  transaction.audit({
    by: { uid, email },
    action: 'orders/move',
    ...auditedOrder(order),
    before: { status: before.status, tracking: before.tracking },
    after: { status: order.status, tracking: order.tracking, ...(reason !== '' && { reason }) },
  });
}
