import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '@pedalworks/contract';
import { withTaxes } from '../invoices/credited-tax.ts';
import { creditRefunds, needsCreditNote } from '../invoices/issue-credit-notes.ts';
import type { Actor } from '../model/audit.ts';
import type { CardDispute } from '../model/card-refunds.ts';
import { isAccepted, isFullyRefunded, isRefunded, type RefundRecord } from '../model/refunds.ts';
import type { OrderRecord } from '../model/orders.ts';
import type { Ports, ShopTransaction } from '../ports.ts';
import { outdated, untilCurrent } from '../shared/until-current.ts';
import { applyRefunds, type RefundSettlement } from './apply-refunds.ts';
import { mailRefunds } from './mail-refunds.ts';
import { mergeDisputes, mergeRefunds, type ProviderState } from './provider-state.ts';
import { refundLedgerEntries, restockedLines, totalCents } from './refund-ledger.ts';

export type SettlingPorts = Pick<
  Ports,
  'orders' | 'refunds' | 'payments' | 'invoices' | 'cards' | 'shop' | 'log' | 'transact'
>;

export interface Refusal {
  readonly refundId: string;
  readonly reason: string;
  /** True if an admin waits for the response and sees the error. */
  readonly isAwaited: boolean;
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
 * @returns null if the payment pays no order
 * @throws ApiError `payments/busy` if other requests keep changing the disputes meanwhile, or if the provider does not
 * list the event's `subjectId` yet
 */
export async function settleRefunds(
  ports: SettlingPorts,
  { subjectId, ...toSettle }: Omit<RefundsToSettle, 'orderId'> & { readonly subjectId?: string | null },
): Promise<OrderRecord | null> {
  const { payments, orders, cards } = ports;
  const { paymentId } = toSettle;
  const entry = await payments.find(paymentId);
  const { orderId } = entry ?? { orderId: null };
  if (entry?.status !== 'paid' || orderId === null) return null;
  return untilCurrent(async () => {
    const { disputes: seen = [] } = (await orders.find(orderId)) ?? {};
    const [refunds, disputes] = await Promise.all([cards.refundsOf(paymentId), cards.disputesOf(paymentId)]);
    const isListed = subjectId == null || [...refunds, ...disputes].some(({ id }) => id === subjectId);
    if (!isListed) return outdated;
    return applyProviderState(ports, { ...toSettle, orderId }, { refunds, disputes, seen });
  });
}

/**
 * Applies a state reported by the provider. Repeated states change nothing.
 *
 * @returns null if the payment does not pay the order, `outdated` if the disputes may have changed since the report
 */
export async function applyProviderState(
  ports: Pick<Ports, 'transact' | 'shop' | 'log'>,
  toSettle: RefundsToSettle,
  state: ProviderState,
): Promise<OrderRecord | null | typeof outdated> {
  const { orderId, paymentId, refusal, signal } = toSettle;
  const settlement = await ports.transact({ subject: orderId, signal }, async (transaction) => {
    const before = await transaction.order(orderId);
    if (before?.transactionId !== paymentId) return null;
    const settled = await applyToOrder(transaction, before, { refusal, state });
    if (settled !== outdated) await mailRefunds(transaction, settled, ports.shop);
    return settled;
  });
  if (settlement === null || settlement === outdated) return settlement;
  logProblems(ports.log, settlement);
  if (settlement.changed.some(needsCreditNote)) await creditRefunds(ports, orderId);
  return settlement.order;
}

/**
 * Applies the inquiries that a payment had before it paid the order, because their events changed nothing then. Other
 * open disputes take the money, so that the payment pays no order.
 */
export async function applyInquiries(
  transaction: ShopTransaction,
  order: OrderRecord,
  { disputes: all, shop }: { readonly disputes: readonly CardDispute[]; readonly shop: Ports['shop'] },
): Promise<OrderRecord> {
  const disputes = all.filter(({ status }) => status === 'inquiry');
  if (disputes.length === 0) return order;
  const state = { refunds: [], disputes, seen: order.disputes };
  const settled = await applyToOrder(transaction, order, { refusal: undefined, state });
  if (settled === outdated) return order;
  await mailRefunds(transaction, settled, shop);
  return settled.order;
}

function logProblems(
  log: Ports['log'],
  { before, order, refunds, accepted, failed }: RefundSettlement,
): void {
  const { id: orderId, priceCents } = order;
  const isOverRefunded = totalCents(refunds.filter(isRefunded)) > priceCents;
  if (accepted.length > 0 && isOverRefunded) log.error('refunds/above-paid', { orderId });
  for (const { id: refundId } of failed) log.error('refunds/failed', { orderId, refundId });
  for (const attention of ['disputed', 'dispute-lost', 'dispute-reversed'] as const)
    if (order.attentions.includes(attention) && !before.attentions.includes(attention))
      log.error(`orders/${attention}`, { orderId });
}

interface OutsideRefund {
  readonly by: Actor;
  readonly order: OrderRecord;
  readonly refund: RefundRecord;
  readonly shop: Ports['shop'];
}

interface Changes {
  readonly refusal?: Refusal | undefined;
  /** New refund outside the card. */
  readonly made?: RefundRecord;
  /** Admin who made it. */
  readonly by?: Actor;
  readonly state: ProviderState;
}

/** Stores a refund outside the card and applies it to its order in the same commit. */
export async function applyRefundOutside(
  transaction: ShopTransaction,
  { order, refund: made, by, shop }: OutsideRefund,
): Promise<OrderRecord> {
  const state = { refunds: [], disputes: [], seen: order.disputes };
  const settled = await applyToOrder(transaction, order, { made, by, state });
  if (settled === outdated) throw new ApiError('payments/busy');
  await mailRefunds(transaction, settled, shop);
  return settled.order;
}

/** Returns the admin who requested to restock. The refund stores no email, which the stock history looks up. */
function requesterOf(accepted: readonly RefundRecord[]): Actor | 'shop' {
  const uid = accepted.find(({ restock }) => restock.length > 0)?.byUid ?? null;
  return uid === null ? 'shop' : { uid, email: '' };
}

async function applyToOrder(
  transaction: ShopTransaction,
  before: OrderRecord,
  { refusal, made, by, state }: Changes,
): Promise<RefundSettlement | typeof outdated> {
  const disputes = mergeDisputes(before, state);
  if (disputes === null) return outdated;
  const at = new Date();
  const known = await transaction.refunds(before.id);
  const present = [...withRefusal(known, refusal), ...(made === undefined ? [] : [made])];
  const merged = mergeRefunds(present, state.refunds, before);
  const refunds = withTaxes(merged, before, at.getTime());
  const earlierOf = ({ id }: RefundRecord) => known.find((refund) => refund.id === id);
  const wasAccepted = (refund: RefundRecord) => {
    const earlier = earlierOf(refund);
    return earlier !== undefined && isAccepted(earlier);
  };
  const changed = refunds.filter((refund) => refund !== earlierOf(refund));
  const accepted = changed.filter(
    (refund) => refund.status !== 'failed' && isAccepted(refund) && !wasAccepted(refund),
  );
  const failed = changed.filter(
    (refund) =>
      refund.status === 'failed' &&
      earlierOf(refund)?.status !== 'failed' &&
      !(refusal?.refundId === refund.id && refusal.isAwaited),
  );
  const order = applyRefunds(before, { refunds, disputes, accepted, hasFailed: failed.length > 0 });
  const settled = { before, order, refunds, changed, accepted, failed, returned: failed.filter(wasAccepted) };
  if (changed.length === 0 && isDeepStrictEqual(order, before)) return settled;
  transaction.writeRefunds(order, changed);
  const restocked = restockedLines(before, accepted);
  await transaction.returnStock(restocked, { kind: 'refund', by: by ?? requesterOf(accepted), order });
  if (isFullyRefunded(order) && !isFullyRefunded(before)) await transaction.unverifyReviews(order);
  const past = { refunds: known, disputes: before.disputes };
  for (const entry of refundLedgerEntries({ order, before: past, after: { refunds, disputes }, state, at }))
    transaction.addRefundLedgerEntry(entry);
  return settled;
}

/** Marks the refund in `refusal` as failed, unless the provider has accepted it in the meantime. */
function withRefusal(known: readonly RefundRecord[], refusal: Refusal | undefined): readonly RefundRecord[] {
  return known.map((refund) =>
    refund.id === refusal?.refundId && refund.status === 'pending' && !isAccepted(refund)
      ? { ...refund, status: 'failed', refusal: refusal.reason }
      : refund,
  );
}
