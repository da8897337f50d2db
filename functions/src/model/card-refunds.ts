export interface CardRefundTerms {
  readonly paymentId: string;
  readonly amount: number;
  /** The shop's id of the refund, stored in the provider's metadata. Only one refund is made per id. */
  readonly refundId: string;
  /** Idempotency key. The provider keeps keys for a day. */
  readonly key: string;
}

export interface CardRefund {
  readonly id: string;
  readonly amount: number;
  /** A refund that succeeded can still fail days later, when the customer's bank returns it. */
  readonly status: 'pending' | 'succeeded' | 'failed';
  /** Null for refunds made in the provider's dashboard. */
  readonly refundId: string | null;
  readonly createdAt: Date;
}

export interface CardDispute {
  readonly id: string;
  readonly amount: number;
  /** An `inquiry` takes no money, and a refund ends it. `won` is every outcome that leaves the money with the shop. */
  readonly status: 'inquiry' | 'open' | 'won' | 'lost';
  /** Deadline to answer; null if unknown or already answered. */
  readonly dueBy: Date | null;
  readonly createdAt: Date;
}
