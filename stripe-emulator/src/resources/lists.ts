import type Stripe from 'stripe';
import type { Params } from '../http/params.ts';

interface Listed {
  readonly id: string;
  readonly created: number;
}

/** The parameters every list takes (Stripe docs, "Pagination"). */
export const listParams = ['limit', 'starting_after', 'ending_before', 'created', 'expand'] as const;

function isWithin(created: number, range: Params | undefined): boolean {
  if (range === undefined) return true;
  const { gt, gte, lt, lte } = {
    gt: range.integer('gt') ?? -Infinity,
    gte: range.integer('gte') ?? -Infinity,
    lt: range.integer('lt') ?? Infinity,
    lte: range.integer('lte') ?? Infinity,
  };
  return created > gt && created >= gte && created < lt && created <= lte;
}

/** One page of `items` (given oldest first), newest first. */
export function listPage<T extends Listed>(
  items: Iterable<T>,
  params: Params,
  url: string,
): Stripe.ApiList<T> {
  const all = [...items].reverse().filter(({ created }) => isWithin(created, params.child('created')));
  const limit = Math.min(Math.max(params.integer('limit') ?? 10, 1), 100);
  const after = params.text('starting_after');
  const before = params.text('ending_before');
  const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const end = before === undefined ? all.length : all.findIndex(({ id }) => id === before);
  const rest = all.slice(start, Math.max(end, 0));
  return { object: 'list', url, has_more: rest.length > limit, data: rest.slice(0, limit) };
}
