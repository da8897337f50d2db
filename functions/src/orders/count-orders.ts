import { dayMilliseconds, type OrderCounts } from '@pedalworks/contract';
import type { Caches } from '../http/caches.ts';
import { claimedUntil } from '../model/payments.ts';
import type { Ports } from '../ports.ts';

type ClosedCounts = Awaited<ReturnType<Ports['orders']['closedCounts']>>;

interface CountingPorts {
  readonly orders: Pick<
    Ports['orders'],
    'openCounts' | 'closedCounts' | 'viewCounts' | 'packedBefore' | 'disputeDueBy'
  >;
  readonly payments: Pick<Ports['payments'], 'unusedCount'>;
}

const lateMilliseconds = 2 * dayMilliseconds;

export function countOrders({ orders, payments }: CountingPorts, caches: Caches): () => Promise<OrderCounts> {
  const closed = caches.open<ClosedCounts>('closedOrders', () => 1);
  return async () => {
    const [open, ofViews, over, packedLate, disputeDueBy, paymentsWithoutOrder] = await Promise.all([
      orders.openCounts(),
      orders.viewCounts(),
      closed.get('', () => orders.closedCounts()),
      orders.packedBefore(new Date(Date.now() - lateMilliseconds)),
      orders.disputeDueBy(),
      payments.unusedCount(claimedUntil()),
    ]);
    const byStatus = { ...open, ...over };
    const all = Object.values(byStatus).reduce((sum, count) => sum + count, 0);
    return { ...byStatus, ...ofViews, packedLate, disputeDueBy, paymentsWithoutOrder, all };
  };
}
