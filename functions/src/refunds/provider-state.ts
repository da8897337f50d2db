import { fromSmallestUnit } from '@pedalworks/contract';
import type { RefundRecord } from '../model/order-refunds.ts';
import type { OrderDispute, OrderRecord } from '../model/orders.ts';
import type { CardDispute, CardRefund } from '../model/refunds.ts';
import { isAccepted } from './refund-ledger.ts';

/** Refunds and disputes as reported by the provider. Unreported ones stay unchanged. */
export interface ProviderState {
  readonly refunds: readonly CardRefund[];
  readonly disputes: readonly CardDispute[];
  /** Time when the request to the provider was sent, in milliseconds since 1970. */
  readonly askedAt: number;
  readonly answeredAt: number;
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
    fingerprint: null,
    creditNoteNumber: null,
    createdAt,
  };
}

/** Merges reported disputes into known ones. The latest report wins, because a bank may reopen a closed dispute. */
export function mergeDisputes(
  { disputes: known, currency }: OrderRecord,
  { disputes: reported, askedAt, answeredAt: saidAt }: ProviderState,
): readonly OrderDispute[] {
  return reported.toReversed().reduce<readonly OrderDispute[]>((disputes, { id, amount, status, dueBy }) => {
    const before = disputes.find((dispute) => dispute.id === id);
    const amountCents = fromSmallestUnit(amount, currency);
    const dispute = { id, amountCents, status, dueBy: dueBy?.getTime() ?? null, saidAt };
    if (before === undefined) return [...disputes, dispute];
    if (before.status === status || askedAt <= before.saidAt) return disputes;
    return disputes.map((other) => (other === before ? dispute : other));
  }, known);
}
