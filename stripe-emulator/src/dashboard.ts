import type Stripe from 'stripe';
import { emitter, type Books } from './events.ts';
import { triggerDelayedOutcomes } from './resources/delayed-outcomes.ts';
import {
  closeDispute,
  disputeOf,
  openDispute,
  type DisputeEnd,
  type DisputeTerms,
} from './resources/disputes.ts';
import { makeRefund, paidChargeOf, refundOf, settleRefund, type RefundEnd } from './resources/refunds.ts';
import type { State } from './state.ts';

/** Performs actions that happen outside the shop: manual steps in Stripe's dashboard, and decisions by banks. */
export class Dashboard {
  readonly #books: Books;
  readonly #onChange: () => void;

  constructor(state: State, onChange: () => void) {
    this.#books = { state, emit: emitter(state, { id: null, idempotency_key: null }) };
    this.#onChange = onChange;
  }

  /** Refunds `amount`, by default the refundable amount. Sets no metadata, as in Stripe's dashboard. */
  refund(paymentIntent: string, amount?: number): Stripe.Refund {
    return this.#changing(() => makeRefund(this.#books, { paymentIntent, amount }));
  }

  /** Does nothing if the refund has already failed. */
  settleRefund(id: string, end: RefundEnd): Stripe.Refund {
    const refund = refundOf(this.#books.state, id);
    return this.#changing(() => {
      settleRefund(this.#books, refund, end);
      return refund;
    });
  }

  /** Triggers the delayed outcomes of test cards for payments and refunds created before `before` (Unix time). */
  letTimePass(before = Infinity): void {
    if (triggerDelayedOutcomes(this.#books, before)) this.#onChange();
  }

  dispute(paymentIntent: string, terms: DisputeTerms = {}): Stripe.Dispute {
    const charge = paidChargeOf(this.#books.state, paymentIntent);
    return this.#changing(() => openDispute(this.#books, charge, terms));
  }

  closeDispute(id: string, end: DisputeEnd): Stripe.Dispute {
    const dispute = disputeOf(this.#books.state, id);
    return this.#changing(() => {
      closeDispute(this.#books, dispute, end);
      return dispute;
    });
  }

  #changing<T>(work: () => T): T {
    const result = work();
    this.#onChange();
    return result;
  }
}
