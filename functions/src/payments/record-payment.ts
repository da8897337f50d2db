import { ApiError, type paymentEndpoints } from '@pedalworks/contract';
import type { Handler } from '../http/handler.ts';
import { toOrder, type Pictures } from '../orders/order-answer.ts';
import { ownOrder } from '../orders/order-owner.ts';
import type { OrderRecord } from '../orders/orders-port.ts';
import { settlePayment, type PaymentPorts } from './settle-payment.ts';

/**
 * Checks with the card provider whether a payment paid an order, and records it if so (docs/api.md, Payment, step 3).
 *
 * @throws ApiError `orders/not-found`, `auth/forbidden`, `orders/already-paid` when it is paid by another payment,
 *   `payments/not-settled` when this one does not pay it, `orders/other-currency` when none can that is opened now; nothing has
 *   changed then
 */
export function recordPayment(
  ports: PaymentPorts,
  pictures: Pictures,
): Handler<typeof paymentEndpoints.recordPayment> {
  const { orders, cards } = ports;
  return async ({ params: { id: orderId }, body: { order: named, transactionId }, caller, signal }) => {
    if (named !== orderId) {
      const message = 'order must be the order in the address';
      throw new ApiError('request/invalid', { issues: [{ path: 'order', message }] });
    }
    const answered = (order: OrderRecord, modifiedCount: 0 | 1) => {
      requirePaidBy(order, transactionId, cards.currency);
      return { ...toOrder(order, pictures), acknowledged: true, modifiedCount } as const;
    };
    const before = await ownOrder(orders, orderId, caller);
    if (before.paidAt !== null) return answered(before, 0);
    const payment = await cards.find(transactionId);
    if (payment?.status !== 'succeeded') throw notSettled(before, cards.currency);
    const settlement = await settlePayment(ports, { payment, orderId, reporter: caller, signal });
    if (settlement.order === null) throw new ApiError('orders/not-found');
    return answered(settlement.order, settlement.verdict === 'recorded' ? 1 : 0);
  };
}

function requirePaidBy(order: OrderRecord, transactionId: string, currency: string): void {
  if (order.paidAt === null) throw notSettled(order, currency);
  if (order.transactionId !== transactionId) throw new ApiError('orders/already-paid');
}

/** @param currency the shop's: in another than the order's nothing can pay it */
function notSettled(order: OrderRecord, currency: string): ApiError {
  return new ApiError(order.currency === currency ? 'payments/not-settled' : 'orders/other-currency');
}
