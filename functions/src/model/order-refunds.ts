import type { RefundedLine, RefundState } from '@pedalworks/contract';

/** refunds/{id}. Amounts are integer cents. */
export interface RefundRecord {
  /** Sent to the provider as metadata. A refund made in the provider's dashboard has the provider's id. */
  readonly id: string;
  readonly orderId: string;
  readonly paymentId: string;
  readonly amountCents: number;
  /** `pending` includes refunds that the provider has not confirmed; they have no `providerId`. */
  readonly status: RefundState;
  readonly providerId: string | null;
  /** Refunded parts; empty if an amount was refunded. */
  readonly lines: readonly RefundedLine[];
  /** Units to return to stock once the provider accepts the refund. */
  readonly restock: readonly RefundedLine[];
  readonly cancelsOrder: boolean;
  readonly reason: string;
  /** Uid of the admin; null if made in the provider's dashboard. */
  readonly byUid: string | null;
  /** Hash of the request; null if made in the provider's dashboard. */
  readonly fingerprint: string | null;
  readonly creditNoteNumber: string | null;
  readonly createdAt: Date;
}

/**
 * moneyBack/{id}: entry of the refund ledger, negative if refunded money came back. The entries of an order
 * total its `refundedCents`.
 */
export interface RefundLedgerEntry {
  readonly orderId: string;
  /** Absent for disputes. */
  readonly refundId?: string;
  readonly cents: number;
  readonly currency: string;
  /** Time of the refund. For failed refunds and lost disputes, the time when the shop received the report. */
  readonly at: Date;
}
