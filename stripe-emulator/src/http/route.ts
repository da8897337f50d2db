import type Stripe from 'stripe';
import type { Books } from '../events.ts';
import type { Caller } from './caller.ts';
import type { Params } from './params.ts';

/** What a resource is given to answer one request. */
export interface ApiRequest extends Books {
  readonly params: Params;
  readonly caller: Caller;
  /** The id in the path, '' where the path has none. */
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

/** One endpoint of the provider. */
export interface Route {
  readonly method: 'get' | 'post';
  /** As Express writes it; its one parameter is `:id`. */
  readonly path: string;
  /** Whether a browser's publishable key is enough. */
  readonly isPublic?: boolean;
  readonly answer: (request: ApiRequest) => ApiObject;
}
