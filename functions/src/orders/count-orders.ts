import type { OrderCounts } from '@pedalworks/contract';
import { memory, noMemory } from '../http/memory.ts';
import type { Ports } from '../ports.ts';

type ClosedCounts = Awaited<ReturnType<Ports['orders']['closedCounts']>>;
type CountingOrders = Pick<Ports['orders'], 'openCounts' | 'closedCounts' | 'viewCounts'>;

/** Seconds for which orders that are over are not counted again. At a million orders, counting them takes seconds. */
const closedSeconds = 60;

/**
 * Counts all orders by status. Orders in progress are counted at each call.
 *
 * @param cacheSeconds 0 counts all orders at each call
 */
export function countOrders(orders: CountingOrders, cacheSeconds: number): () => Promise<OrderCounts> {
  const remember = cacheSeconds === 0 ? noMemory : memory;
  const closed = remember<ClosedCounts>({ secondsOf: () => closedSeconds, maxSize: 1000, sizeOf: () => 1 });
  return async () => {
    const [open, ofViews] = await Promise.all([orders.openCounts(), orders.viewCounts()]);
    // An order that ends leaves an open status: where those counts are the same, so are these, but for refunds of delivered orders.
    const over = await closed.get(JSON.stringify(open), () => orders.closedCounts());
    const byStatus = { ...open, ...over };
    const all = Object.values(byStatus).reduce((sum, count) => sum + count, 0);
    return { ...byStatus, ...ofViews, all };
  };
}
