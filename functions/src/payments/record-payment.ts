import { ApiError, type paymentEndpoints } from '@pedalworks/contract';
import type { Handler } from '../http/handler.ts';
import { toOrder } from '../orders/order-answer.ts';
import { ownOrder } from '../orders/order-owner.ts';
import type { OrderRecord } from '../orders/orders-port.ts';
import { settlePayment, type PaymentPorts } from './settle-payment.ts';

/**
 * Checks with the card provider whether a payment paid an order, and records it if so (docs/api.md, Payment, step 3).
 *
 * @throws ApiError `orders/not-found`, `auth/forbidden`, `orders/already-paid` when it is paid by another payment,
 *   `payments/not-settled` when this one does not pay it; nothing has changed then
 */
export function recordPayment(ports: PaymentPorts): Handler<typeof paymentEndpoints.recordPayment> {
  const { orders, cards } = ports;
  return async ({ params: { id: orderId }, body: { order: named, transactionId }, caller, signal }) => {
    if (named !== orderId) {
      const message = 'order must be the order in the address';
      throw new ApiError('request/invalid', { issues: [{ path: 'order', message }] });
    }
    const before = await ownOrder(orders, orderId, caller);
    if (before.paid) return answerFor(before, transactionId, 0);
    const payment = await cards.find(transactionId);
    if (payment?.status !== 'succeeded') throw new ApiError('payments/not-settled');
    const settlement = await settlePayment(ports, { payment, orderId, reporter: caller, signal });
    if (settlement.order === null) throw new ApiError('orders/not-found');
    return answerFor(settlement.order, transactionId, settlement.verdict === 'recorded' ? 1 : 0);
  };
}

function answerFor(order: OrderRecord, transactionId: string, modifiedCount: 0 | 1) {
  if (!order.paid) throw new ApiError('payments/not-settled');
  if (order.transactionId !== transactionId) throw new ApiError('orders/already-paid');
  return { ...toOrder(order), acknowledged: true, modifiedCount } as const;
}
