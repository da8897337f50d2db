import { isDeepStrictEqual } from 'node:util';
import { fromSmallestUnit } from '@pedalworks/contract';
import { isAccepted, type RefundRecord } from '../model/refunds.ts';
import type { OrderDispute, OrderRecord } from '../model/orders.ts';
import type { CardDispute, CardRefund } from '../model/card-refunds.ts';

/** Refunds and disputes as reported by the provider. Unreported ones stay unchanged. */
export interface ProviderState {
  readonly refunds: readonly CardRefund[];
  readonly disputes: readonly CardDispute[];
  /** The order's disputes before the provider was asked. */
  readonly seen: readonly OrderDispute[];
}

/** Merges reported refunds into known ones. A status only moves forward, so stale reports change nothing. */
export function mergeRefunds(
  known: readonly RefundRecord[],
  reported: readonly CardRefund[],
  order: OrderRecord,
): readonly RefundRecord[] {
  return reported.reduce((refunds, report) => {
    const before =
      refunds.find(({ providerId }) => providerId === report.id) ??
      refunds.find((refund) => !isAccepted(refund) && refund.id === report.refundId);
    if (before === undefined) return [...refunds, dashboardRefund(report, order)];
    return refunds.map((refund) => (refund === before ? advanceRefund(before, report) : refund));
  }, known);
}

const progress: readonly RefundRecord['status'][] = ['pending', 'succeeded', 'failed'];

/** Applies the provider's report to a refund. Restocks nothing if the provider's first report says `failed`. */
function advanceRefund(before: RefundRecord, { id: providerId, status }: CardRefund): RefundRecord {
  if (!isAccepted(before))
    return { ...before, providerId, status, restock: status === 'failed' ? [] : before.restock };
  return progress.indexOf(status) > progress.indexOf(before.status) ? { ...before, status } : before;
}

function dashboardRefund(
  { id, amount, status, createdAt }: CardRefund,
  { id: orderId, transactionId, currency }: OrderRecord,
): RefundRecord {
  return {
    id,
    providerId: id,
    orderId,
    paymentId: transactionId ?? '',
    amountCents: fromSmallestUnit(amount, currency),
    status,
    lines: [],
    restock: [],
    cancelsOrder: false,
    reason: '',
    byUid: null,
    creditNoteNumber: null,
    createdAt,
  };
}

/**
 * Merges reported disputes into known ones. A bank may reopen a closed dispute, so only the latest report counts.
 *
 * @returns null if another report was stored after the provider was asked and says something else. Either of the two
 * may be the older one: ask again
 */
export function mergeDisputes(
  { disputes: known, currency }: OrderRecord,
  { disputes: reported, seen }: ProviderState,
): readonly OrderDispute[] | null {
  const isLatest = isDeepStrictEqual(reportsOf(known), reportsOf(seen));
  // Stored even if nothing changed, so that a concurrent report that is older than this one is not applied.
  const saidAt = Math.max(Date.now(), ...known.map((dispute) => dispute.saidAt + 1));
  const merged = reported.toReversed().reduce<readonly OrderDispute[]>((disputes, report) => {
    const { id, amount, status, dueBy } = report;
    const before = disputes.find((dispute) => dispute.id === id);
    const amountCents = fromSmallestUnit(amount, currency);
    const isHandled = before?.isHandled === true && before.status === status;
    const dispute = {
      ...{ id, amountCents, status, dueBy: dueBy?.getTime() ?? null, saidAt },
      ...(isHandled && { isHandled }),
    };
    return before === undefined ? [...disputes, dispute] : disputes.with(disputes.indexOf(before), dispute);
  }, known);
  if (isLatest) return merged;
  return isDeepStrictEqual(contentsOf(merged), contentsOf(known)) ? known : null;
}

const reportsOf = (disputes: readonly OrderDispute[]) => disputes.map(({ id, saidAt }) => [id, saidAt]);
const contentsOf = (disputes: readonly OrderDispute[]) =>
  disputes.map(({ saidAt: _, ...content }) => content);
