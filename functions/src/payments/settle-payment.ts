import { documentId, toSmallestUnit } from '@pedalworks/contract';
import { attentionsOf } from '../orders/order-attentions.ts';
import type { OrderRecord } from '../orders/orders-port.ts';
import type {
  CardEvent,
  CardPayment,
  LedgerStatus,
  PaymentsPort,
  PaymentTransaction,
} from './payments-port.ts';

/**
 * What became of a payment that is to pay an order:
 * - `recorded`: the order is paid by it now; `already-recorded`: it was before;
 * - `already-counted`: its event came before; `unknown-order`: there is no such order;
 * - `not-ours`: this shop did not open the payment, so it pays nothing here;
 * - `surplus`: the order is paid by another payment; `used`: it pays another order;
 * - `mismatch`: not succeeded, another order's, or another amount, currency or owner; `unclaimed`: it names no order.
 */
export type Verdict =
  | 'recorded'
  | 'already-recorded'
  | 'already-counted'
  | 'unknown-order'
  | 'not-ours'
  | 'surplus'
  | 'used'
  | 'mismatch'
  | 'unclaimed';

export interface Settlement {
  readonly verdict: Verdict;
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
 * (docs/api.md, Payment, steps 3 and 4). Never asks the provider itself: a transaction may run several times.
 */
export function settlePayment(payments: PaymentsPort, toSettle: PaymentToSettle): Promise<Settlement> {
  const { payment, orderId, event, reporter, signal } = toSettle;
  return payments.paymentTransaction({ subject: orderId ?? payment.id, signal }, async (transaction) => {
    if (event !== undefined && (await transaction.hasCounted(event.id)))
      return { verdict: 'already-counted', order: null };
    const order = canNameAnOrder(orderId) ? await transaction.order(orderId) : null;
    const verdict = await verdictOn(transaction, toSettle, order);
    if (verdict === 'unknown-order' || verdict === 'not-ours') return { verdict, order };
    const paid = verdict === 'recorded' && order !== null ? await pay(transaction, order, payment) : order;
    const status = statusAfter[verdict];
    const { id, amount, currency, owner } = payment;
    if (status !== undefined && (reporter === undefined || status === 'paid'))
      transaction.write({ id, amount, currency, owner, orderId, status });
    if (event !== undefined) transaction.count(event, payment);
    return { verdict, order: paid };
  });
}

const orderIds = documentId('order');

/** Whoever opens payments in the same account may write anything where this shop writes the order's id. */
export function canNameAnOrder(orderId: string | null): orderId is string {
  return orderIds.isValidSync(orderId);
}

const statusAfter: Readonly<Partial<Record<Verdict, LedgerStatus>>> = {
  recorded: 'paid',
  surplus: 'surplus',
  mismatch: 'refused',
  unclaimed: 'unclaimed',
};

async function verdictOn(
  transaction: PaymentTransaction,
  { payment, orderId, currency, reporter }: PaymentToSettle,
  order: OrderRecord | null,
): Promise<Verdict> {
  const entry = await transaction.entry(payment.id);
  if (entry === null && payment.owner === null) return 'not-ours';
  const isUsed = entry?.status === 'paid';
  if (orderId === null) return isUsed ? 'already-recorded' : 'unclaimed';
  if (order === null) return 'unknown-order';
  // Of a payment for an amount alone the order was guessed; who reports one names it.
  const isGuessed = payment.orderId === null && reporter === undefined;
  if (isUsed && entry.orderId !== order.id) return isGuessed ? 'already-recorded' : 'used';
  if (order.paid) return order.transactionId === payment.id ? 'already-recorded' : 'surplus';
  return pays({ payment, order, currency, reporter, isUsed }) ? 'recorded' : 'mismatch';
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

/** A paid order that cannot be sent is not lost: it asks for an admin's attention. */
async function pay(
  transaction: PaymentTransaction,
  order: OrderRecord,
  payment: CardPayment,
): Promise<OrderRecord> {
  const product = await transaction.product(order.purchaseId);
  const { enforceStock } = await transaction.settings();
  const attentions = attentionsOf(order, product);
  const takesStock =
    enforceStock && !order.stockTaken && product !== null && product.quantity >= order.quantity;
  if (takesStock) transaction.takeStock(product, order.quantity);
  const stockTaken = order.stockTaken || takesStock;
  const paid = { ...order, paid: true, transactionId: payment.id, attentions, stockTaken };
  transaction.markPaid(paid);
  return paid;
}
