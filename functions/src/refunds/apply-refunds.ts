import { isDeepStrictEqual } from 'node:util';
import { bySeverity, moveOf } from '@pedalworks/contract';
import { isClosed } from '../model/disputes.ts';
import { isAccepted, isFullyRefunded, isRefunded, type RefundRecord } from '../model/refunds.ts';
import type { OrderDispute, OrderLine, OrderRecord } from '../model/orders.ts';
import { moveOrder } from '../orders/move-order.ts';
import { settleShipping, withRefundedUnits } from '../orders/shipping-status.ts';
import { restockTotal, totalCents } from './refund-ledger.ts';

interface OrderRefunds {
  readonly refunds: readonly RefundRecord[];
  readonly disputes: readonly OrderDispute[];
  /** Refunds that the provider has just accepted. */
  readonly accepted: readonly RefundRecord[];
  /** True if a refund failed without an admin seeing the error response. */
  readonly hasFailed: boolean;
}

export interface RefundSettlement {
  readonly before: OrderRecord;
  readonly order: OrderRecord;
  readonly refunds: readonly RefundRecord[];
  readonly changed: readonly RefundRecord[];
  readonly accepted: readonly RefundRecord[];
  readonly failed: readonly RefundRecord[];
  /** Refunds that failed after the provider had accepted them. */
  readonly returned: readonly RefundRecord[];
}

/** Applies the refunds and disputes of an order: stock, amounts, attention flags and status. */
export function applyRefunds(order: OrderRecord, changes: OrderRefunds): OrderRecord {
  const { refunds, disputes } = changes;
  const pending = refunds.filter((refund) => refund.status !== 'failed' && !isAccepted(refund));
  const lost = disputes.filter(({ status }) => status === 'lost');
  const refundedCents = Math.min(totalCents([...refunds.filter(isRefunded), ...lost]), order.priceCents);
  const known = withRefundedUnits(order, refunds);
  const settled: OrderRecord = {
    ...known,
    disputes,
    lines: known.lines.map((line) => releaseStock(line, refunds)),
    refundedCents,
    refundPendingCents: totalCents(pending),
    attentions: attentionsAfter({ ...order, refundedCents }, changes),
  };
  return isFullyRefunded(settled) ? finishOrder(settled, changes) : settleShipping(settled, { by: 'system' });
}

/** Clears a line's `stockTaken` once all its units have been restocked. */
function releaseStock(line: OrderLine, refunds: readonly RefundRecord[]): OrderLine {
  const units = restockTotal(refunds.filter(isAccepted), line.productId);
  return line.stockTaken && units >= line.quantity ? { ...line, stockTaken: false } : line;
}

/**
 * Flags the order for admins: a refund failed, a dispute is open or lost, or a bank returned the money of a lost one to
 * a closed order.
 */
function attentionsAfter(order: OrderRecord, changes: OrderRefunds) {
  const { refunds, disputes, accepted, hasFailed } = changes;
  const present = new Set(order.attentions);
  if (coversFailed(refunds, accepted)) present.delete('refund-failed');
  if (hasFailed) present.add('refund-failed');
  const unhandled = disputes.filter(({ isHandled }) => isHandled !== true);
  if (unhandled.every(isClosed)) present.delete('disputed');
  else present.add('disputed');
  if (unhandled.some(({ status }) => status === 'lost')) present.add('dispute-lost');
  else present.delete('dispute-lost');
  if (isFullyRefunded(order)) for (const flag of resolvedByRefund) present.delete(flag);
  else if (isReversedAfterClosing(order, disputes)) present.add('dispute-reversed');
  return bySeverity(present);
}

const resolvedByRefund = ['dispute-reversed', 'replacement-returned'] as const;

/** True if the bank returns the money of a lost dispute to a closed order: the shop then has money for nothing. */
function isReversedAfterClosing(order: OrderRecord, disputes: readonly OrderDispute[]): boolean {
  if (order.status !== 'refunded' && order.status !== 'cancelled') return false;
  const wasLost = order.disputes.filter(({ status }) => status === 'lost').map(({ id }) => id);
  return disputes.some(({ id, status }) => status !== 'lost' && wasLost.includes(id));
}

/**
 * True if one accepted refund is at least as large as every failed one. The failed ones were then earlier attempts. A
 * refund that settles a failed one covers only that one and attempts of the same amount and parts.
 */
function coversFailed(refunds: readonly RefundRecord[], accepted: readonly RefundRecord[]): boolean {
  const settling = refunds.filter(({ settles }) => settles !== undefined);
  const open = refunds.filter(
    (refund) => refund.status === 'failed' && !settling.some((settler) => isAttemptOf(settler, refund)),
  );
  return accepted.some(({ amountCents, settles }) =>
    open.every((failed) => settles === undefined && amountCents >= failed.amountCents),
  );
}

function isAttemptOf({ settles, amountCents, lines }: RefundRecord, failed: RefundRecord): boolean {
  const isSame = amountCents === failed.amountCents && isDeepStrictEqual(lines, failed.lines);
  return settles === failed.id || isSame;
}

function finishOrder(order: OrderRecord, { refunds, accepted }: OrderRefunds): OrderRecord {
  const isCancelled = refunds.some(({ cancelsOrder, status }) => cancelsOrder && status !== 'failed');
  if (isCancelled && moveOf(order.status, 'cancelled', 'shop') !== undefined)
    return moveOrder(order, { to: 'cancelled', by: 'shop' });
  const by = accepted.some(({ byUid }) => byUid !== null) ? 'shop' : 'system';
  return moveOf(order.status, 'refunded', by) === undefined
    ? order
    : moveOrder(order, { to: 'refunded', by });
}
