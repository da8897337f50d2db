import type { CardDispute } from './card-refunds.ts';

/** A PaymentIntent. Amounts are in the currency's smallest unit. */
export interface CardPayment {
  readonly id: string;
  /** `open` covers every state from which the payment can still succeed. */
  readonly status: 'open' | 'succeeded' | 'canceled';
  readonly amount: number;
  /** Captured amount minus refunds and open or lost disputes. Only exact if returned by `find` or `openedSince`. */
  readonly amountReceived: number;
  /** All disputes of the payment, also those that the shop won. Only exact like `amountReceived`. */
  readonly disputes: readonly CardDispute[];
  readonly currency: string;
  /** Null if the payment was opened for an amount without an order. */
  readonly orderId: string | null;
  readonly owner: string | null;
  /** False if another user of the Stripe account opened the payment. True after its owner's account was deleted. */
  readonly isOurs: boolean;
  /** Uid of the order's customer or, without an order, of the account that opened the payment. Null for guests. */
  readonly ownerUid: string | null;
  readonly isAdmins: boolean;
  /** Null for unpaid payments, and for payments not returned by `find` or `openedSince`. */
  readonly paidAt: Date | null;
  readonly clientSecret: string;
}

export interface CardPaymentTerms {
  readonly amount: number;
  readonly orderId: string | null;
  readonly owner: string;
  readonly ownerUid: string | null;
  readonly isAdmins: boolean;
  /** Idempotency key; null opens a new intent each time. */
  readonly key: string | null;
}

export interface CardEvent {
  readonly id: string;
  readonly type: string;
  /**
   * Payment, refund or dispute that the event is about; null for events that the shop ignores. Events may arrive days
   * late and out of order: fetch the current state with `find`, `refundsOf` or `disputesOf`.
   */
  readonly subject: CardEventSubject | null;
}

export interface CardEventSubject {
  readonly kind: 'payment' | 'refund' | 'dispute';
  readonly paymentId: string;
  /** Refund or dispute; null if the event names none. */
  readonly id: string | null;
}

/**
 * State of a PaymentIntent in the ledger:
 * - `open`: can still be paid;
 * - `paid`: paid its order;
 * - `canceled`: can no longer be paid;
 * - `surplus`: the order was paid by another payment;
 * - `refused`: its amount, currency or customer does not match the order;
 * - `unclaimed`: not assigned to an order yet;
 * - `needs-refund`: not assigned to an order in time;
 * - `returned`: paid no order, and was refunded in full.
 */
export type LedgerStatus = 'open' | 'paid' | 'canceled' | UnusedStatus | 'returned';

export const unusedStatuses = ['surplus', 'refused', 'unclaimed', 'needs-refund'] as const;
export type UnusedStatus = (typeof unusedStatuses)[number];

/** payments/{intentId}. A payment pays at most one order. */
export interface LedgerEntry {
  readonly id: string;
  readonly orderId: string | null;
  readonly amount: number;
  /** Amount minus refunds and disputes at the last check. Not updated after the payment has paid an order. */
  readonly amountReceived: number;
  readonly currency: string;
  readonly owner: string | null;
  readonly ownerUid: string | null;
  readonly status: LedgerStatus;
  readonly paidAt: Date | null;
}

export interface StoredLedgerEntry extends LedgerEntry {
  /** Differs after each write. */
  readonly version: string;
}

/**
 * Outcome of settling a payment:
 * - `recorded`: paid the order just now;
 * - `already-recorded`: had paid the order before;
 * - `already-counted`: the event is a repeat;
 * - `unknown-order`: the order does not exist;
 * - `not-ours`: opened by another user of the Stripe account;
 * - `surplus`: the order is paid by another payment;
 * - `used`: the payment pays another order;
 * - `mismatch`: not succeeded, or for another order, amount, currency or customer;
 * - `returned`: refunded in full;
 * - `unclaimed`: not assigned to an order yet;
 * - `needs-refund`: not assigned to an order within ten minutes.
 */
export type PaymentVerdict =
  | 'recorded'
  | 'already-recorded'
  | 'already-counted'
  | 'unknown-order'
  | 'not-ours'
  | 'surplus'
  | 'used'
  | 'mismatch'
  | 'returned'
  | 'unclaimed'
  | 'needs-refund';

/** Time within which `PATCH /order/{id}` must assign a payment to an order. */
const claimMilliseconds = 600_000;

/** Returns the time before which a payment is overdue, if no order was named for it. */
export const claimedUntil = (): Date => new Date(Date.now() - claimMilliseconds);
