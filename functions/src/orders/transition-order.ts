import {
  ApiError,
  unrefundedLines,
  type orderLifeEndpoints,
  type OrderTransition,
} from '@pedalworks/contract';
import type { Caller } from '../callers/caller.ts';
import type { Handler } from '../http/handler.ts';
import { orderMail } from '../mails/order-mails.ts';
import type { PaymentPorts } from '../payments/settle-payment.ts';
import type { OrderChange } from '../ports.ts';
import { leftCents } from '../refunds/money-back.ts';
import { cancelPaidOrder } from '../refunds/refund-order.ts';
import { cancelOrder } from './cancel-order.ts';
import { moveOrder } from './move-order.ts';
import { toOrder, type Pictures } from './order-answer.ts';
import { ownOrder } from './order-owner.ts';
import type { OrderRecord } from './orders-port.ts';

/**
 * Moves an order on by the contract's table (docs/product.md, An order's life).
 *
 * @throws ApiError `orders/not-found`, `auth/forbidden`, `orders/move-refused`, `orders/no-address`, and what {@link cancelOrder} and
 *   {@link cancelPaidOrder} throw
 */
export function transitionOrder(
  ports: PaymentPorts,
  pictures: Pictures,
): Handler<typeof orderLifeEndpoints.transitionOrder> {
  return async ({ params: { id: orderId }, body, caller, signal }) => {
    const seen = await ownOrder(ports.orders, orderId, caller);
    if (!caller.admin && body.to !== 'cancelled') throw new ApiError('auth/forbidden');
    if (body.from !== undefined && body.from !== seen.status) throw changedMeanwhile(seen);
    if (body.to === 'cancelled' && seen.paidAt !== null && caller.admin) {
      const reason = body.note ?? '';
      return toOrder(await cancelPaidOrder(ports, { orderId, reason, by: caller, signal }), pictures);
    }
    if (body.to === 'cancelled') {
      const also = (transaction: OrderChange, order: OrderRecord) =>
        writeDown(transaction, { caller, body, before: seen, order });
      const by = caller.admin ? 'shop' : 'customer';
      return toOrder(await cancelOrder(ports, { orderId, by, signal, also }), pictures);
    }
    const moved = await ports.refunds.refundTransaction({ orderId, signal }, async (transaction) => {
      const before = await transaction.order(orderId);
      if (before === null) throw new ApiError('orders/not-found');
      const order = { ...moveByHand(before, body), ...trackingOf(body) };
      transaction.writeOrder(order);
      await writeDown(transaction, { caller, body, before, order });
      if (order.status === 'shipped') {
        const shop = { ...ports.shop, ...(await transaction.settings()) };
        const sent = unrefundedLines(order.lines, await transaction.refunds(orderId));
        await transaction.mail(orderMail({ event: 'shipped', sent }, order, shop));
      }
      return order;
    });
    return toOrder(moved, pictures);
  };
}

function changedMeanwhile({ status }: OrderRecord): ApiError {
  const message = `This order is ${status} now. Check it before you change it.`;
  return new ApiError('orders/move-refused', { message });
}

/** Money alone makes an order paid or refunded, and what is about to be over is not sent. */
function moveByHand(order: OrderRecord, { to }: OrderTransition): OrderRecord {
  const refused = (why: string) =>
    new ApiError('orders/move-refused', { message: `This order is ${order.status}: ${why}` });
  if (to === 'refunded') throw refused('give its money back, and it becomes refunded by itself.');
  if (to === 'shipped' && order.address === null) throw new ApiError('orders/no-address');
  if (order.refundPendingCents > 0 && leftCents(order) === 0)
    throw refused('all of its money is about to go back. Wait until the card provider has answered.');
  return moveOrder(order, { to, by: 'shop' });
}

function trackingOf({ to, carrier, trackingNumber, trackingUrl }: OrderTransition) {
  if (to !== 'shipped' || !(carrier || trackingNumber || trackingUrl)) return {};
  return { tracking: { carrier: carrier ?? '', number: trackingNumber ?? '', url: trackingUrl || null } };
}

interface Moved {
  readonly caller: Caller;
  readonly body: OrderTransition;
  readonly before: OrderRecord;
  readonly order: OrderRecord;
}

/** An admin's move is audited, and noted with their name where only the shop reads it. */
async function writeDown(transaction: OrderChange, { caller, body, before, order }: Moved): Promise<void> {
  if (!caller.admin) return;
  const { uid, email } = caller;
  const text = [`Marked as ${order.status}.`, body.note ?? ''].join(' ').trim();
  await transaction.addNote(order.id, { at: new Date(), by: email, byUid: uid, text });
  transaction.audit({
    by: { uid, email },
    action: 'orders/move',
    target: order.id,
    targetName: order.number,
    before: { status: before.status },
    after: { status: order.status, tracking: order.tracking },
    customerUid: order.customerUid,
  });
}
