import { toSmallestUnit, type Payout, type RefundedLine, type RefundState } from '@pedalworks/contract';
import type { OrderRecord } from './orders.ts';

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
  /** Return that the refund closes; absent for other refunds. */
  readonly returnId?: string;
  /** Number of that return. */
  readonly returnNumber?: string;
  readonly reason: string;
  readonly byUid: string | null;
  readonly creditNoteNumber: string | null;
  /** Provider's reason for refusing the refund; absent if it did not refuse it. */
  readonly refusal?: string;
  /** Tax contained in the amount; absent until the refund is booked. */
  readonly taxCents?: number;
  /** Time when the shop booked the refund, in milliseconds since 1970. */
  readonly bookedAt?: number;
  /** Present if the money was paid back outside the card. Such a refund succeeds when stored and has no `providerId`. */
  readonly method?: 'other';
  readonly paidBy?: Payout;
  /** Id of the failed refund that this one replaces. */
  readonly settles?: string;
  readonly createdAt: Date;
}

/** True if the card provider accepted the refund, or if the money was paid back outside the card. */
export const isAccepted = ({ providerId, method }: Pick<RefundRecord, 'providerId' | 'method'>) =>
  providerId !== null || method === 'other';

/** Returns `method` and `paidBy` of a refund outside the card, otherwise nothing. */
export const payoutOf = ({ method, paidBy = 'other' }: Pick<RefundRecord, 'method' | 'paidBy'>) =>
  method === undefined ? {} : { method, paidBy };

/** True if the refund counts towards the order's `refundedCents`. */
export const isRefunded = (refund: RefundRecord) => refund.status !== 'failed' && isAccepted(refund);

/** True if less than the smallest unit of the currency is left to refund. */
export const isFullyRefunded = ({
  priceCents,
  refundedCents,
  currency,
}: Pick<OrderRecord, 'priceCents' | 'refundedCents' | 'currency'>): boolean =>
  toSmallestUnit(priceCents - refundedCents, currency) <= 0;

/**
 * Kinds of ledger entries. `refund-failed` and `dispute-reversed` take back an earlier entry. `document` moves no money:
 * it dates an invoice or credit note that was issued on a later day than its money.
 */
export type RefundLedgerKind = 'refund' | 'refund-failed' | 'dispute' | 'dispute-reversed' | 'document';

/** moneyBack/{id}. Entries never change. Their sum exceeds `refundedCents` if a bank took money that was refunded already. */
export interface RefundLedgerEntry {
  readonly kind: RefundLedgerKind;
  readonly orderId: string;
  readonly paymentId: string;
  readonly refundId?: string;
  readonly disputeId?: string;
  /**
   * Id at the provider: of the refund (re_…), the dispute (du_…) or, for invoices, the payment (pi_…). Empty for money
   * outside the card.
   */
  readonly transactionId: string;
  /** Present if the money was paid back outside the card. */
  readonly method?: 'other';
  readonly cents: number;
  /** Tax contained in `cents`; absent for disputes, which have no document. */
  readonly taxCents?: number;
  readonly currency: string;
  /** Time when the shop booked the entry, which is at the earliest when it learnt of it. */
  readonly at: Date;
  /** Provider's time of the refund or dispute; null if unknown. */
  readonly providerAt: Date | null;
}
