import { ApiError, type paymentEndpoints, type PaymentReport } from '@pedalworks/contract';
import type { HandlerInput } from '../http/handler.ts';
import { ownOrder } from '../orders/order-owner.ts';
import type { OrderRecord } from '../orders/orders-port.ts';
import { settlePayment, type PaymentPorts, type Settlement } from './settle-payment.ts';

export interface RecordedPayment {
  readonly order: OrderRecord;
  /** 0 where the order was paid by this payment before. */
  readonly modifiedCount: 0 | 1;
}

/**
 * Checks with the card provider whether a payment paid an order, and records it if so (docs/api.md, Payment, step 3).
 *
 * @throws ApiError `orders/not-found`, `auth/forbidden`, `orders/already-paid` when it is paid by another payment,
 *   `payments/not-settled` when this one does not pay it; nothing has changed then
 */
export async function recordPayment(
  ports: PaymentPorts,
  { params, body: report, caller, signal }: HandlerInput<typeof paymentEndpoints.recordPayment>,
): Promise<RecordedPayment> {
  const { orders, cards } = ports;
  const orderId = params.id;
  if (report.order !== orderId) {
    const message = 'order must be the order in the address';
    throw new ApiError('request/invalid', { issues: [{ path: 'order', message }] });
  }
  const order = await ownOrder(orders, orderId, caller);
  if (order.paid) return alreadyPaid(order, report.transactionId);
  const payment = await cards.find(report.transactionId);
  if (payment?.status !== 'succeeded') throw new ApiError('payments/not-settled');
  const settlement = await settlePayment(ports, { payment, orderId, reporter: caller, signal });
  return resultOf(settlement, report);
}

function alreadyPaid(order: OrderRecord, transactionId: string): RecordedPayment {
  if (order.transactionId === transactionId) return { order, modifiedCount: 0 };
  throw new ApiError('orders/already-paid');
}

function resultOf({ verdict, order }: Settlement, { transactionId }: PaymentReport): RecordedPayment {
  if (order === null) throw new ApiError('orders/not-found');
  if (verdict === 'recorded') return { order, modifiedCount: 1 };
  if (order.paid) return alreadyPaid(order, transactionId);
  throw new ApiError('payments/not-settled');
}
