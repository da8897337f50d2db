import { ApiError, type Mover } from '@pedalworks/contract';
import { mailCustomer } from '../mails/limited-mails.ts';
import { orderMail } from '../mails/order-mails.ts';
import { isOfAmount } from '../payments/payment-verdict.ts';
import { settlePayment, type PaymentPorts } from '../payments/settle-payment.ts';
import { moveOrder } from '../orders/move-order.ts';
import type { ShopTransaction } from '../ports.ts';
import type { IdempotentRequest } from '../shared/idempotency.ts';
import { outdated, untilCurrent } from '../shared/until-current.ts';
import type { OrderRecord } from '../model/orders.ts';

export interface Cancellation {
  readonly orderId: string;
  readonly by: Mover;
  readonly request?: IdempotentRequest | null;
  readonly signal: AbortSignal;
  readonly onCancelled?: (transaction: ShopTransaction, cancelled: OrderRecord) => Promise<void>;
}

/**
 * Cancels an unpaid order and restores its stock. Cancels its payments at the card provider first, so that no money
 * arrives for a cancelled order.
 */
export async function cancelOrder(ports: PaymentPorts, cancellation: Cancellation): Promise<OrderRecord> {
  const { orderId, by, request = null, signal, onCancelled } = cancellation;
  return untilCurrent(async () => {
    const seen = await ports.orders.find(orderId);
    if (seen === null) throw new ApiError('orders/not-found');
    moveOrder(seen, { to: 'cancelled', by });
    await cancelPayments(ports, cancellation);
    const hasUnusedMoney = await hasUnusedPayment(ports, seen);
    const at = new Date();
    return ports.transact({ subject: orderId, signal }, async (transaction) => {
      const [order, earlier] = await Promise.all([transaction.order(orderId), transaction.recall(request)]);
      if (order === null) throw new ApiError('orders/not-found');
      if (earlier !== null) return order;
      // This call has already cancelled the order, but the response to the commit was lost.
      if (order.status === 'cancelled' && order.history.at(-1)?.at.getTime() === at.getTime()) return order;
      if (order.paidAt !== null) throw new ApiError('orders/already-paid');
      if (order.paymentsOpened !== seen.paymentsOpened) return outdated;
      const moved = moveOrder(order, { to: 'cancelled', by, at });
      const held = order.lines.filter(({ stockTaken }) => stockTaken);
      await transaction.returnStock(held, { kind: 'cancelled', by, order });
      const lines = order.lines.map((line) => ({ ...line, stockTaken: false }));
      transaction.writeOrder({ ...moved, lines });
      const shop = { ...ports.shop, ...(await transaction.settings()) };
      const mail = orderMail({ event: 'cancelled', hasUnusedMoney }, moved, shop);
      if (hasUnusedMoney || by !== 'system' || order.customerUid !== null)
        await mailCustomer(transaction, moved, mail);
      transaction.remember(request, { orderId });
      await onCancelled?.(transaction, moved);
      return { ...moved, lines };
    });
  });
}

async function hasUnusedPayment({ payments }: PaymentPorts, order: OrderRecord) {
  const unused = await payments.unusedOf(order.customerEmail);
  return unused.some(
    (entry) => entry.orderId === order.id || (entry.orderId === null && isOfAmount(entry, order)),
  );
}

async function cancelPayments(ports: PaymentPorts, { orderId, signal }: Cancellation): Promise<void> {
  const { payments, cards } = ports;
  for (const { id, status } of await payments.ofOrder(orderId)) {
    // An unpaid order can have a `paid` payment after the order was restored from a backup.
    if (status !== 'open' && status !== 'paid') continue;
    const toSettle = { paymentId: id, orderId, ask: cards.cancel, signal };
    const { payment, settlement } = await settlePayment(ports, toSettle);
    if (payment?.status === 'open') throw new ApiError('orders/payment-under-way');
    if (settlement?.order?.paidAt != null) throw new ApiError('orders/already-paid');
    if (settlement === null) await payments.close(id);
  }
}
