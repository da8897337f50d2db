import type Stripe from 'stripe';
import type { Params } from '../http/params.ts';

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
  const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const rest = all.slice(start);
  return { object: 'list', url, has_more: rest.length > limit, data: rest.slice(0, limit) };
}
