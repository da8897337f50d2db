import { documentId, toSmallestUnit, type Settings } from '@pedalworks/contract';
import type { Log } from '../http/request-log.ts';
import { attentionsOf } from '../orders/order-attentions.ts';
import type { OrderRecord } from '../orders/orders-port.ts';
import {
  unusedStatuses,
  type CardEvent,
  type CardPayment,
  type LedgerEntry,
  type LedgerStatus,
  type PaymentsPort,
  type PaymentTransaction,
  type Verdict,
} from './payments-port.ts';

export interface SettlingPorts {
  readonly payments: PaymentsPort;
  readonly log: Log;
}

export interface Settlement {
  readonly verdict: Verdict;
  readonly orderId: string | null;
  /** The order as it is afterwards; null where there is none. */
  readonly order: OrderRecord | null;
}

export interface PaymentToSettle {
  readonly payment: CardPayment;
  readonly orderId: string | null;
  /** The shop's currency. */
  readonly currency: string;
  /** Who reports it, where a person does: such a report changes nothing unless it pays the order. */
  readonly reporter?: { readonly email: string } | undefined;
  /** The event that reports it, which then counts once. */
  readonly event?: CardEvent;
  readonly signal: AbortSignal;
}

/**
 * Marks an order paid by a payment that was fetched from the card provider, order and ledger in one transaction
 * (docs/api.md, Payment, steps 3 to 5). Never asks the provider itself: a transaction may run several times. What a person
 * has to look at is logged when it becomes so.
 */
export async function settlePayment(
  { payments, log }: SettlingPorts,
  toSettle: PaymentToSettle,
): Promise<Settlement> {
  const { payment, orderId, signal } = toSettle;
  const about = { subject: orderId ?? payment.id, signal };
  const { status, verdict, order } = await payments.paymentTransaction(about, (transaction) =>
    settle(transaction, toSettle),
  );
  const found = { verdict, paymentId: payment.id, orderId };
  if (status === 'unclaimed') log.warn('payments/unclaimed', found);
  else if (unusedStatuses.some((unused) => unused === status)) log.error('payments/needs-refund', found);
  return { verdict, orderId, order };
}

interface Settled extends Pick<Settlement, 'verdict' | 'order'> {
  /** The payment's in the ledger, where that has changed. */
  readonly status?: LedgerStatus;
}

async function settle(transaction: PaymentTransaction, toSettle: PaymentToSettle): Promise<Settled> {
  const { payment, orderId, event, reporter } = toSettle;
  const [hasCounted, order, entry, settings] = await Promise.all([
    event !== undefined && transaction.hasCounted(event.id),
    canNameAnOrder(orderId) ? transaction.order(orderId) : null,
    transaction.entry(payment.id),
    transaction.settings(),
  ]);
  if (hasCounted) return { verdict: 'already-counted', order: null };
  const verdict = verdictOn(toSettle, order, entry);
  if (verdict === 'unknown-order' || verdict === 'not-ours') return { verdict, order };
  if (event !== undefined) transaction.count(event, payment, verdict);
  const status = statusAfter[verdict];
  const isNews = status !== entry?.status && (reporter === undefined || status === 'paid');
  if (status !== undefined && isNews) {
    const { id, amount, currency, owner, paidAt } = payment;
    const paidOrder = status === 'paid' ? orderId : payment.orderId;
    transaction.write({ id, amount, currency, owner, paidAt, orderId: paidOrder, status });
  }
  if (verdict !== 'recorded' || order === null) return { verdict, order, ...(isNews && { status }) };
  return { verdict, order: await pay({ transaction, order, payment, settings }) };
}

const orderIds = documentId('order');

/** Whoever opens payments in the same account may write anything where this shop writes the order's id. */
export function canNameAnOrder(orderId: string | null): orderId is string {
  return orderIds.isValidSync(orderId);
}

/** How long after a payment the PATCH that names its order may take. */
const claimMilliseconds = 600_000;

/** Whether nobody will name an order any more for money that came in then. */
export function isOverdue(paidAt: Date | null): boolean {
  return paidAt === null || Date.now() - paidAt.getTime() >= claimMilliseconds;
}

const statusAfter: Readonly<Partial<Record<Verdict, LedgerStatus>>> = {
  recorded: 'paid',
  surplus: 'surplus',
  mismatch: 'refused',
  unclaimed: 'unclaimed',
  'needs-refund': 'needs-refund',
  returned: 'returned',
};

function verdictOn(
  { payment, currency, reporter }: PaymentToSettle,
  order: OrderRecord | null,
  entry: LedgerEntry | null,
): Verdict {
  if (entry === null && payment.owner === null) return 'not-ours';
  const isUsed = entry?.status === 'paid';
  if (isUsed && entry.orderId !== order?.id) return reporter === undefined ? 'already-recorded' : 'used';
  if (order?.paid === true && order.transactionId === payment.id) return 'already-recorded';
  if (order?.paid === false && pays({ payment, order, currency, reporter, isUsed })) return 'recorded';
  if (payment.amountReceived === 0) return 'returned';
  // For an amount alone the order was guessed; a guess that pays nothing says nothing. Who reports a payment names one.
  const isNamed = payment.orderId !== null || reporter !== undefined;
  if (isNamed && order !== null) return order.paid ? 'surplus' : 'mismatch';
  if (reporter === undefined && isOverdue(payment.paidAt)) return 'needs-refund';
  return isNamed ? 'unknown-order' : 'unclaimed';
}

interface Payment extends Pick<PaymentToSettle, 'payment' | 'currency' | 'reporter'> {
  readonly order: OrderRecord;
  /** It has paid this very order before, which then came back from a backup. */
  readonly isUsed: boolean;
}

function pays({ payment, order, currency, reporter, isUsed }: Payment): boolean {
  const due = toSmallestUnit(order.priceCents, currency);
  return (
    payment.status === 'succeeded' &&
    payment.currency === currency &&
    payment.amount === due &&
    payment.amountReceived === due &&
    (payment.orderId === null ? isUsed || isTheirs(payment, order, reporter) : payment.orderId === order.id)
  );
}

/** A payment opened for an amount alone pays an order of whom it was opened for, or one they report themselves. */
function isTheirs(
  { owner }: CardPayment,
  order: OrderRecord,
  reporter: PaymentToSettle['reporter'],
): boolean {
  return owner !== null && (owner === order.customerEmail || owner === reporter?.email);
}

interface Paying {
  readonly transaction: PaymentTransaction;
  readonly order: OrderRecord;
  readonly payment: CardPayment;
  readonly settings: Settings;
}

/** A paid order that cannot be sent is not lost: it asks for an admin's attention. */
async function pay({
  transaction,
  order,
  payment,
  settings: { enforceStock },
}: Paying): Promise<OrderRecord> {
  const product = await transaction.product(order.purchaseId);
  const attentions = attentionsOf(order, product);
  const takesStock =
    enforceStock && !order.stockTaken && product !== null && product.quantity >= order.quantity;
  if (takesStock) transaction.takeStock(product, order.quantity);
  const stockTaken = order.stockTaken || takesStock;
  const paid = { ...order, paid: true, transactionId: payment.id, attentions, stockTaken };
  transaction.markPaid(paid);
  return paid;
}
