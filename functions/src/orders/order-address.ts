import { ApiError, type orderLifeEndpoints, type OrderStatus } from '@pedalworks/contract';
import type { Handler } from '../http/handler.ts';
import type { Ports } from '../ports.ts';
import { toOrder, type Pictures } from './order-answer.ts';
import { ownOrder } from './order-owner.ts';

const untilPaid: readonly OrderStatus[] = ['placed'];
const untilShipped: readonly OrderStatus[] = ['placed', 'paid', 'packed'];

/** @throws ApiError `orders/not-found`, `auth/forbidden`, `orders/address-fixed` */
export function saveOrderAddress(
  orders: Ports['orders'],
  pictures: Pictures,
): Handler<typeof orderLifeEndpoints.saveOrderAddress> {
  return async ({ params: { id: orderId }, body: address, caller, signal }) => {
    await ownOrder(orders, orderId, caller);
    const changed = await orders.change({ orderId, signal }, async (transaction) => {
      const order = await transaction.order(orderId);
      if (order === null) throw new ApiError('orders/not-found');
      const mayChange = caller.admin ? untilShipped : untilPaid;
      if (!mayChange.includes(order.status)) throw new ApiError('orders/address-fixed');
      transaction.writeOrder({ ...order, address });
      return { ...order, address };
    });
    return toOrder(changed, pictures);
  };
}
