import { fromSmallestUnit, moveOf, orderAttentions, toSmallestUnit, unitsOf } from '@pedalworks/contract';
import { moveOrder } from '../orders/move-order.ts';
import type { OrderDispute, OrderLine, OrderRecord } from '../model/orders.ts';
import type { CardDispute, CardRefund } from '../model/refunds.ts';
import type { MovedBack, RefundRecord } from '../model/order-refunds.ts';

/**
 * State of a payment's refunds and disputes at the provider. Refunds and disputes it does not list stay unchanged.
 */
export interface ProvidersWord {
  readonly refunds: readonly CardRefund[];
  readonly disputes: readonly CardDispute[];
  /** Times of request and response, in milliseconds since 1970. */
  readonly askedAt: number;
  readonly answeredAt: number;
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

const isGoing = ({ status }: Pick<RefundRecord, 'status'>) => status !== 'failed';
const isAnswered = ({ providerId }: Pick<RefundRecord, 'providerId'>) => providerId !== null;

/** Returns the units of a line that were or will be restocked. They stay in stock if the refund fails later. */
export function restockedUnits(refunds: readonly RefundRecord[], productId: string): number {
  return unitsBack(
    refunds.filter((refund) => isGoing(refund) || isAnswered(refund)),
    productId,
  );
}

function unitsBack(refunds: readonly RefundRecord[], productId: string): number {
  return unitsOf(
    refunds.flatMap(({ restock }) => restock),
    productId,
  );
}

export function restockedLines(order: OrderRecord, refunds: readonly RefundRecord[]): readonly OrderLine[] {
  return order.lines.flatMap((line) => {
    const quantity = unitsBack(refunds, line.productId);
    return quantity === 0 ? [] : [{ ...line, quantity }];
  });
}

/**
 * Merges the provider's refunds into the order's. Status only moves from `pending` to `succeeded` to `failed`, so
 * stale states change nothing. Unknown refunds were made in the provider's dashboard.
 */
export function withRefunds(
  known: readonly RefundRecord[],
  said: readonly CardRefund[],
  { id: orderId, transactionId, currency }: OrderRecord,
): readonly RefundRecord[] {
  const of = { orderId, paymentId: transactionId ?? '', currency };
  return said.reduce((refunds, one) => {
    const before =
      refunds.find(({ providerId }) => providerId === one.id) ??
      refunds.find((refund) => !isAnswered(refund) && refund.id === one.refundId);
    if (before === undefined) return [...refunds, madeElsewhere(one, of)];
    return refunds.map((refund) => (refund === before ? movedOn(before, one) : refund));
  }, known);
}

const progress: readonly RefundRecord['status'][] = ['pending', 'succeeded', 'failed'];

/** A refund that failed before the provider accepted it restocks nothing. */
function movedOn(before: RefundRecord, { id: providerId, status }: CardRefund): RefundRecord {
  if (!isAnswered(before))
    return { ...before, providerId, status, restock: status === 'failed' ? [] : before.restock };
  return progress.indexOf(status) > progress.indexOf(before.status) ? { ...before, status } : before;
}

function madeElsewhere(
  { id, amount, status, createdAt }: CardRefund,
  { currency, ...of }: Pick<RefundRecord, 'orderId' | 'paymentId'> & { readonly currency: string },
): RefundRecord {
  return {
    ...of,
    ...{ id, providerId: id, status, amountCents: fromSmallestUnit(amount, currency) },
    ...{ lines: [], restock: [], cancelsOrder: false, reason: '', byUid: null, fingerprint: null },
    creditNoteNumber: null,
    createdAt,
  };
}

/** Merges the provider's disputes into the order's. A bank may reopen a closed dispute, so the later request wins. */
export function withDisputes(
  { disputes: known, currency }: OrderRecord,
  { disputes: said, askedAt, answeredAt: saidAt }: ProvidersWord,
): readonly OrderDispute[] {
  return said.toReversed().reduce<readonly OrderDispute[]>((disputes, { id, amount, status }) => {
    const before = disputes.find((dispute) => dispute.id === id);
    const dispute = { id, amountCents: fromSmallestUnit(amount, currency), status, saidAt };
    if (before === undefined) return [...disputes, dispute];
    if (before.status === status || askedAt <= before.saidAt) return disputes;
    return disputes.map((one) => (one === before ? dispute : one));
  }, known);
}

export const isOver = ({ status }: OrderDispute) => status === 'won' || status === 'lost';

interface MoneyBack {
  readonly refunds: readonly RefundRecord[];
  readonly disputes: readonly OrderDispute[];
  /** Refunds that the provider has just accepted. */
  readonly given: readonly RefundRecord[];
  /** True if a refund failed without an error to the admin who requested it. */
  readonly hasFailed: boolean;
}

/** Returns the order after its refunds and disputes: amounts, attentions and final status. */
export function afterMoneyBack(order: OrderRecord, back: MoneyBack): OrderRecord {
  const { refunds, disputes } = back;
  const returned = refunds.filter((refund) => isGoing(refund) && isAnswered(refund));
  const toCome = refunds.filter((refund) => isGoing(refund) && !isAnswered(refund));
  const lost = disputes.filter(({ status }) => status === 'lost');
  const gone = sumOf([...returned, ...lost].map(({ amountCents }) => amountCents));
  const settled: OrderRecord = {
    ...order,
    disputes,
    lines: order.lines.map((line) => withStockLeft(line, refunds)),
    refundedCents: Math.min(gone, order.priceCents),
    refundPendingCents: sumOf(toCome.map(({ amountCents }) => amountCents)),
    attentions: attentionsAfter(order, back),
  };
  const isAllBack = toSmallestUnit(settled.priceCents - settled.refundedCents, order.currency) <= 0;
  return isAllBack ? ended(settled, back) : settled;
}

interface ChangedRefunds {
  readonly known: readonly RefundRecord[];
  readonly changed: readonly RefundRecord[];
}

/**
 * Returns the ledger entries for the change in `refundedCents`. Refunds are booked on their day; failed refunds and
 * disputes are booked today, so that closed months do not change.
 */
export function movedBack(
  before: OrderRecord,
  { id: orderId, currency, refundedCents }: OrderRecord,
  { known, changed }: ChangedRefunds,
): readonly MovedBack[] {
  const countedCents = (refund: RefundRecord | undefined) =>
    refund !== undefined && isGoing(refund) && isAnswered(refund) ? refund.amountCents : 0;
  const ofRefunds = changed.map((refund) => {
    const cents = countedCents(refund) - countedCents(known.find(({ id }) => id === refund.id));
    return { refundId: refund.id, cents, at: cents < 0 ? new Date() : refund.createdAt };
  });
  const rest = refundedCents - before.refundedCents - sumOf(ofRefunds.map(({ cents }) => cents));
  return [...ofRefunds, { cents: rest, at: new Date() }]
    .filter(({ cents }) => cents !== 0)
    .map((moved) => ({ orderId, currency, ...moved }));
}

interface GivenRefunds extends Pick<MoneyBack, 'given'> {
  /** Oldest first. */
  readonly refunds: readonly RefundRecord[];
}

/** Returns the amount refunded before one of the new refunds. */
export function refundedBefore(refund: RefundRecord, { refunds, given }: GivenRefunds): number {
  const known = refunds.filter((one) => isGoing(one) && isAnswered(one) && !given.includes(one));
  const place = given.indexOf(refund);
  const earlier = place < 0 ? known.filter((one) => one !== refund) : [...known, ...given.slice(0, place)];
  return sumOf(earlier.map(({ amountCents }) => amountCents));
}

/** A line whose units were all restocked holds no stock. */
function withStockLeft(line: OrderLine, refunds: readonly RefundRecord[]): OrderLine {
  const units = unitsBack(refunds.filter(isAnswered), line.productId);
  return line.stockTaken && units >= line.quantity ? { ...line, stockTaken: false } : line;
}

/** True if one of the new refunds covers the largest failed one. */
function makesUpForFailed(refunds: readonly RefundRecord[], given: readonly RefundRecord[]): boolean {
  const failed = refunds.filter(({ status }) => status === 'failed');
  return given.some(({ amountCents }) => failed.every((refund) => amountCents >= refund.amountCents));
}

function attentionsAfter(order: OrderRecord, { refunds, disputes, given, hasFailed }: MoneyBack) {
  const present = new Set(order.attentions);
  if (makesUpForFailed(refunds, given)) present.delete('refund-failed');
  if (hasFailed) present.add('refund-failed');
  const unhandled = disputes.filter(({ isHandled }) => isHandled !== true);
  if (unhandled.every(isOver)) present.delete('disputed');
  else present.add('disputed');
  if (unhandled.some(({ status }) => status === 'lost')) present.add('dispute-lost');
  else present.delete('dispute-lost');
  return orderAttentions.filter((attention) => present.has(attention));
}

function ended(order: OrderRecord, { refunds, given }: MoneyBack): OrderRecord {
  const isCancelled = refunds.some((refund) => refund.cancelsOrder && isGoing(refund));
  const by = given.some(({ byUid }) => byUid !== null) ? 'shop' : 'system';
  if (isCancelled && moveOf(order.status, 'cancelled', 'shop') !== undefined)
    return moveOrder(order, { to: 'cancelled', by: 'shop' });
  return moveOf(order.status, 'refunded', by) === undefined
    ? order
    : moveOrder(order, { to: 'refunded', by });
}
