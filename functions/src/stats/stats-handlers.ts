import type { statsEndpoints } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import type { Ports } from '../ports.ts';
import { readSales } from './read-sales.ts';
import type { SalesPorts } from './roll-up-sales.ts';

export function statsHandlers(ports: SalesPorts & Pick<Ports, 'stats'>): Handlers<typeof statsEndpoints> {
  const { stats, settings } = ports;
  return {
    getStats: ({ query }) => readSales(ports, query),
    getOpenWork: async () => stats.openWork((await settings.read()).lowStock),
  };
}
