import type Stripe from 'stripe';
import { emitter, type Books } from './events.ts';
import { letTimePass } from './resources/aftermath.ts';
import {
  closeDispute,
  disputeOf,
  openDispute,
  type DisputeEnd,
  type DisputeTerms,
} from './resources/disputes.ts';
import { makeRefund, paidChargeOf, refundOf, settleRefund, type RefundEnd } from './resources/refunds.ts';
import type { State } from './state.ts';

/** What happens to money beside the shop: by hand in Stripe's dashboard, or at a bank. */
export class Dashboard {
  readonly #books: Books;
  readonly #onChange: () => void;

  constructor(state: State, onChange: () => void) {
    this.#books = { state, emit: emitter(state, { id: null, idempotency_key: null }) };
    this.#onChange = onChange;
  }

  /** A refund the shop did not ask for: without its metadata. All that is left unless told. */
  refund(paymentIntent: string, amount?: number): Stripe.Refund {
    return this.#changing(() => makeRefund(this.#books, { paymentIntent, amount }));
  }

  /** The bank's last word on a refund. */
  settleRefund(id: string, end: RefundEnd): Stripe.Refund {
    const refund = refundOf(this.#books.state, id);
    return this.#changing(() => {
      settleRefund(this.#books, refund, end);
      return refund;
    });
  }

  /** Does what test cards do later to the payments and refunds made before then, in Unix seconds; to all unless told. */
  letTimePass(before = Infinity): void {
    if (letTimePass(this.#books, before)) this.#onChange();
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
