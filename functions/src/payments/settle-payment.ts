import { documentId, toSmallestUnit, type Settings } from '@pedalworks/contract';
import type { Caller } from '../model/caller.ts';
import type { Actor, AuditEvent } from '../model/audit.ts';
import { invoiced } from '../invoices/issue-invoice.ts';
import { orderMail } from '../mails/order-mails.ts';
import { lowParts, lowStockMail, newPaidOrderMail } from '../mails/shop-mails.ts';
import { compareWithStock } from '../orders/order-attentions.ts';
import { moveOrder } from '../orders/move-order.ts';
import type { OrderLine, OrderRecord } from '../model/orders.ts';
import type { Ports, ShopTransaction } from '../ports.ts';
import {
  unusedStatuses,
  type CardEvent,
  type CardPayment,
  type LedgerEntry,
  type LedgerStatus,
  type Verdict,
} from '../model/payments.ts';

export type PaymentPorts = Pick<
  Ports,
  'orders' | 'payments' | 'refunds' | 'invoices' | 'cards' | 'shop' | 'log' | 'transact'
>;

export interface Settlement {
  readonly verdict: Verdict;
  readonly orderId: string | null;
  /** The order afterwards; null if it does not exist. */
  readonly order: OrderRecord | null;
}

export interface PaymentToSettle {
  readonly payment: CardPayment;
  readonly orderId: string | null;
  /** Caller who reports the payment. A report changes nothing unless it pays the order. */
  readonly reporter?: Pick<Caller, 'uid' | 'email' | 'admin'> | undefined;
  /** Event that reports the payment; counted once. */
  readonly event?: CardEvent;
  readonly signal: AbortSignal;
}

/**
 * Marks an order paid by a payment that was fetched from the card provider, with its ledger entry in one unit of work
 * (docs/api.md, Payment, steps 3 to 5). Logs payments that need an admin.
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
  return { verdict, orderId, order: isPaidNow ? await invoiced(ports, order) : order };
}

interface Settled extends Pick<Settlement, 'verdict' | 'order'> {
  /** Status in the ledger, if it changed. */
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
  const verdict = verdictOn(toSettle, { order, entry });
  if (verdict === 'unknown-order' || verdict === 'not-ours') return { verdict, order };
  if (event !== undefined) transaction.recordEvent(event, payment, verdict);
  // A ledger restored from a backup may lack the payment of its order.
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
  return { verdict, order: await pay(transaction, { order, payment, settings, shop, reporter }) };
}

/** Audit entry of an admin who assigned a payment to an order. */
function manualRecordAudit(order: OrderRecord, payment: CardPayment, by: Actor): AuditEvent {
  const { id: target, number: targetName, customerUid, status } = order;
  const change = { before: { status }, after: { status: 'paid', transactionId: payment.id } };
  return { by, action: 'orders/record-payment', target, targetName, customerUid, ...change };
}

const orderIds = documentId('order');

/** True for a valid order id. Other users of the Stripe account can store anything in the metadata. */
export function isOrderId(orderId: string | null): orderId is string {
  return orderIds.isValidSync(orderId);
}

/** Time within which a PATCH must name the order of a payment. */
const claimMilliseconds = 600_000;

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

interface PaymentContext {
  readonly order: OrderRecord | null;
  readonly entry: LedgerEntry | null;
}

function verdictOn({ payment, reporter }: PaymentToSettle, { order, entry }: PaymentContext): Verdict {
  if (entry === null && payment.owner === null) return 'not-ours';
  const isUsed = entry?.status === 'paid';
  if (isUsed && entry.orderId !== order?.id) return reporter === undefined ? 'already-recorded' : 'used';
  if (isPaidBy(order, payment)) return 'already-recorded';
  if (order?.status === 'placed' && isOfAmount(payment, order)) {
    const belongsToOwner =
      payment.orderId === null ? isUsed || isOwn(payment, order, reporter) : payment.orderId === order.id;
    const isWhole = payment.status === 'succeeded' && payment.amountReceived === payment.amount;
    if (belongsToOwner && isWhole) return 'recorded';
  }
  if (payment.amountReceived === 0) return 'returned';
  // For an amount alone the order is a guess, so a mismatch proves nothing. A report names its order.
  const isNamed = payment.orderId !== null || reporter !== undefined;
  if (isNamed && order !== null) return order.paidAt === null ? 'mismatch' : 'surplus';
  if (reporter === undefined && isOverdue(payment.paidAt)) return 'needs-refund';
  return isNamed ? 'unknown-order' : 'unclaimed';
}

function isPaidBy(order: OrderRecord | null, { id }: CardPayment): boolean {
  return order !== null && order.paidAt !== null && order.transactionId === id;
}

/** True if the payment has the amount and currency of the order. */
export function isOfAmount(
  { amount, currency }: Pick<CardPayment, 'amount' | 'currency'>,
  order: OrderRecord,
): boolean {
  return currency === order.currency && amount === toSmallestUnit(order.priceCents, currency);
}

/** True if the payer is the order's customer or the reporter, for a payment opened for an amount alone. */
function isOwn({ owner }: CardPayment, order: OrderRecord, reporter: PaymentToSettle['reporter']): boolean {
  return owner !== null && (owner === order.customerEmail || owner === reporter?.email);
}

interface PaymentToRecord {
  readonly order: OrderRecord;
  readonly payment: CardPayment;
  readonly settings: Settings;
  readonly shop: Ports['shop'];
  readonly reporter: PaymentToSettle['reporter'];
}

/** Marks the order paid even if the stock is short: it then needs an admin's attention. */
async function pay(
  transaction: ShopTransaction,
  { order, payment, settings, shop, reporter }: PaymentToRecord,
): Promise<OrderRecord> {
  const products = await transaction.products(order.lines.map(({ productId }) => productId));
  const takesNow = (line: OrderLine) =>
    settings.enforceStock &&
    !line.stockTaken &&
    (products.get(line.productId)?.quantity ?? -1) >= line.quantity;
  const taken = order.lines.filter(takesNow);
  transaction.takeStock(taken, products);
  const paid = {
    ...moveOrder(order, { to: 'paid', by: 'system' }),
    paidAt: paidAtOf(payment, order),
    transactionId: payment.id,
    ...compareWithStock(
      order.lines.map((line) => (taken.includes(line) ? { ...line, stockTaken: true } : line)),
      products,
    ),
  };
  transaction.writeOrder(paid);
  if (reporter?.admin === true && reporter.uid !== order.customerUid)
    transaction.audit(manualRecordAudit(order, payment, reporter));
  const writer = { ...shop, ...settings };
  await transaction.mail(
    orderMail({ event: 'paid' }, paid, writer),
    newPaidOrderMail(paid, writer),
    lowStockMail(paid, lowParts(taken, products, settings), writer),
  );
  return paid;
}

/** Stripe reports whole seconds, which may be before the order was placed. */
function paidAtOf({ paidAt }: CardPayment, { createdAt }: OrderRecord): Date {
  if (paidAt === null) return new Date();
  return paidAt > createdAt ? paidAt : createdAt;
}
