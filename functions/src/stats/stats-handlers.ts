import type { statsEndpoints } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import type { Ports } from '../ports.ts';
import { readSales } from './read-sales.ts';
import type { SalesPorts } from './roll-up-sales.ts';

export function statsHandlers(
  ports: SalesPorts & Pick<Ports, 'stats' | 'orders'>,
): Handlers<typeof statsEndpoints> {
  const { stats, settings, orders } = ports;
  const openWork = async () => stats.openWork((await settings.read()).lowStock);
  return {
    getStats: async ({ query }) => {
      const [sales, { lowStock, reviewsWaiting }, openOrders] = await Promise.all([
        readSales(ports, query),
        openWork(),
        orders.openCounts(),
      ]);
      return { ...sales, openOrders, lowStock, reviewsWaiting };
    },
    getOpenWork: openWork,
  };
}
