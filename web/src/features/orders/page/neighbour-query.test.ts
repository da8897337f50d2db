import { QueryClient } from '@tanstack/react-query';
import type { Order } from '@pedalworks/contract';
import { expect, it } from 'vitest';
import { neighbourQuery } from './neighbour-query.ts';
import { orderPageQuery } from '../queries.ts';

const list = '/dashboard/allOrder';

it.each([
  ['a', list, 'b'],
  ['e', list, null],
  ['a', `${list}?status=packed`, 'd'],
  ['d', `${list}?status=packed&search=x`, null],
  ['a', `${list}?view=attention`, 'c'],
  ['c', `${list}?view=attention`, 'e'],
  ['e', `${list}?view=attention`, null],
])('the order after %j in the list %s is %j', async (id, address, next) => {
  await expect(neighbourOf({ id, address, step: 1 })).resolves.toBe(next);
});

it.each([
  ['b', list, 'a'],
  ['a', list, null],
  ['e', `${list}?view=attention`, 'c'],
])('the order before %j in the list %s is %j', async (id, address, previous) => {
  await expect(neighbourOf({ id, address, step: -1 })).resolves.toBe(previous);
});

function neighbourOf(position: { readonly id: string; readonly address: string; readonly step: 1 | -1 }) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const cache = (order: string, changes: Partial<Order>) =>
    queryClient.setQueryData(orderPageQuery(order).queryKey, {
      ...({ _id: order, status: 'paid', attentions: [] } as unknown as Order),
      ...changes,
    });
  cache('a', { attentions: ['disputed'] });
  cache('b', {});
  cache('c', { attentions: ['sold-out'] });
  cache('d', { status: 'packed' });
  cache('e', { status: 'delivered', attentions: ['disputed'] });
  const place = { ...position, ids: ['a', 'b', 'c', 'd', 'e'] };
  return queryClient.query(neighbourQuery(queryClient, place));
}
