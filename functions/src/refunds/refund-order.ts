import { inspect } from 'node:util';
import {
  ApiError,
  fromCents,
  toSmallestUnit,
  type RefundDraft,
  type refundEndpoints,
} from '@pedalworks/contract';
import type { Actor } from '../model/audit.ts';
import type { Handler } from '../http/handler.ts';
import { forEachConcurrently } from '../shared/for-each.ts';
import { fingerprintOf } from '../shared/fingerprint.ts';
import { moveOrder } from '../orders/move-order.ts';
import { moneyText } from '../shared/money-text.ts';
import { toOrder, type Pictures } from '../orders/order-answer.ts';
import type { OrderRecord } from '../model/orders.ts';
import type { Ports, RefundTransaction } from '../ports.ts';
import { isOver } from './money-back.ts';
import { priceRefund } from './price-refund.ts';
import type { RefundRecord } from '../model/order-refunds.ts';
import { settleRefunds, takeWord, type SettlingPorts } from './settle-refunds.ts';

export type RefundPorts = SettlingPorts & Pick<Ports, 'orders'>;

export interface RefundAsked {
  readonly orderId: string;
  readonly draft: RefundDraft;
  readonly cancelsOrder: boolean;
  /** Idempotency key. */
  readonly key?: string | undefined;
  readonly by: Actor;
  readonly signal: AbortSignal;
}

/**
 * Refunds an order in full or in part (docs/api.md, Refunds).
 *
 * @throws like {@link giveBack}
 */
export function refundOrder(
  ports: RefundPorts,
  pictures: Pictures,
): Handler<typeof refundEndpoints.refundOrder> {
  return async ({ params: { id: orderId }, body: draft, headers, caller: by, signal }) => {
    const key = headers['Idempotency-Key'];
    return toOrder(await giveBack(ports, { orderId, draft, cancelsOrder: false, key, by, signal }), pictures);
  };
}

/**
 * Cancels a paid order: refunds the rest and restocks its parts.
 *
 * @throws like {@link giveBack}
 */
export function cancelPaidOrder(
  ports: RefundPorts,
  {
    orderId,
    reason,
    by,
    signal,
  }: Pick<RefundAsked, 'orderId' | 'by' | 'signal'> & { readonly reason: string },
): Promise<OrderRecord> {
  const draft = { restock: true, reason };
  return giveBack(ports, { orderId, draft, cancelsOrder: true, by, signal });
}

/**
 * Stores the refund and reserves its amount on the order before requesting it from the provider, so that it is made
 * exactly once, by this request or by the job.
 *
 * @throws ApiError `orders/not-found`, `refunds/not-paid`, `refunds/disputed`, `refunds/above-paid`, `refunds/above-
 * ordered`, `orders/move-refused`, `request/key-reused`, `payments/refund-refused`: nothing is refunded.
 * `refunds/under-way`: the outcome is unknown
 */
async function giveBack(ports: RefundPorts, asked: RefundAsked): Promise<OrderRecord> {
  const refund = await ports.refunds.refundTransaction(asked, (transaction) => setAside(transaction, asked));
  try {
    return await askProvider(ports, refund, { isTold: true, signal: asked.signal });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'payments/refund-refused') throw error;
    ports.log.warn('refunds/not-answered', { ...namesOf(refund), cause: inspect(error) });
    throw new ApiError('refunds/under-way', { cause: error });
  }
}

const namesOf = ({ id: refundId, orderId }: RefundRecord) => ({ refundId, orderId });

