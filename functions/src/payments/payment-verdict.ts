import { documentId, toSmallestUnit } from '@pedalworks/contract';
import type { Caller } from '../model/caller.ts';
import type { OrderRecord } from '../model/orders.ts';
import {
  claimedUntil,
  type CardPayment,
  type LedgerEntry,
  type LedgerStatus,
  type PaymentVerdict,
} from '../model/payments.ts';

const orderIds = documentId('order');

/** Validates an order id from Stripe metadata, because other users of the Stripe account can store anything there. */
export function isOrderId(orderId: string | null): orderId is string {
  return orderIds.isValidSync(orderId);
}

export function isOverdue(paidAt: Date | null): boolean {
  return paidAt === null || paidAt <= claimedUntil();
}

export const statusAfter: Readonly<Partial<Record<PaymentVerdict, LedgerStatus>>> = {
  recorded: 'paid',
  surplus: 'surplus',
  mismatch: 'refused',
  unclaimed: 'unclaimed',
  'needs-refund': 'needs-refund',
  returned: 'returned',
};

export type Reporter = Pick<Caller, 'uid' | 'email' | 'admin'>;

interface PaymentContext {
  readonly payment: CardPayment;
  readonly reporter?: Reporter | undefined;
  readonly order: OrderRecord | null;
  readonly entry: LedgerEntry | null;
}

export function verdictOf({ payment, reporter, order, entry }: PaymentContext): PaymentVerdict {
  if (entry === null && !payment.isOurs) return 'not-ours';
  const isUsed = entry?.status === 'paid';
  if (isUsed && entry.orderId !== order?.id) return reporter === undefined ? 'already-recorded' : 'used';
  if (isPaidBy(order, payment.id)) return 'already-recorded';
  if (order?.status === 'placed' && isOfAmount(payment, order)) {
    const belongsToOwner =
      payment.orderId === null
        ? isUsed || isPayersOrder(payment, order, reporter)
        : payment.orderId === order.id;
    const isWhole = payment.status === 'succeeded' && payment.amountReceived === payment.amount;
    if (belongsToOwner && isWhole) return 'recorded';
  }
  if (payment.amountReceived === 0) return 'returned';
  // False if `order` was only found by the payment's amount: it may be the wrong order, so a mismatch is ignored.
  const isNamed = payment.orderId !== null || reporter !== undefined;
  if (isNamed && order !== null) return order.paidAt === null ? 'mismatch' : 'surplus';
  if (reporter === undefined && isOverdue(payment.paidAt)) return 'needs-refund';
  return isNamed ? 'unknown-order' : 'unclaimed';
}

export function isPaidBy(order: OrderRecord | null, paymentId: string): boolean {
  return order !== null && order.paidAt !== null && order.transactionId === paymentId;
}

export function isOfAmount(
  { amount, currency }: Pick<CardPayment, 'amount' | 'currency'>,
  order: OrderRecord,
): boolean {
  return currency === order.currency && amount === toSmallestUnit(order.priceCents, currency);
}

/** True if a payment without an order id was made by the order's customer or by the caller who reports it. */
function isPayersOrder({ owner }: CardPayment, order: OrderRecord, reporter?: Reporter): boolean {
  return owner !== null && (owner === order.customerEmail || owner === reporter?.email);
}
