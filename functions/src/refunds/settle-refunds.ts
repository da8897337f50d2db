import { isDeepStrictEqual } from 'node:util';
import { credit } from '../invoices/issue-credit-notes.ts';
import { orderMail } from '../mails/order-mails.ts';
import type { MailedRefund } from '../mails/refund-mails.ts';
import { failedRefundMailToShop } from '../mails/shop-mails.ts';
import type { OrderRecord } from '../model/orders.ts';
import type { Ports, RefundTransaction } from '../ports.ts';
import {
  afterMoneyBack,
  movedBack,
  refundedBefore,
  restockedLines,
  withDisputes,
  withRefunds,
  type ProvidersWord,
} from './money-back.ts';
import { refundParts } from '../orders/order-refunds.ts';
import type { RefundRecord } from '../model/order-refunds.ts';

export type SettlingPorts = Pick<Ports, 'refunds' | 'payments' | 'invoices' | 'cards' | 'shop' | 'log'>;

/** A refund that the provider refused. */
export interface Refusal {
  readonly refundId: string;
  /** True if the admin who requested it gets the error. */
  readonly isTold: boolean;
}

export interface RefundsToSettle {
  readonly orderId: string;
  readonly paymentId: string;
  readonly refusal?: Refusal | undefined;
  readonly signal: AbortSignal;
}

/**
 * Fetches the refunds and disputes of a payment and applies them to its order.
 *
 * @returns the order; null if the payment pays none
 * @throws errors of the card provider; nothing has changed then
 */
export async function settleRefunds(
  ports: SettlingPorts,
  { paymentId, ...settling }: Omit<RefundsToSettle, 'orderId'>,
): Promise<OrderRecord | null> {
  const { payments, cards } = ports;
  const entry = await payments.find(paymentId);
  if (entry?.status !== 'paid' || entry.orderId === null) return null;
  const askedAt = Date.now();
  const [refunds, disputes] = await Promise.all([cards.refundsOf(paymentId), cards.disputesOf(paymentId)]);
  const word = { refunds, disputes, askedAt, answeredAt: Date.now() };
  return takeWord(ports, { ...settling, orderId: entry.orderId, paymentId }, word);
}

/**
 * Writes refunds, order, stock and emails for the provider's state in one unit of work. Repeated and stale states
 * change nothing.
 */
export async function takeWord(
  ports: Pick<Ports, 'refunds' | 'invoices' | 'shop' | 'log'>,
  toSettle: RefundsToSettle,
  word: ProvidersWord,
): Promise<OrderRecord | null> {
  const { refunds, shop, log } = ports;
  const { orderId } = toSettle;
  const { order, failed, before, hasSucceeded } = await refunds.refundTransaction(
    toSettle,
    async (transaction) => {
      const settled = await settle(transaction, toSettle, word);
      await writeMails(transaction, settled, shop);
      return settled;
    },
  );
  for (const { id: refundId } of failed) log.error('refunds/failed', { orderId, refundId });
  const news = order?.attentions.filter((attention) => before?.attentions.includes(attention) === false);
  for (const attention of ['disputed', 'dispute-lost'] as const)
    if (news?.includes(attention) === true) log.error(`orders/${attention}`, { orderId });
  if (hasSucceeded) await credit(ports, orderId);
  return order;
}

interface Settled {
  readonly before: OrderRecord | null;
  readonly order: OrderRecord | null;
  readonly failed: readonly RefundRecord[];
  /** Failed refunds that the provider had accepted. */
  readonly returned: readonly RefundRecord[];
  /** True if a refund has just succeeded. */
  readonly hasSucceeded: boolean;
  /** Refunds that the provider has just accepted. */
  readonly given: readonly RefundRecord[];
  readonly refunds: readonly RefundRecord[];
}

/** Do not email about refunds from the provider's dashboard that are older than three days. */
const newsMilliseconds = 3 * 86_400_000;

const isNewsToCustomer = ({ byUid, createdAt }: RefundRecord) =>
  byUid !== null || Date.now() - createdAt.getTime() < newsMilliseconds;

