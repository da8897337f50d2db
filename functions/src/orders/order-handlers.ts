import { ApiError, fromCents, type Order, type orderEndpoints } from '@pedalworks/contract';
import { requireOwnerOrAdmin } from '../http/caller.ts';
import type { Handlers } from '../http/handler.ts';
import { filterList, mapList } from '../http/list.ts';
import { maySee, requireOwnOrder } from './order-owner.ts';
import type { OrderRecord, OrdersPort } from './orders-port.ts';
import { placeOrder } from './place-order.ts';

interface OrderPorts {
  readonly orders: OrdersPort;
}

export function orderHandlers({ orders }: OrderPorts): Handlers<typeof orderEndpoints> {
  return {
    placeOrder: async ({ body, headers, caller }) => {
      const placed = { draft: body, customer: caller, idempotencyKey: headers['Idempotency-Key'] };
      const order = toOrder(await placeOrder(orders, placed));
      return { ...order, insertedId: order._id };
    },
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

/** An order as the contract answers it; every call that answers an order uses this. */
export function toOrder(order: OrderRecord): Order {
  return {
    _id: order.id,
    purchaseId: order.purchaseId,
    purchase: order.name,
    name: order.name,
    price: fromCents(order.priceCents),
    unitPrice: fromCents(order.unitPriceCents),
    quantity: order.quantity,
    customerEmail: order.customerEmail,
    customerName: order.customerName,
    phone: order.phone,
    paid: order.paid,
    transactionId: order.transactionId,
    attention: order.attention,
    createdAt: order.createdAt.toISOString(),
  };
}
