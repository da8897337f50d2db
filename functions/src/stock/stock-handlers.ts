import type { StockMovement as ListedMovement, stockEndpoints } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import type { StockMovement } from '../model/stock.ts';
import type { Ports } from '../ports.ts';
import { mapList } from '../shared/list.ts';
import { receiveStock } from './receive-stock.ts';

export function stockHandlers(ports: Pick<Ports, 'stock'>): Handlers<typeof stockEndpoints> {
  return {
    receiveStock: receiveStock(ports),
    listStockMovements: ({ params: { id } }) =>
      mapList(ports.stock.movements(id), (movements) => movements.map(toListed)),
  };
}

function toListed({ id, createdAt, mover, by, ...movement }: StockMovement): ListedMovement {
  const { kind, change, quantity, reason, orderId, orderNumber } = movement;
  return {
    ...{ _id: id, createdAt: createdAt.toISOString(), kind, change, quantity },
    by: mover,
    email: by?.email ?? null,
    ...{ reason, orderId, orderNumber },
  };
}
