import type Stripe from 'stripe';
import type { Books } from '../events.ts';
import type { Caller } from './caller.ts';
import type { Params } from './params.ts';

export interface ApiRequest extends Books {
  readonly params: Params;
  readonly caller: Caller;
  /** Id in the path, or '' without one. */
  readonly id: string;
}

export type ApiObject =
  | Stripe.PaymentIntent
  | Stripe.PaymentMethod
  | Stripe.Charge
  | Stripe.Refund
  | Stripe.Dispute
  | Partial<Stripe.PaymentIntent>
  | Stripe.ApiSearchResult<Stripe.PaymentIntent>
  | Stripe.ApiList<Stripe.PaymentIntent | Stripe.Charge | Stripe.Refund | Stripe.Dispute | Stripe.Event>;

export interface Route {
  readonly method: 'get' | 'post';
  /** Express path; its only parameter is `:id`. */
  readonly path: string;
  /** True if a publishable key is allowed. */
  readonly isPublic?: boolean;
  readonly answer: (request: ApiRequest) => ApiObject;
}
