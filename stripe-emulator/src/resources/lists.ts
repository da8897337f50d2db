import type Stripe from 'stripe';
import { missing } from '../failure.ts';
import type { Params } from '../http/params.ts';
import type { ApiRequest } from '../http/route.ts';

interface Listed {
  readonly id: string;
  readonly created: number;
}

/** Parameters of every list (Stripe docs, "Pagination"). */
export const listParams = ['limit', 'starting_after', 'created', 'expand'] as const;

/** Returns a page of a list, newest first. `items` must be oldest first. */
export function listPage<T extends Listed>(
  items: Iterable<T>,
  params: Params,
  url: string,
): Stripe.ApiList<T> {
  const since = params.child('created')?.integer('gte') ?? -Infinity;
  const all = [...items].reverse().filter(({ created }) => created >= since);
  const limit = Math.min(Math.max(params.integer('limit') ?? 10, 1), 100);
  const after = params.text('starting_after');
  const place = all.findIndex(({ id }) => id === after);
  if (after !== undefined && place < 0) throw missing('object', after, 'starting_after');
  const start = place + 1;
  const rest = all.slice(start);
  return { object: 'list', url, has_more: rest.length > limit, data: rest.slice(0, limit) };
}

/**
 * Lists the items of the PaymentIntent that the parameter `payment_intent` names, or all items without it.
 * @throws Failure 404 if the PaymentIntent is unknown
 */
export function listOfIntent<T extends Listed & Pick<Stripe.Charge, 'payment_intent'>>(
  { state, params }: ApiRequest,
  items: Iterable<T>,
  url: string,
): Stripe.ApiList<T> {
  params.allow(...listParams, 'payment_intent');
  const intentId = params.text('payment_intent');
  if (intentId === undefined) return listPage(items, params, url);
  if (!state.paymentIntents.has(intentId)) throw missing('payment_intent', intentId, 'payment_intent');
  const ofIntent = [...items].filter(({ payment_intent }) => payment_intent === intentId);
  return listPage(ofIntent, params, url);
}
