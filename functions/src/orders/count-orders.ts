import type { OrderCounts } from '@pedalworks/contract';
import { memoryCache, noCache } from '../http/memory-cache.ts';
import type { Ports } from '../ports.ts';

type ClosedCounts = Awaited<ReturnType<Ports['orders']['closedCounts']>>;
type CountingOrders = Pick<Ports['orders'], 'openCounts' | 'closedCounts' | 'viewCounts'>;

/** Cache lifetime for the number of finished orders, because counting a million orders takes seconds. */
const closedSeconds = 60;

export function countOrders(orders: CountingOrders, cacheSeconds: number): () => Promise<OrderCounts> {
  const remember = cacheSeconds === 0 ? noCache : memoryCache;
  const closed = remember<ClosedCounts>({ secondsOf: () => closedSeconds, maxSize: 1000, sizeOf: () => 1 });
  return async () => {
    const [open, ofViews] = await Promise.all([orders.openCounts(), orders.viewCounts()]);
    // The open counts are the cache key: they change whenever an order is finished.
    const over = await closed.get(JSON.stringify(open), () => orders.closedCounts());
    const byStatus = { ...open, ...over };
    const all = Object.values(byStatus).reduce((sum, count) => sum + count, 0);
    return { ...byStatus, ...ofViews, all };
  };
}
