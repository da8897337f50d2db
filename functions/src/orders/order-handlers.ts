import { ApiError, type orderEndpoints, type orderLifeEndpoints, type OrderNote } from '@pedalworks/contract';
import { requireOwnerOrAdmin } from '../http/authenticate.ts';
import type { Handlers } from '../http/handler.ts';
import { mapList } from '../lists/list.ts';
import { toOrder, type Pictures } from './order-answer.ts';
import { maySee, ownOrder } from './order-owner.ts';
import type { NoteEntry, OrderRecord } from './orders-port.ts';
import { placeOrder, type PlacingPorts } from './place-order.ts';
import { transitionOrder } from './transition-order.ts';

export function orderHandlers(
  ports: PlacingPorts,
  pictures: Pictures,
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
    listAllOrders: ({ query: { status, needsLook, search } }) =>
      mapList(orders.list({ status, needsLook: needsLook === 'true', search: search ?? '' }), (found) =>
        found.map(answered),
      ),
    getOrder: async ({ params, caller }) => answered(await ownOrder(orders, params.id, caller)),
    transitionOrder: transitionOrder(ports, pictures),
    countOrders: () => orders.counts(),
    listOrderNotes: async ({ params: { id } }) => {
      const [order, notes] = await Promise.all([orders.find(id), orders.notes(id)]);
      if (order === null) throw new ApiError('orders/not-found');
      return notes.map(toNote);
    },
    addOrderNote: ({ params: { id: orderId }, body: { text }, caller, signal }) =>
      orders.change({ orderId, signal }, async (transaction) => {
        if ((await transaction.order(orderId)) === null) throw new ApiError('orders/not-found');
        const notes = await transaction.addNote(orderId, { at: new Date(), by: caller.email, text });
        if (notes === null) throw new ApiError('orders/too-many-notes');
        return notes.map(toNote);
      }),
  };
}

function toNote({ at, by, text }: NoteEntry): OrderNote {
  return { at: at.toISOString(), by, text };
}
