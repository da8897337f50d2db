import { ApiError, moveOf, type Mover, type OrderStatus } from '@pedalworks/contract';
import type { OrderEvent, OrderRecord } from '../model/orders.ts';

export interface OrderMove extends Pick<OrderEvent, 'formerTracking'> {
  readonly to: OrderStatus;
  readonly by: Mover;
  readonly at?: Date;
}

/** @throws ApiError `orders/move-refused` if the status table does not allow the change */
export function moveOrder<Moved extends Pick<OrderRecord, 'status' | 'history'>>(
  order: Moved,
  { to, by, at = new Date(), ...event }: OrderMove,
): Moved {
  if (moveOf(order.status, to, by) === undefined) {
    const message = `This order is ${order.status}: it cannot become ${to}.`;
    throw new ApiError('orders/move-refused', { message });
  }
  return { ...order, status: to, history: [...order.history, { status: to, at, by, ...event }] };
}
