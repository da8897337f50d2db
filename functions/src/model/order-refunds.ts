import type { RefundedLine, RefundState } from '@pedalworks/contract';

/** refunds/{id}: money of an order that goes back; amounts in integer cents. */
export interface RefundRecord {
  /** The provider knows it by this id; one made in the provider's own dashboard has the provider's. */
  readonly id: string;
  readonly orderId: string;
  /** The payment whose money it is. */
  readonly paymentId: string;
  readonly amountCents: number;
  /** `pending` is also what the provider has not been asked for, or has not answered; it has no `providerId` then. */
  readonly status: RefundState;
  readonly providerId: string | null;
  /** Which parts it is for; empty where it is for an amount. */
  readonly lines: readonly RefundedLine[];
  /** What goes back into stock once the money is on its way. */
  readonly restock: readonly RefundedLine[];
  /** Whether the order is cancelled with it. */
  readonly cancelsOrder: boolean;
  readonly reason: string;
  /** The admin's; null where it was made in the provider's own dashboard. */
  readonly byUid: string | null;
  /** Of everything that was asked for; null where it was made in the provider's own dashboard. */
  readonly fingerprint: string | null;
  /** Null until it has one. */
  readonly creditNoteNumber: string | null;
  readonly createdAt: Date;
}

/** moneyBack/{id}: money of an order that has gone back, less than zero where it came back after all. Together they are `refundedCents`. */
export interface MovedBack {
  readonly orderId: string;
  /** Absent for disputes, and on entries of before it was kept. */
  readonly refundId?: string;
  readonly cents: number;
  readonly currency: string;
  /** Time of the refund; of a failed refund or a lost dispute, the time when the shop learned of it. */
  readonly at: Date;
}