/**
 * Emails the customer about each refund, about a cancellation with its refund, and about each accepted refund that
 * failed. Emails the shop about each failed refund.
 */
async function writeMails(
  transaction: RefundTransaction,
  { before, order, refunds, given, failed, returned }: Settled,
  shop: Ports['shop'],
): Promise<void> {
  if (order === null) return;
  const isCancelled = order.status === 'cancelled' && before?.status !== 'cancelled';
  if (given.length === 0 && failed.length === 0 && !isCancelled) return;
  const writer = { ...shop, ...(await transaction.settings()) };
  const mailed = (refund: RefundRecord): MailedRefund => ({
    ...refundParts(refund, order),
    earlierCents: refundedBefore(refund, { refunds, given }),
  });
  const reportOf = (event: 'refunded' | 'refund-failed') => (refund: RefundRecord) =>
    orderMail({ event, refund: mailed(refund) }, order, writer);
  const cancelling = refunds.find(({ cancelsOrder, status }) => cancelsOrder && status !== 'failed');
  const cancelled = { event: 'cancelled', refund: cancelling && mailed(cancelling) } as const;
  await transaction.mail(
    isCancelled ? orderMail(cancelled, order, writer) : null,
    ...given
      .filter((refund) => isNewsToCustomer(refund) && (!refund.cancelsOrder || !isCancelled))
      .map(reportOf('refunded')),
    ...returned.map(reportOf('refund-failed')),
    ...failed.map((refund) =>
      failedRefundMailToShop({ refund, wasAnnounced: returned.includes(refund) }, order, writer),
    ),
  );
}

async function settle(
  transaction: RefundTransaction,
  { orderId, paymentId, refusal }: RefundsToSettle,
  word: ProvidersWord,
): Promise<Settled> {
  const before = await transaction.order(orderId);
  if (before?.transactionId !== paymentId)
    return { before, order: before, failed: [], returned: [], given: [], refunds: [], hasSucceeded: false };
  const known = await transaction.refunds(orderId);
  const refunds = withRefunds(withRefusal(known, refusal), word.refunds, before);
  const earlierOf = ({ id }: RefundRecord) => known.find((refund) => refund.id === id);
  const changed = refunds.filter((refund) => refund !== earlierOf(refund));
  const isNews = (refund: RefundRecord) => (earlierOf(refund)?.providerId ?? null) === null;
  const given = changed.filter(
    (refund) => isNews(refund) && refund.providerId !== null && refund.status !== 'failed',
  );
  const isUntold = ({ id }: RefundRecord) => refusal?.refundId !== id || !refusal.isTold;
  const failed = changed.filter(
    (refund) => refund.status === 'failed' && earlierOf(refund)?.status !== 'failed' && isUntold(refund),
  );
  const hasSucceeded = changed.some(({ status }) => status === 'succeeded');
  const disputes = withDisputes(before, word);
  const order = afterMoneyBack(before, { refunds, disputes, given, hasFailed: failed.length > 0 });
  const returned = failed.filter((refund) => !isNews(refund));
  const settled = { before, order, failed, returned, given, refunds, hasSucceeded };
  if (changed.length === 0 && isDeepStrictEqual(order, before)) return settled;
  for (const refund of changed)
    if (earlierOf(refund) === undefined) transaction.addRefund(refund);
    else transaction.writeRefund(refund);
  await transaction.returnStock(restockedLines(before, given));
  transaction.writeOrder(order);
  if (isAllBack(order) && !isAllBack(before)) await transaction.unverifyReviews(order);
  for (const moved of movedBack(before, order, { known, changed })) transaction.bookMoneyBack(moved);
  return settled;
}

const isAllBack = ({ refundedCents, priceCents }: OrderRecord) => refundedCents >= priceCents;

/** Marks a refused refund as failed. A refund the provider reports wins over our recorded refusal. */
function withRefusal(known: readonly RefundRecord[], refusal: Refusal | undefined): readonly RefundRecord[] {
  return known.map((refund) =>
    refund.id === refusal?.refundId && refund.status === 'pending' && refund.providerId === null
      ? { ...refund, status: 'failed' }
      : refund,
  );
}
