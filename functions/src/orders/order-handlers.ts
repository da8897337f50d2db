import type { orderEndpoints } from '@pedalworks/contract';
import { requireOwnerOrAdmin } from '../http/authenticate.ts';
import type { Caches } from '../http/caches.ts';
import type { Handlers } from '../http/handler.ts';
import { mapList } from '../shared/list.ts';
import type { Ports } from '../ports.ts';
import { countOrders } from './count-orders.ts';
import { handleAttention } from './handle-attention.ts';
import { toListedOrder, toOrder, type Pictures } from './order-answer.ts';
import { readOrderFilter } from './order-filter.ts';
import { orderNoteHandlers } from './order-notes.ts';
import { isOwnEmail, maySee } from '../model/person.ts';
import { ownOrder } from './order-owner.ts';
import type { OrderRecord } from '../model/orders.ts';

type OrderEndpoints = Omit<
  typeof orderEndpoints,
  'placeOrder' | 'transitionOrder' | 'transitionOrders' | 'saveOrderAddress' | 'saveOrderEmail' | 'swapPart'
>;

export function orderHandlers(
  ports: Pick<Ports, 'orders' | 'settings' | 'transact' | 'payments'>,
  pictures: Pictures,
  caches: Caches,
): Handlers<OrderEndpoints> {
  const { orders } = ports;
  const answered = (order: OrderRecord) => toOrder(order, pictures);
  return {
    listCustomerOrders: ({ query, caller }) => {
      const { customerEmail } = query;
      requireOwnerOrAdmin(caller, customerEmail);
      const uid = isOwnEmail(caller, customerEmail) ? caller.uid : null;
      // The email may be unverified, so that some of its orders may be another account's.
      return mapList(orders.listOf(customerEmail, uid), (found) =>
        found.filter((order) => maySee(caller, order)).map(answered),
      );
    },
    listAllOrders: async ({ query }) =>
      mapList(orders.list(await readOrderFilter(query, ports)), (found) =>
        found.map((order) => toListedOrder(order, pictures)),
      ),
    getOrder: async ({ params, caller }) => answered(await ownOrder(orders, params.id, caller)),
    countOrders: countOrders(ports, caches),
    countNewOrders: async ({ query: { since, dates = 'placed' } }) => ({
      count: await orders.newCount(new Date(since), dates),
    }),
    ...orderNoteHandlers(ports),
    handleAttention: handleAttention(ports, pictures),
  };
}
