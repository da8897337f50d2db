/** A PaymentIntent, as far as the shop reads it. Amounts are in the currency's smallest unit. */
export interface CardPayment {
  readonly id: string;
  /** `open` is every state from which it can still succeed. */
  readonly status: 'open' | 'succeeded' | 'canceled';
  readonly amount: number;
  /** What came in and was neither given back nor is a bank's, where `find` or `openedSince` answered it. */
  readonly amountReceived: number;
  /** Whether a bank has ever wanted money of it back, also where the shop has won it. */
  readonly wasDisputed: boolean;
  /** ISO 4217, lower case. */
  readonly currency: string;
  /** Null where it was opened for an amount, not for an order. */
  readonly orderId: string | null;
  /** Lower-case email of whom it was opened for; null where this shop did not open it. */
  readonly owner: string | null;
  /** The account's that owns the order, or opened it for an amount; null of guests and of older payments. */
  readonly ownerUid: string | null;
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
  readonly ownerUid: string | null;
  readonly isAdmins: boolean;
  /** The same key opens the same intent, however often it is sent; null opens a new one each time. */
  readonly key: string | null;
}

/** Something the card provider says happened. */
export interface CardEvent {
  readonly id: string;
  readonly type: string;
  /**
   * What it happened to: a payment itself, money of one that goes back, or a dispute about one. Null where the shop does not act
   * on it. It may be days old and out of order: ask `find`, `refundsOf` or `disputesOf` how things stand.
   */
  readonly subject: CardEventSubject | null;
}

export interface CardEventSubject {
  readonly kind: 'payment' | 'refund' | 'dispute';
  readonly paymentId: string;
}

/**
 * What the shop knows of a PaymentIntent: it `paid` its order, or its money was received although the order was paid
 * otherwise (`surplus`), for another amount or currency (`refused`), or for no order that anybody has named yet
 * (`unclaimed`) or named in time (`needs-refund`); `canceled` brings no money any more, and of what paid nothing all has
 * gone back when it is `returned`, until some of it is here again.
 */
export type LedgerStatus = 'open' | 'paid' | 'canceled' | UnusedStatus | 'returned';

/** Money that pays no order. */
export const unusedStatuses = ['surplus', 'refused', 'unclaimed', 'needs-refund'] as const;
export type UnusedStatus = (typeof unusedStatuses)[number];

/** payments/{intentId}: one payment pays one order. */
export interface LedgerEntry {
  readonly id: string;
  readonly orderId: string | null;
  readonly amount: number;
  /** What was left of money that pays no order when it was last looked at. */
  readonly amountReceived: number;
  readonly currency: string;
  readonly owner: string | null;
  readonly ownerUid: string | null;
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
