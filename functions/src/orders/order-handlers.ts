import type { orderEndpoints, orderLifeEndpoints } from '@pedalworks/contract';
import { requireOwnerOrAdmin } from '../http/authenticate.ts';
import type { Handlers } from '../http/handler.ts';
import { mapList } from '../lists/list.ts';
import { countOrders } from './count-orders.ts';
import { toListedOrder, toOrder, type Pictures } from './order-answer.ts';
import { readOrderFilter } from './order-filter.ts';
import { maySee, ownOrder } from './order-owner.ts';
import { saveOrderAddress } from './order-address.ts';
import { handleAttention } from './handle-attention.ts';
import { orderNoteHandlers } from './order-notes.ts';
import type { Ports } from '../ports.ts';
import type { OrderRecord } from './orders-port.ts';
import { placeOrder, type PlacingPorts } from './place-order.ts';
import { transitionOrder } from './transition-order.ts';
import { transitionOrders } from './transition-orders.ts';

export function orderHandlers(
  ports: PlacingPorts & Pick<Ports, 'isOutage' | 'settings'>,
  pictures: Pictures,
  cacheSeconds = 0,
): Handlers<typeof orderEndpoints & typeof orderLifeEndpoints> {
  const { orders } = ports;
  const answered = (order: OrderRecord) => toOrder(order, pictures);
  return {
    placeOrder: placeOrder(ports, pictures),
    listCustomerOrders: ({ query, caller }) => {
      requireOwnerOrAdmin(caller, query.customerEmail);
      return mapList(orders.listOf(query.customerEmail), (found) =>
        found.filter((order) => maySee(caller, order)).map(answered),
      );
    },
    listAllOrders: async ({ query }) =>
      mapList(orders.list(await readOrderFilter(query, ports)), (found) =>
        found.map((order) => toListedOrder(order, pictures)),
      ),
    getOrder: async ({ params, caller }) => answered(await ownOrder(orders, params.id, caller)),
    transitionOrder: transitionOrder(ports, pictures),
    transitionOrders: transitionOrders(ports, pictures),
    saveOrderAddress: saveOrderAddress(ports, pictures),
    countOrders: countOrders(orders, cacheSeconds),
    countNewOrders: async ({ query: { since, dates = 'placed' } }) => ({
      count: await orders.newCount(new Date(since), dates),
    }),
    ...orderNoteHandlers(orders),
    handleAttention: handleAttention(orders, pictures),
  };
}
