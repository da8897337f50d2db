import { ApiError, type orderEndpoints } from '@pedalworks/contract';
import { requireOwnerOrAdmin } from '../http/authenticate.ts';
import type { Handlers } from '../http/handler.ts';
import { filterList, mapList } from '../http/paging.ts';
import { toOrder } from './order-answer.ts';
import { maySee, requireOwnOrder } from './order-owner.ts';
import type { OrdersPort } from './orders-port.ts';
import { placeOrder } from './place-order.ts';

interface OrderPorts {
  readonly orders: OrdersPort;
}

export function orderHandlers({ orders }: OrderPorts): Handlers<typeof orderEndpoints> {
  return {
    placeOrder: placeOrder(orders),
    listCustomerOrders: ({ query, caller }) => {
      requireOwnerOrAdmin(caller, query.customerEmail);
      const theirs = filterList(orders.listOf(query.customerEmail), (order) => maySee(caller, order));
      return mapList(theirs, toOrder);
    },
    listAllOrders: () => mapList(orders.list(), toOrder),
    getOrder: async ({ params, caller }) => {
      const order = await orders.find(params.id);
      if (order === null) throw new ApiError('orders/not-found');
      requireOwnOrder(caller, order);
      return toOrder(order);
    },
  };
}
