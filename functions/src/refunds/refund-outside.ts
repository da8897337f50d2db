import { ApiError, type RefundDraft } from '@pedalworks/contract';
import { creditRefunds } from '../invoices/issue-credit-notes.ts';
import type { OrderRecord } from '../model/orders.ts';
import type { RefundRecord } from '../model/refunds.ts';
import type { ShopTransaction } from '../ports.ts';
import { invalidField } from '../shared/invalid-field.ts';
import { newRefund, openRefund, type RefundOrder } from './new-refund.ts';
import { priceRefund, priceSettlement, type PricedRefund } from './price-refund.ts';
import { recordRefund } from './record-refund.ts';
import type { RefundPorts } from './request-refund.ts';
import { applyRefundOutside } from './settle-refunds.ts';

/** Records money that the shop paid back outside the card. The refund succeeds in the commit that stores it. */
export async function refundOutside(ports: RefundPorts, terms: RefundOrder): Promise<OrderRecord> {
  const { orderId, signal } = terms;
  const refunded = await ports.transact({ subject: orderId, signal }, (transaction) =>
    storeRefund(transaction, terms, ports.shop),
  );
  await creditRefunds(ports, orderId);
  return refunded;
}

async function storeRefund(
  transaction: ShopTransaction,
  terms: RefundOrder,
  shop: RefundPorts['shop'],
): Promise<OrderRecord> {
  const { orderId, draft, request, by } = terms;
  const { order, refunds, earlier } = await openRefund(transaction, terms);
  if (earlier !== undefined) return order;
  const refund: RefundRecord = {
    ...newRefund(order, by),
    ...pricedOutside(draft, order, refunds),
    status: 'succeeded',
    method: 'other',
    paidBy: draft.paidBy ?? 'other',
    reason: draft.reason ?? '',
  };
  const refunded = await applyRefundOutside(transaction, {
    order,
    refund,
    by: { uid: by.uid, email: by.email },
    shop,
  });
  transaction.remember(request, { orderId, refundId: refund.id });
  await recordRefund(transaction, { refund, order, by });
  return refunded;
}

type OutsideTerms = PricedRefund &
  Pick<RefundRecord, 'cancelsOrder' | 'settles' | 'returnId' | 'returnNumber'>;

function pricedOutside(
  draft: RefundDraft,
  order: OrderRecord,
  refunds: readonly RefundRecord[],
): OutsideTerms {
  const { settles } = draft;
  if (settles === undefined) return { ...priceRefund(draft, order, refunds), cancelsOrder: false };
  const failed = unsettledRefund(settles, refunds);
  const { cancelsOrder, returnId, returnNumber } = failed;
  // A return has already restocked the pieces that the shop kept.
  const restock = draft.restock === true && returnId === undefined;
  const priced = priceSettlement(failed, restock, { order, refunds });
  const ofReturn = returnId !== undefined && returnNumber !== undefined && { returnId, returnNumber };
  return { ...priced, cancelsOrder, settles, ...ofReturn };
}

/** @throws ApiError `refunds/not-failed` or `refunds/settled` */
function unsettledRefund(settles: string, refunds: readonly RefundRecord[]): RefundRecord {
  const failed = refunds.find(({ id }) => id === settles);
  if (failed === undefined) throw invalidField('settles', 'settles must be a refund of this order');
  if (failed.status !== 'failed') throw new ApiError('refunds/not-failed');
  if (refunds.some((refund) => refund.settles === settles)) throw new ApiError('refunds/settled');
  return failed;
}

/** @throws ApiError `request/invalid` if fields of the draft contradict each other */
export function requireConsistent({ method, reason, paidBy, settles, amount, lines }: RefundDraft): void {
  if (method !== 'other') {
    if (paidBy !== undefined) throw invalidField('paidBy', 'paidBy requires the method other');
    if (settles !== undefined) throw invalidField('settles', 'settles requires the method other');
    return;
  }
  if (!reason) throw invalidField('reason', 'reason is required for a refund outside the card');
  if (settles !== undefined && (amount !== undefined || lines !== undefined))
    throw invalidField('settles', 'settles takes amount and lines from the failed refund');
}
