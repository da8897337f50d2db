import type { orderEndpoints } from '@pedalworks/contract';
import { requireOwnerOrAdmin } from '../http/authenticate.ts';
import type { Handlers } from '../http/handler.ts';
import { mapList } from '../lists/list.ts';
import type { Ports } from '../ports.ts';
import { toOrder } from './order-answer.ts';
import { maySee, ownOrder } from './order-owner.ts';
import { placeOrder } from './place-order.ts';

export function orderHandlers({
  orders,
  cards,
}: Pick<Ports, 'orders' | 'cards'>): Handlers<typeof orderEndpoints> {
  return {
    placeOrder: placeOrder({ orders, cards }),
    listCustomerOrders: ({ query, caller }) => {
      requireOwnerOrAdmin(caller, query.customerEmail);
      return mapList(orders.listOf(query.customerEmail), (found) =>
        found.filter((order) => maySee(caller, order)).map(toOrder),
      );
    },
    listAllOrders: () => mapList(orders.list(), (found) => found.map(toOrder)),
    getOrder: async ({ params, caller }) => toOrder(await ownOrder(orders, params.id, caller)),
  };
}
