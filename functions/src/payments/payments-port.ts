import type { List } from '../lists/list.ts';
import type { OrderRecord, StockChanges } from '../orders/orders-port.ts';

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
 * The card provider. Every call but `readEvent` throws ApiError `payments/not-configured` where none is set up and
 * `payments/provider-unavailable` when it does not answer, is overloaded, or fails itself.
 */
export interface CardPaymentsPort {
  /** The shop's currency, ISO 4217, lower case. */
  readonly currency: string;
  /** @throws ApiError `payments/amount-refused` for an amount no card can be charged */
  open(terms: CardPaymentTerms): Promise<CardPayment>;
  /** Null for an id the provider does not know. */
  find(id: string): Promise<CardPayment | null>;
  /** Makes sure it cannot be paid any more; answers what it has become, which may be `succeeded`. */
  cancel(id: string): Promise<CardPayment>;
  /** Every payment opened since then, newest first. */
  openedSince(since: Date): AsyncIterable<CardPayment>;
  /** The events of since then that the shop acts on and that have not been accepted by it, newest first. */
  undeliveredSince(since: Date): AsyncIterable<CardEvent>;
  /**
   * @param body the bytes as they were sent; a re-serialised body has another signature
   * @throws ApiError `payments/bad-signature` when they are not signed by the provider, or not recently, or by its
   *   test mode where the shop takes real money
   */
  readEvent(body: Buffer, signature: string): CardEvent;
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

/** One payment being settled: what is read here and written is still so when it is written, or nothing is. */
export interface PaymentTransaction extends StockChanges {
  hasCounted(eventId: string): Promise<boolean>;
  entry(paymentId: string): Promise<LedgerEntry | null>;
  order(id: string): Promise<OrderRecord | null>;
  markPaid(order: OrderRecord): void;
  write(entry: LedgerEntry): void;
  count(event: CardEvent, payment: CardPayment, verdict: Verdict): void;
}

/** The ledger of payments and of the provider's events. */
export interface PaymentsPort {
  find(paymentId: string): Promise<LedgerEntry | null>;
  /** Everything that was ever opened for an order. */
  ofOrder(orderId: string): Promise<readonly LedgerEntry[]>;
  /** What was opened for an order before then and is still open. */
  openBefore(before: Date): Promise<readonly LedgerEntry[]>;
  /** Money that pays no order, newest first. */
  unused(): List<LedgerEntry>;
  /** Notes a new payment; one that is there already stays as it is. */
  remember(payment: CardPayment): Promise<void>;
  /** Notes the end of a payment that pays nothing; only an open one can be canceled. @returns whether that is news */
  close(paymentId: string, end: LedgerEnd): Promise<boolean>;
  hasCounted(eventId: string): Promise<boolean>;
  /**
   * Stores what `settle` decides; it runs again when another was faster, so it only uses what it is given.
   *
   * @param about its subject is an order's or a payment's id
   * @throws ApiError `service/unavailable` when the signal aborts; nothing is stored then
   */
  paymentTransaction<T>(
    about: { readonly subject: string; readonly signal: AbortSignal },
    settle: (transaction: PaymentTransaction) => Promise<T>,
  ): Promise<T>;
}
