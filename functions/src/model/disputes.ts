import type { OrderDispute, OrderRecord } from './orders.ts';

export const isClosed = ({ status }: Pick<OrderDispute, 'status'>) => status === 'won' || status === 'lost';

/**
 * Returns the earliest deadline of an order's open disputes in ISO 8601; null if none is known. Disputes that the shop
 * has answered or an admin has handled have no deadline.
 */
export function disputeDueBy({ disputes }: Pick<OrderRecord, 'disputes'>): string | null {
  const deadlines = disputes
    .filter((dispute) => !isClosed(dispute) && dispute.isHandled !== true)
    .flatMap(({ dueBy }) => dueBy ?? []);
  return deadlines.length === 0 ? null : new Date(Math.min(...deadlines)).toISOString();
}
