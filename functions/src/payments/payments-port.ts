/** A PaymentIntent, as far as the shop reads it. Amounts are in the currency's smallest unit. */
export interface CardPayment {
  readonly id: string;
  /** `open` is every state from which it can still succeed. */
  readonly status: 'open' | 'succeeded' | 'canceled';
  readonly amount: number;
  /** What came in and was neither given back nor disputed, where `find` or `openedSince` answered it. */
  readonly amountReceived: number;
  /** ISO 4217, lower case. */
  readonly currency: string;
  /** Null where it was opened for an amount, not for an order. */
  readonly orderId: string | null;
  /** Lower-case email of whom it was opened for; null where this shop did not open it. */
  readonly owner: string | null;
  /** Whether an admin opened it for an amount, who may pay anybody's order with it. */
  readonly isAdmins: boolean;
  /** When the money came in; null where none did, or where neither `find` nor `openedSince` answered it. */
  readonly paidAt: Date | null;
  readonly clientSecret: string;
}

/** What a new PaymentIntent is to be. */
export interface CardPaymentTerms {
  readonly amount: number;
  readonly orderId: string | null;
  readonly owner: string;
  readonly isAdmins: boolean;
  /** The same key opens the same intent, however often it is sent; null opens a new one each time. */
  readonly key: string | null;
}

/** Something the card provider says happened to a payment. */
export interface CardEvent {
  readonly id: string;
  readonly type: string;
  /** Null where the event is not one the shop acts on. Its view of the payment may be stale: ask `find`. */
  readonly paymentId: string | null;
}

/**
 * What the shop knows of a PaymentIntent: it `paid` its order, or its money was received although the order was paid
 * otherwise (`surplus`), for another amount or currency (`refused`), or for no order that anybody has named yet
 * (`unclaimed`) or named in time (`needs-refund`); `canceled` brings no money any more, and of what paid nothing all has
 * gone back when it is `returned`.
 */
export type LedgerStatus = 'open' | 'paid' | 'canceled' | UnusedStatus | 'returned';

/** Money that pays no order. */
export const unusedStatuses = ['surplus', 'refused', 'unclaimed', 'needs-refund'] as const;
export type UnusedStatus = (typeof unusedStatuses)[number];

/** How a payment ends that pays nothing. */
export type LedgerEnd = Extract<LedgerStatus, 'canceled' | 'returned'>;

/** payments/{intentId}: one payment pays one order. */
export interface LedgerEntry {
  readonly id: string;
  readonly orderId: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly owner: string | null;
  readonly status: LedgerStatus;
  /** When its money came in, where that was seen. */
  readonly paidAt: Date | null;
}

/**
 * What became of a payment that is to pay an order:
 * - `recorded`: the order is paid by it now; `already-recorded`: it was before;
 * - `already-counted`: its event came before; `unknown-order`: there is no such order;
 * - `not-ours`: this shop did not open the payment, so it pays nothing here;
 * - `surplus`: the order is paid by another payment; `used`: it pays another order;
 * - `mismatch`: not succeeded, another order's, or another amount, currency or owner; `returned`: all of it went back;
 * - `unclaimed`: it names no order yet; `needs-refund`: no existing order was named within ten minutes.
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
  | 'returned'
  | 'unclaimed'
  | 'needs-refund';
