import type { OrderCounts } from '@pedalworks/contract';
import type { Caches } from '../http/caches.ts';
import type { Ports } from '../ports.ts';

type ClosedCounts = Awaited<ReturnType<Ports['orders']['closedCounts']>>;
type CountingOrders = Pick<Ports['orders'], 'openCounts' | 'closedCounts' | 'viewCounts'>;

export function countOrders(orders: CountingOrders, caches: Caches): () => Promise<OrderCounts> {
  const closed = caches.open<ClosedCounts>('closedOrders', () => 1);
  return async () => {
    const [open, ofViews, over] = await Promise.all([
      orders.openCounts(),
      orders.viewCounts(),
      closed.get('', () => orders.closedCounts()),
    ]);
    const byStatus = { ...open, ...over };
    const all = Object.values(byStatus).reduce((sum, count) => sum + count, 0);
    return { ...byStatus, ...ofViews, all };
  };
}
