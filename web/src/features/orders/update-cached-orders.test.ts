import { QueryClient, type InfiniteData } from '@tanstack/react-query';
import type { Order } from '@pedalworks/contract';
import { expect, it } from 'vitest';
import type { Page } from '../../services/api-client.ts';
import { allOrdersQuery, orderPageQuery, type OrderView } from './queries.ts';
import { updateCachedOrders } from './update-cached-orders.ts';

type Lists = InfiniteData<Page<readonly Order[]>>;

const order = (id: string, changes: Partial<Order> = {}) =>
  ({ _id: id, status: 'paid', attentions: [], ...changes }) as unknown as Order;

it('updates a changed order in every cached list and removes it from lists whose filters it no longer matches', () => {
  const queryClient = new QueryClient();
  const cache = (view: OrderView, orders: readonly Order[]) =>
    queryClient.setQueryData<Lists>(allOrdersQuery(view).queryKey, {
      pages: [{ items: orders, nextCursor: null }],
      pageParams: [null],
    });
  const listed = (view: OrderView) =>
    (queryClient.getQueryData<Lists>(allOrdersQuery(view).queryKey)?.pages ?? []).flatMap(({ items }) =>
      items.map(({ _id, status }) => `${_id} ${status}`),
    );
  const soldOut = order('b', { attentions: ['sold-out'] });
  cache({}, [order('a'), soldOut]);
  cache({ status: 'paid' }, [order('a'), soldOut]);
  cache({ needsLook: 'true' }, [soldOut]);
  updateCachedOrders(queryClient, [order('a', { status: 'packed' }), order('b', { status: 'packed' })]);
  expect(listed({})).toEqual(['a packed', 'b packed']);
  expect(listed({ status: 'paid' })).toEqual([]);
  expect(listed({ needsLook: 'true' })).toEqual([]);
  expect(queryClient.getQueryData(orderPageQuery('a').queryKey)).toMatchObject({ status: 'packed' });
});
