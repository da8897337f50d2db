import type Stripe from 'stripe';
import type { CardOutcome } from './test-cards.ts';

/** A payment method as Stripe answers it, and what its test card does when it is charged. */
export interface StoredPaymentMethod {
  readonly object: Stripe.PaymentMethod;
  readonly outcome: CardOutcome;
  /** Once charged without a customer, a payment method cannot be used again (Stripe docs, "PaymentMethods"). */
  isUsed: boolean;
}

/** The first answer to a request with an idempotency key. */
export interface SavedAnswer {
  readonly request: string;
  readonly requestId: string;
  readonly status: number;
  readonly body: string;
}

/** A signed event and whether the shop has accepted it. */
export interface StoredEvent {
  readonly object: Stripe.Event;
  isDelivered: boolean;
}

/** Everything the provider knows, by id, oldest first. */
export interface State {
  readonly paymentIntents: Map<string, Stripe.PaymentIntent>;
  readonly paymentMethods: Map<string, StoredPaymentMethod>;
  readonly charges: Map<string, Stripe.Charge>;
  readonly refunds: Map<string, Stripe.Refund>;
  readonly disputes: Map<string, Stripe.Dispute>;
  readonly events: Map<string, StoredEvent>;
  readonly savedAnswers: Map<string, SavedAnswer>;
}

type Entries<M> = M extends Map<infer K, infer V> ? [K, V][] : never;

/** The state as JSON can hold it; what is missing is empty. */
export type SavedState = { readonly [N in keyof State]?: Entries<State[N]> };

export function stateOf(saved: SavedState): State {
  return {
    paymentIntents: new Map(saved.paymentIntents),
    paymentMethods: new Map(saved.paymentMethods),
    charges: new Map(saved.charges),
    refunds: new Map(saved.refunds),
    disputes: new Map(saved.disputes),
    events: new Map(saved.events),
    savedAnswers: new Map(saved.savedAnswers),
  };
}
