import { QueryClient } from '@tanstack/react-query';
import type { Order } from '@pedalworks/contract';
import { expect, it } from 'vitest';
import { nextOrderQuery } from './next-order-query.ts';
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
  const place = { id, address, ids: ['a', 'b', 'c', 'd', 'e'] };
  await expect(queryClient.query(nextOrderQuery(queryClient, place))).resolves.toBe(next);
});
