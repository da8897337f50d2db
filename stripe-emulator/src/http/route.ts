import type Stripe from 'stripe';
import type { Books } from '../events.ts';
import type { Caller } from './caller.ts';
import type { Params } from './params.ts';

/** What a resource is given to answer one request. */
export interface ApiRequest extends Books {
  readonly params: Params;
  readonly caller: Caller;
  /** The Stripe-Version asked for. */
  readonly apiVersion: string;
  /** The id in the path, '' where the path has none. */
  readonly id: string;
}

export type ApiObject =
  | Stripe.PaymentIntent
  | Stripe.PaymentMethod
  | Stripe.Charge
  | Stripe.Refund
  | Stripe.Dispute
  | Stripe.Event
  | Partial<Stripe.PaymentIntent>
  | Stripe.ApiList<Stripe.PaymentIntent | Stripe.Charge | Stripe.Refund | Stripe.Dispute | Stripe.Event>;

/** One endpoint of the provider. `{id}` in the path is one segment. */
export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Whether a browser's publishable key is enough. */
  readonly isPublic?: boolean;
  readonly answer: (request: ApiRequest) => ApiObject;
}

/** The id in `path` if `route` answers it, otherwise undefined. */
export function matchRoute(route: Route, method: string, path: string): string | undefined {
  if (route.method !== method) return undefined;
  const [before = '', after] = route.path.split('{id}');
  if (after === undefined) return path === route.path ? '' : undefined;
  if (!path.startsWith(before) || !path.endsWith(after)) return undefined;
  const id = path.slice(before.length, path.length - after.length);
  return id === '' || id.includes('/') ? undefined : decodeURIComponent(id);
}
