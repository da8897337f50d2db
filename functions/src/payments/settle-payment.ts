import { withInvoice } from '../invoices/issue-invoice.ts';
import type { OrderRecord } from '../model/orders.ts';
import {
  unusedStatuses,
  type CardEvent,
  type CardPayment,
  type LedgerEntry,
  type LedgerStatus,
  type StoredLedgerEntry,
  type PaymentVerdict,
} from '../model/payments.ts';
import type { Ports, ShopTransaction } from '../ports.ts';
import { applyInquiries } from '../refunds/settle-refunds.ts';
import { outdated, untilCurrent } from '../shared/until-current.ts';
import { orderIdFor } from './order-of-payment.ts';
import { payOrder } from './pay-order.ts';
import { isOrderId, isPaidBy, statusAfter, verdictOf, type Reporter } from './payment-verdict.ts';

export type PaymentPorts = Pick<
  Ports,
  'orders' | 'payments' | 'refunds' | 'invoices' | 'cards' | 'shop' | 'log' | 'transact'
>;

export interface Settlement {
  readonly verdict: PaymentVerdict;
  readonly payment: CardPayment;
  readonly orderId: string | null;
  readonly order: OrderRecord | null;
}

export interface PaymentToSettle {
  readonly paymentId: string;
  /** Order to pay; by default the one that the payment belongs to. */
  readonly orderId?: string | null;
  /** Caller of `PATCH /order/{id}`, if any. A caller's invalid payment is not written to the ledger. */
  readonly reporter?: Reporter | undefined;
  readonly event?: CardEvent;
  /** Requests the payment from the card provider; `cards.find` by default. */
  readonly ask?: (paymentId: string) => Promise<CardPayment | null>;
  readonly signal: AbortSignal;
}

/** Payment as the provider reports it. Without a settlement, it has not succeeded and nothing has changed. */
export interface CheckedPayment {
  readonly payment: CardPayment | null;
  readonly settlement: Settlement | null;
}

/**
 * Requests a payment from the card provider and settles it if it succeeded: marks its order paid, or logs that an
 * admin must act. Requests it again if another request settled it meanwhile, because its amount may have changed.
 *
 * @throws ApiError `payments/busy`, or an error of the provider; nothing has changed then
 */
export function settlePayment(ports: PaymentPorts, toSettle: PaymentToSettle): Promise<CheckedPayment> {
  const { paymentId, ask = ports.cards.find } = toSettle;
  return untilCurrent(async () => {
    const seen = await ports.payments.find(paymentId);
    const payment = await ask(paymentId);
    if (payment?.status !== 'succeeded') return { payment, settlement: null };
    const { orderId = await orderIdFor(ports, payment) } = toSettle;
    const settlement = await applyPayment(ports, { ...toSettle, payment, orderId, seen });
    return settlement === outdated ? outdated : { payment, settlement };
  });
}

interface Reading extends PaymentToSettle {
  readonly payment: CardPayment;
  readonly orderId: string | null;
  /** Ledger entry before the provider was asked. */
  readonly seen: StoredLedgerEntry | null;
}

async function applyPayment(ports: PaymentPorts, reading: Reading): Promise<Settlement | typeof outdated> {
  const { transact, shop, log } = ports;
  const { payment, orderId, signal } = reading;
  const about = { subject: orderId ?? payment.id, signal };
  const settled = await transact(about, (transaction) => applyReading(transaction, reading, shop));
  if (settled === outdated) return outdated;
  const { status, verdict, order } = settled;
  const found = { verdict, paymentId: payment.id, orderId };
  if (status === 'unclaimed') log.warn('payments/unclaimed', found);
  else if (unusedStatuses.some((unused) => unused === status)) log.error('payments/needs-refund', found);
  const isPaidNow = verdict === 'recorded' && order !== null;
  if (isPaidNow && order.attentions.includes('disputed')) log.error('orders/disputed', { orderId });
  return { verdict, payment, orderId, order: isPaidNow ? await withInvoice(ports, order) : order };
}

interface Settled extends Pick<Settlement, 'verdict' | 'order'> {
  readonly status?: LedgerStatus;
}

/** Verdicts that no newer state of the payment can change. */
const isFinal = (verdict: PaymentVerdict) => verdict === 'already-recorded' || verdict === 'used';

async function applyReading(
  transaction: ShopTransaction,
  reading: Reading,
  shop: Ports['shop'],
): Promise<Settled | typeof outdated> {
  const { payment, orderId, event, reporter, seen } = reading;
  const [hasCounted, order, entry, settings] = await Promise.all([
    event !== undefined && transaction.hasRecordedEvent(event.id),
    isOrderId(orderId) ? transaction.order(orderId) : null,
    transaction.ledgerEntry(payment.id),
    transaction.settings(),
  ]);
  if (hasCounted) return { verdict: 'already-counted', order: null };
  const verdict = verdictOf({ payment, reporter, order, entry });
  if (entry?.version !== seen?.version && !isFinal(verdict)) return outdated;
  if (verdict === 'unknown-order' || verdict === 'not-ours') return { verdict, order };
  if (event !== undefined) transaction.recordEvent(event, payment, verdict);
  const status = writeEntry(transaction, { ...reading, order, entry, verdict });
  if (verdict !== 'recorded' || order === null) return { verdict, order, ...(status && { status }) };
  const paid = await payOrder(transaction, { order, payment, settings, shop, reporter });
  return { verdict, order: await applyInquiries(transaction, paid, { ...payment, shop }) };
}

interface JudgedPayment extends Reading {
  readonly order: OrderRecord | null;
  readonly entry: LedgerEntry | null;
  readonly verdict: PaymentVerdict;
}

/** Writes the payment's ledger entry, and returns its status if that is new. */
function writeEntry(
  transaction: ShopTransaction,
  { payment, orderId, reporter, order, entry, verdict }: JudgedPayment,
): LedgerStatus | undefined {
  // After a backup was restored, the ledger may lack the payment of a paid order.
  const isUnnoted = entry?.status !== 'paid' && isPaidBy(order, payment.id);
  const status = isUnnoted ? 'paid' : statusAfter[verdict];
  if (status === undefined || (reporter !== undefined && status !== 'paid')) return undefined;
  const { id, amount, amountReceived, currency, paidAt } = payment;
  // The ledger follows a corrected email of the order. The provider keeps the one with which the payment was opened.
  const { owner, ownerUid } = entry ?? payment;
  const terms = { id, amount, amountReceived, currency, owner, ownerUid, paidAt };
  const isNews = status !== entry?.status;
  if (isNews || amountReceived !== entry.amountReceived)
    transaction.writeLedgerEntry({
      ...terms,
      orderId: status === 'paid' ? orderId : payment.orderId,
      status,
    });
  // Makes concurrent readings that are older than this one outdated.
  else transaction.touchLedgerEntry(id);
  return isNews ? status : undefined;
}
