import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Order } from '@pedalworks/contract';
import { openAttentions } from '@pedalworks/contract/order-moves';
import type { Page } from '../../services/api-client.ts';
import { updateItems } from '../../services/update-items.ts';
import { orderPageQuery, type OrderView } from './queries.ts';

type Lists = InfiniteData<Page<readonly Order[]>>;

/** Updates orders in all cached pages and lists. Removes orders from lists whose filters they no longer match. */
export function updateCachedOrders(queryClient: QueryClient, orders: readonly Order[]): void {
  const changed = new Map(orders.map((order) => [order._id, order]));
  for (const order of orders) queryClient.setQueryData(orderPageQuery(order._id).queryKey, order);
  for (const [key] of queryClient.getQueriesData({ queryKey: ['orders', 'all'] })) {
    const update = (order: Order) => {
      const now = changed.get(order._id) ?? order;
      return isInView(now, key[2] as OrderView) ? [now] : [];
    };
    queryClient.setQueryData<Lists>(key, (lists) => lists && updateItems(lists, update));
  }
}

function isInView(order: Order, { status, needsLook }: OrderView): boolean {
  if (needsLook !== undefined && openAttentions(order).length === 0) return false;
  return status === undefined || order.status === status;
}
