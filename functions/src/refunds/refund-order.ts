import { inspect } from 'node:util';
import { ApiError, type refundEndpoints } from '@pedalworks/contract';
import type { Handler } from '../http/handler.ts';
import type { RefundRecord } from '../model/refunds.ts';
import type { OrderRecord } from '../model/orders.ts';
import { moveOrder } from '../orders/move-order.ts';
import { toOrder, type Pictures } from '../orders/order-answer.ts';
import { requireNothingSent, withRefundedUnits } from '../orders/shipping-status.ts';
import type { ShopTransaction } from '../ports.ts';
import { idempotentRequest } from '../shared/idempotency.ts';
import { newRefund, openRefund, type RefundOrder } from './new-refund.ts';
import { priceRefund } from './price-refund.ts';
import { recordRefund } from './record-refund.ts';
import { refundOutside, requireConsistent } from './refund-outside.ts';
import { requestRefund, type RefundPorts } from './request-refund.ts';

export function refundOrder(
  ports: RefundPorts,
  pictures: Pictures,
): Handler<typeof refundEndpoints.refundOrder> {
  return async ({ params: { id: orderId }, body: draft, headers, caller: by, signal }) => {
    requireConsistent(draft);
    const key = headers['Idempotency-Key'];
    const request = idempotentRequest({ call: `refundOrder/${orderId}`, by: by.uid, key, body: draft });
    const terms = { orderId, draft, cancelsOrder: false, request, by, signal };
    return toOrder(await makeRefund(ports, terms), pictures);
  };
}

export function cancelPaidOrder(
  ports: RefundPorts,
  {
    reason,
    ...terms
  }: Pick<RefundOrder, 'orderId' | 'request' | 'by' | 'signal'> & { readonly reason: string },
): Promise<OrderRecord> {
  return makeRefund(ports, { ...terms, draft: { restock: true, reason }, cancelsOrder: true });
}

function makeRefund(ports: RefundPorts, terms: RefundOrder): Promise<OrderRecord> {
  return terms.draft.method === 'other' ? refundOutside(ports, terms) : refundCard(ports, terms);
}

/**
 * Stores the refund and reserves its amount before requesting it from the provider, so that it is refunded only once.
 *
 * @throws ApiError `refunds/under-way` if the outcome is unknown; nothing is refunded after any other error
 */
async function refundCard(ports: RefundPorts, terms: RefundOrder): Promise<OrderRecord> {
  const { orderId, signal } = terms;
  const refund = await ports.transact({ subject: orderId, signal }, (transaction) =>
    reserveRefund(transaction, terms),
  );
  try {
    return await requestRefund(ports, refund, { isAwaited: true, signal });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'payments/refund-refused') throw error;
    const { id: refundId } = refund;
    ports.log.warn('refunds/not-answered', { refundId, orderId, cause: inspect(error) });
    throw new ApiError('refunds/under-way', { cause: error });
  }
}

async function reserveRefund(transaction: ShopTransaction, terms: RefundOrder): Promise<RefundRecord> {
  const { orderId, draft, cancelsOrder, request, by } = terms;
  const { order, refunds, earlier } = await openRefund(transaction, terms);
  if (earlier !== undefined) return earlier;
  if (cancelsOrder) requireCancellable(order);
  const refund: RefundRecord = {
    ...newRefund(order, by),
    ...priceRefund(draft, order, refunds),
    status: 'pending',
    cancelsOrder,
    reason: draft.reason ?? '',
  };
  const refundPendingCents = order.refundPendingCents + refund.amountCents;
  const reserved = withRefundedUnits({ ...order, refundPendingCents }, [...refunds, refund]);
  transaction.writeRefunds(reserved, [refund]);
  transaction.remember(request, { orderId, refundId: refund.id });
  await recordRefund(transaction, { refund, order, by });
  return refund;
}

/** Rejects cancelling while a refund is pending, because a failed refund would leave the order partly paid. */
function requireCancellable(order: OrderRecord): void {
  moveOrder(order, { to: 'cancelled', by: 'shop' });
  requireNothingSent(order);
  if (order.refundPendingCents === 0) return;
  const message = 'A refund of this order is pending. Cancel the order once the refund is confirmed.';
  throw new ApiError('orders/move-refused', { message });
}
