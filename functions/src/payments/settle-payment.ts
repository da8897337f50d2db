import { withInvoice } from '../invoices/issue-invoice.ts';
import type { OrderRecord } from '../model/orders.ts';
import {
  unusedStatuses,
  type CardEvent,
  type CardPayment,
  type LedgerStatus,
  type Verdict,
} from '../model/payments.ts';
import type { Ports, ShopTransaction } from '../ports.ts';
import { payOrder } from './pay-order.ts';
import { isOrderId, isPaidBy, statusAfter, verdictOf, type Reporter } from './payment-verdict.ts';

export type PaymentPorts = Pick<
  Ports,
  'orders' | 'payments' | 'refunds' | 'invoices' | 'cards' | 'shop' | 'log' | 'transact'
>;

export interface Settlement {
  readonly verdict: Verdict;
  readonly orderId: string | null;
  readonly order: OrderRecord | null;
}

export interface PaymentToSettle {
  readonly payment: CardPayment;
  readonly orderId: string | null;
  /** Caller of `PATCH /order/{id}`, if any. A caller's invalid payment is not written to the ledger. */
  readonly reporter?: Reporter | undefined;
  readonly event?: CardEvent;
  readonly signal: AbortSignal;
}

/**
 * Settles a payment that was fetched from the card provider: marks its order paid, or logs that an admin must act.
 */
export async function settlePayment(ports: PaymentPorts, toSettle: PaymentToSettle): Promise<Settlement> {
  const { transact, shop, log } = ports;
  const { payment, orderId, signal } = toSettle;
  const about = { subject: orderId ?? payment.id, signal };
  const { status, verdict, order } = await transact(about, (transaction) =>
    settle(transaction, toSettle, shop),
  );
  const found = { verdict, paymentId: payment.id, orderId };
  if (status === 'unclaimed') log.warn('payments/unclaimed', found);
  else if (unusedStatuses.some((unused) => unused === status)) log.error('payments/needs-refund', found);
  const isPaidNow = verdict === 'recorded' && order !== null;
  return { verdict, orderId, order: isPaidNow ? await withInvoice(ports, order) : order };
}

interface Settled extends Pick<Settlement, 'verdict' | 'order'> {
  readonly status?: LedgerStatus;
}

async function settle(
  transaction: ShopTransaction,
  toSettle: PaymentToSettle,
  shop: Ports['shop'],
): Promise<Settled> {
  const { payment, orderId, event, reporter } = toSettle;
  const [hasCounted, order, entry, settings] = await Promise.all([
    event !== undefined && transaction.hasRecordedEvent(event.id),
    isOrderId(orderId) ? transaction.order(orderId) : null,
    transaction.ledgerEntry(payment.id),
    transaction.settings(),
  ]);
  if (hasCounted) return { verdict: 'already-counted', order: null };
  const verdict = verdictOf({ payment, reporter, order, entry });
  if (verdict === 'unknown-order' || verdict === 'not-ours') return { verdict, order };
  if (event !== undefined) transaction.recordEvent(event, payment, verdict);
  // After a backup was restored, the ledger may lack the payment of a paid order.
  const isUnnoted = entry?.status !== 'paid' && isPaidBy(order, payment);
  const status = isUnnoted ? 'paid' : statusAfter[verdict];
  const mayWrite = reporter === undefined || status === 'paid';
  const isNews = mayWrite && status !== entry?.status;
  const isOtherAmount = mayWrite && payment.amountReceived !== entry?.amountReceived;
  if (status !== undefined && (isNews || isOtherAmount)) {
    const { id, amount, amountReceived, owner, ownerUid, paidAt } = payment;
    const paidOrder = status === 'paid' ? orderId : payment.orderId;
    transaction.writeLedgerEntry({
      id,
      amount,
      amountReceived,
      currency: payment.currency,
      owner,
      ownerUid,
      paidAt,
      orderId: paidOrder,
      status,
    });
  }
  if (verdict !== 'recorded' || order === null) return { verdict, order, ...(isNews && { status }) };
  return { verdict, order: await payOrder(transaction, { order, payment, settings, shop, reporter }) };
}
