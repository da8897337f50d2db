import { ApiError, type paymentEndpoints } from '@pedalworks/contract';
import type { Handler } from '../http/handler.ts';
import { toOrder, type Pictures } from '../orders/order-answer.ts';
import { ownOrder } from '../orders/order-owner.ts';
import { invalidField } from '../shared/invalid-field.ts';
import { moneyText } from '../shared/money-text.ts';
import type { OrderRecord } from '../model/orders.ts';
import type { CardPayment } from '../model/payments.ts';
import { isOfAmount, isPaidBy } from './payment-verdict.ts';
import { settlePayment, type PaymentPorts } from './settle-payment.ts';

/** Records a payment on an order after checking it with the card provider (docs/api.md, Payment, step 3). */
export function recordPayment(
  ports: PaymentPorts,
  pictures: Pictures,
): Handler<typeof paymentEndpoints.recordPayment> {
  const { orders, cards } = ports;
  return async ({ params: { id: orderId }, body: { order: named, transactionId }, caller, signal }) => {
    if (named !== orderId) throw invalidField('order', 'order must be the order in the address');
    const answered = (order: OrderRecord, modifiedCount: 0 | 1) =>
      ({ ...toOrder(order, pictures), acknowledged: true, modifiedCount }) as const;
    const before = await ownOrder(orders, orderId, caller);
    if (isPaidBy(before, transactionId)) return answered(before, 0);
    const toSettle = { paymentId: transactionId, orderId, reporter: caller, signal };
    const { settlement } = await settlePayment(ports, toSettle);
    if (settlement === null) throw notUsed(before, cards.currency);
    const { order, verdict, payment } = settlement;
    if (order === null) throw new ApiError('orders/not-found');
    if (isPaidBy(order, transactionId)) return answered(order, verdict === 'recorded' ? 1 : 0);
    const isRefundable = verdict === 'surplus' || verdict === 'mismatch';
    const owners = [order.customerEmail, caller.email];
    const isTheirs = payment.orderId === null && owners.includes(payment.owner ?? '');
    const isMeant = payment.orderId === orderId || isTheirs;
    throw notUsed(order, cards.currency, isRefundable && isMeant ? reasonOf(payment, order) : undefined);
  };
}

function reasonOf(payment: CardPayment, order: OrderRecord): string | undefined {
  const why = [
    order.paidAt !== null && 'This order is already paid by another payment.',
    order.status === 'cancelled' && 'This order is cancelled.',
    !isOfAmount(payment, order) &&
      `This payment is not for the amount of the order, ${moneyText(order.priceCents, order)}.`,
  ].find((reason) => reason !== false);
  return why && `${why} We received your money, cannot use it for this order, and will refund it.`;
}

function notUsed(order: OrderRecord, currency: string, message?: string): ApiError {
  const details = message === undefined ? {} : { message };
  if (order.paidAt !== null) return new ApiError('orders/already-paid', details);
  return new ApiError(
    order.currency !== currency ? 'orders/other-currency' : 'payments/not-settled',
    details,
  );
}