async function setAside(transaction: RefundTransaction, asked: RefundAsked): Promise<RefundRecord> {
  const { orderId, draft, cancelsOrder, key, by } = asked;
  const id = key === undefined ? crypto.randomUUID() : fingerprintOf([orderId, by.uid, key]);
  const fingerprint = fingerprintOf([draft.amount, draft.lines, draft.restock, draft.reason]);
  const order = await transaction.order(orderId);
  if (order === null) throw new ApiError('orders/not-found');
  const refunds = await transaction.refunds(orderId);
  const earlier = refunds.find((refund) => refund.id === id);
  if (earlier !== undefined && earlier.fingerprint !== fingerprint) throw new ApiError('request/key-reused');
  if (earlier !== undefined) return earlier;
  if (cancelsOrder) requireCancellable(order);
  const { transactionId: paymentId } = order;
  if (order.paidAt === null || paymentId === null) throw new ApiError('refunds/not-paid');
  if (order.disputes.some((dispute) => !isOver(dispute) && dispute.status !== 'inquiry'))
    throw new ApiError('refunds/disputed');
  const priced = priceRefund(draft, order, refunds);
  const reason = draft.reason ?? '';
  const refund: RefundRecord = {
    ...{ id, orderId, paymentId, status: 'pending', providerId: null, ...priced, cancelsOrder, reason },
    ...{ byUid: by.uid, fingerprint, creditNoteNumber: null, createdAt: new Date() },
  };
  transaction.addRefund(refund);
  const refundPendingCents = order.refundPendingCents + refund.amountCents;
  transaction.writeOrder({ ...order, refundPendingCents });
  await writeDown(transaction, { refund, order, by });
  return refund;
}

/** A pending refund could leave the order partly paid, so cancelling waits for it. */
function requireCancellable(order: OrderRecord): void {
  moveOrder(order, { to: 'cancelled', by: 'shop' });
  if (order.refundPendingCents === 0) return;
  const message = 'A refund of this order is not answered yet. Cancel the order once it is.';
  throw new ApiError('orders/move-refused', { message });
}

interface Noted {
  readonly refund: RefundRecord;
  readonly order: OrderRecord;
  readonly by: Actor;
}

async function writeDown(transaction: RefundTransaction, { refund, order, by }: Noted): Promise<void> {
  const { id: refundId, amountCents, lines, restock, cancelsOrder, reason } = refund;
  const amount = moneyText(amountCents, order);
  const what = cancelsOrder
    ? `Requested a refund of ${amount} to cancel the order.`
    : `Requested a refund of ${amount}.`;
  const text = `${what} ${reason}`.trim();
  await transaction.addNote(order.id, { at: new Date(), by: by.email, byUid: by.uid, text });
  transaction.audit({
    by: { uid: by.uid, email: by.email },
    action: 'orders/refund',
    target: order.id,
    targetName: order.number,
    before: { status: order.status, refunded: fromCents(order.refundedCents + order.refundPendingCents) },
    after: { refundId, amount: fromCents(amountCents), lines, restock, cancelsOrder, reason },
    customerUid: order.customerUid,
  });
}

interface Asking {
  /** True if the admin who requested the refund gets the error. */
  readonly isTold: boolean;
  readonly signal: AbortSignal;
}

/** @throws ApiError `payments/refund-refused`, and errors after which the request must be repeated */
async function askProvider(
  ports: RefundPorts,
  refund: RefundRecord,
  { isTold, signal }: Asking,
): Promise<OrderRecord> {
  const { id: refundId, orderId, paymentId, amountCents, status, providerId } = refund;
  if (status === 'failed') throw new ApiError('payments/refund-refused');
  const order = await ports.orders.find(orderId);
  if (order === null) throw new ApiError('orders/not-found');
  if (providerId !== null) return order;
  const amount = toSmallestUnit(amountCents, order.currency);
  try {
    const made = await ports.cards.refund({ paymentId, amount, refundId, key: `refund/${refundId}` });
    const now = Date.now();
    const word = { refunds: [made], disputes: [], askedAt: now, answeredAt: now };
    return (await takeWord(ports, { orderId, paymentId, signal }, word)) ?? order;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'payments/refund-refused')
      await settleRefunds(ports, { paymentId, signal, refusal: { refundId, isTold } });
    throw error;
  }
}

/** Minimum age for a retry: requests are still working on younger refunds. */
const youngMilliseconds = 60_000;

/** Scheduled step: requests the refunds that a killed instance or an outage of the provider left pending. */
export async function retryPendingRefunds(ports: RefundPorts, run: AbortSignal): Promise<void> {
  const unanswered = await ports.refunds.unanswered(new Date(Date.now() - youngMilliseconds));
  await forEachConcurrently(unanswered, run, async (refund) => {
    try {
      await askProvider(ports, refund, { isTold: false, signal: AbortSignal.timeout(60_000) });
    } catch (error) {
      ports.log.error('refunds/not-made', { ...namesOf(refund), cause: inspect(error) });
    }
  });
}
