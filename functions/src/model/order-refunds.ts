import type { RefundedLine, RefundState } from '@pedalworks/contract';

/** refunds/{id}. Amounts are integer cents. */
export interface RefundRecord {
  /** Also sent to the provider as metadata. Equals `providerId` for refunds made in the provider's dashboard. */
  readonly id: string;
  readonly orderId: string;
  readonly paymentId: string;
  readonly amountCents: number;
  /** `pending` includes refunds that the provider has not confirmed; they have no `providerId`. */
  readonly status: RefundState;
  readonly providerId: string | null;
  readonly lines: readonly RefundedLine[];
  /** Units to return to stock once the provider accepts the refund. */
  readonly restock: readonly RefundedLine[];
  readonly cancelsOrder: boolean;
  readonly reason: string;
  readonly byUid: string | null;
  readonly creditNoteNumber: string | null;
  /** Provider's reason for refusing the refund; absent if it did not refuse it. */
  readonly refusal?: string;
  readonly createdAt: Date;
}

/** moneyBack/{id}. An order's entries add up to its `refundedCents`; a failed refund adds a negative entry. */
export interface RefundLedgerEntry {
  readonly orderId: string;
  /** Absent for disputes. */
  readonly refundId?: string;
  readonly cents: number;
  readonly currency: string;
  /** Time of the refund. For failed refunds and lost disputes, the time when the provider's report arrived. */
  readonly at: Date;
}
