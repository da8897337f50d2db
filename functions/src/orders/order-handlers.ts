import type { orderEndpoints } from '@pedalworks/contract';
import { requireOwnerOrAdmin } from '../http/authenticate.ts';
import type { Handlers } from '../http/handler.ts';
import { mapList } from '../lists/list.ts';
import type { Ports } from '../ports.ts';
import { toOrder, type Pictures } from './order-answer.ts';
import { maySee, ownOrder } from './order-owner.ts';
import type { OrderRecord } from './orders-port.ts';
import { placeOrder } from './place-order.ts';

export function orderHandlers(
  { orders, cards }: Pick<Ports, 'orders' | 'cards'>,
  pictures: Pictures,
): Handlers<typeof orderEndpoints> {
  const answered = (order: OrderRecord) => toOrder(order, pictures);
  return {
    placeOrder: placeOrder({ orders, cards }, pictures),
    listCustomerOrders: ({ query, caller }) => {
      requireOwnerOrAdmin(caller, query.customerEmail);
      return mapList(orders.listOf(query.customerEmail), (found) =>
        found.filter((order) => maySee(caller, order)).map(answered),
      );
    },
    listAllOrders: () => mapList(orders.list(), (found) => found.map(answered)),
    getOrder: async ({ params, caller }) => answered(await ownOrder(orders, params.id, caller)),
  };
}
