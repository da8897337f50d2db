import { inspect } from 'node:util';
import { ApiError, fromCents, type RefundDraft, type refundEndpoints } from '@pedalworks/contract';
import type { Handler } from '../http/handler.ts';
import type { Actor } from '../model/audit.ts';
import { isClosed } from '../model/disputes.ts';
import type { IdempotentRequest } from '../shared/idempotency.ts';
import type { RefundRecord } from '../model/refunds.ts';
import type { OrderRecord } from '../model/orders.ts';
import { auditedOrder } from '../orders/audited-order.ts';
import { moveOrder } from '../orders/move-order.ts';
import { toOrder, type Pictures } from '../orders/order-answer.ts';
import type { ShopTransaction } from '../ports.ts';
import { idempotentRequest } from '../shared/idempotency.ts';
import { moneyText } from '../shared/money-text.ts';
import { priceRefund } from './price-refund.ts';
import { requestRefund, type RefundPorts } from './request-refund.ts';

export interface RefundOrder {
  readonly orderId: string;
  readonly draft: RefundDraft;
  readonly cancelsOrder: boolean;
  readonly request: IdempotentRequest | null;
  readonly by: Actor;
  readonly signal: AbortSignal;
}

export function refundOrder(
  ports: RefundPorts,
  pictures: Pictures,
): Handler<typeof refundEndpoints.refundOrder> {
  return async ({ params: { id: orderId }, body: draft, headers, caller: by, signal }) => {
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

/**
 * Stores the refund and reserves its amount before requesting it from the provider, so that it is refunded only once.
 *
 * @throws ApiError `refunds/under-way` if the outcome is unknown; nothing is refunded after any other error
 */
async function makeRefund(ports: RefundPorts, terms: RefundOrder): Promise<OrderRecord> {
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
  const order = await transaction.order(orderId);
  if (order === null) throw new ApiError('orders/not-found');
  const refunds = await transaction.refunds(orderId);
  const result = await transaction.recall(request);
  const earlier = refunds.find((refund) => refund.id === result?.refundId);
  if (earlier !== undefined) return earlier;
  if (cancelsOrder) requireCancellable(order);
  const refund: RefundRecord = {
    id: crypto.randomUUID(),
    orderId,
    paymentId: refundablePayment(order),
    status: 'pending',
    providerId: null,
    ...priceRefund(draft, order, refunds),
    cancelsOrder,
    reason: draft.reason ?? '',
    byUid: by.uid,
    creditNoteNumber: null,
    createdAt: new Date(),
  };
  const refundPendingCents = order.refundPendingCents + refund.amountCents;
  transaction.writeRefunds({ ...order, refundPendingCents }, [refund]);
  transaction.remember(request, { orderId, refundId: refund.id });
  await recordRequest(transaction, { refund, order, by });
  return refund;
}

/** Rejects cancelling while a refund is pending, because a failed refund would leave the order partly paid. */
function requireCancellable(order: OrderRecord): void {
  moveOrder(order, { to: 'cancelled', by: 'shop' });
  if (order.refundPendingCents === 0) return;
  const message = 'A refund of this order is pending. Cancel the order once the refund is confirmed.';
  throw new ApiError('orders/move-refused', { message });
}

function refundablePayment({ paidAt, transactionId, disputes }: OrderRecord): string {
  if (paidAt === null || transactionId === null) throw new ApiError('refunds/not-paid');
  if (disputes.some((dispute) => !isClosed(dispute) && dispute.status !== 'inquiry'))
    throw new ApiError('refunds/disputed');
  return transactionId;
}

interface RequestedRefund {
  readonly refund: RefundRecord;
  readonly order: OrderRecord;
  readonly by: Actor;
}

async function recordRequest(
  transaction: ShopTransaction,
  { refund, order, by }: RequestedRefund,
): Promise<void> {
  const { id: refundId, amountCents, lines, restock, cancelsOrder, reason } = refund;
  const amount = moneyText(amountCents, order);
  const what = cancelsOrder
    ? `Requested a refund of ${amount} to cancel the order.`
    : `Requested a refund of ${amount}.`;
  const text = `${what} ${reason}`.trim();
  await transaction.recordNote(order.id, { at: new Date(), by: by.email, byUid: by.uid, text });
  transaction.audit({
    by: { uid: by.uid, email: by.email },
    action: 'orders/refund',
    ...auditedOrder(order),
    before: { status: order.status, refunded: fromCents(order.refundedCents + order.refundPendingCents) },
    after: { refundId, amount: fromCents(amountCents), lines, restock, cancelsOrder, reason },
  });
}
