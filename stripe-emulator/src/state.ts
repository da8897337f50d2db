import type Stripe from 'stripe';
import type { CardOutcome } from './test-cards.ts';

/** Payment method, and the outcome of charging its test card. */
export interface StoredPaymentMethod {
  readonly object: Stripe.PaymentMethod;
  readonly outcome: CardOutcome;
  /** True after a successful charge. Without a customer, Stripe rejects reuse (Stripe docs, "PaymentMethods"). */
  isUsed: boolean;
}

/** Stored response to the first request with an idempotency key. */
export interface SavedAnswer {
  readonly request: string;
  readonly requestId: string;
  readonly status: number;
  readonly body: string;
}

export interface StoredEvent {
  readonly object: Stripe.Event;
  isDelivered: boolean;
}

/** State of the provider: objects by id, oldest first. */
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

/** JSON form of the state; missing collections are empty. */
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
