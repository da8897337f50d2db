import { fromCents, payoutTexts } from '@pedalworks/contract';
import type { Actor } from '../model/audit.ts';
import type { OrderRecord } from '../model/orders.ts';
import type { RefundRecord } from '../model/refunds.ts';
import { auditedOrder } from '../orders/audited-order.ts';
import type { ShopTransaction } from '../ports.ts';
import { moneyText } from '../shared/money-text.ts';

interface AdminRefund {
  readonly refund: RefundRecord;
  /** Order before the refund. */
  readonly order: OrderRecord;
  readonly by: Actor;
}

/** Adds an admin's refund to the notes of the order and to the audit log. */
export async function recordRefund(
  transaction: ShopTransaction,
  { refund, order, by }: AdminRefund,
): Promise<void> {
  const { id: refundId, amountCents, lines, restock, cancelsOrder, reason, method, paidBy, settles } = refund;
  const text = `${noteText(refund, moneyText(amountCents, order))} ${reason}`.trim();
  await transaction.recordNote(order.id, { at: new Date(), by: by.email, byUid: by.uid, text });
  transaction.audit({
    by: { uid: by.uid, email: by.email },
    action: 'orders/refund',
    ...auditedOrder(order),
    before: { status: order.status, refunded: fromCents(order.refundedCents + order.refundPendingCents) },
    after: {
      ...{ refundId, amount: fromCents(amountCents), lines, restock, cancelsOrder, reason },
      ...(method !== undefined && { method, paidBy }),
      ...(settles !== undefined && { settles }),
    },
  });
}

function noteText({ method, paidBy = 'other', settles, cancelsOrder }: RefundRecord, amount: string): string {
  if (method === undefined)
    return `Requested a refund of ${amount}${cancelsOrder ? ' to cancel the order' : ''}.`;
  const instead = settles === undefined ? '' : ' instead of the failed refund';
  return `Refunded ${amount} ${payoutTexts[paidBy]}${instead}.`;
}
