import { ApiError, type orderLifeEndpoints, type OrderStatus } from '@pedalworks/contract';
import type { Handler } from '../http/handler.ts';
import type { Ports } from '../ports.ts';
import { toOrder, type Pictures } from './order-answer.ts';
import { ownOrder } from './order-owner.ts';

const untilPaid: readonly OrderStatus[] = ['placed'];
const untilShipped: readonly OrderStatus[] = ['placed', 'paid', 'packed'];

/**
 * Sets an order's address. Its owner may change it until the order is paid, and may add a missing one until it is shipped. An
 * invoice keeps the address it was made with; one made without an address gets the first.
 *
 * @throws ApiError `orders/not-found`, `auth/forbidden`, `orders/address-fixed`
 */
export function saveOrderAddress(
  { orders, invoices }: Pick<Ports, 'orders' | 'invoices'>,
  pictures: Pictures,
): Handler<typeof orderLifeEndpoints.saveOrderAddress> {
  return async ({ params: { id: orderId }, body: address, caller, signal }) => {
    await ownOrder(orders, orderId, caller);
    const changed = await invoices.invoiceTransaction({ signal }, async (transaction) => {
      const [order, invoice] = await Promise.all([transaction.order(orderId), transaction.invoice(orderId)]);
      if (order === null) throw new ApiError('orders/not-found');
      const mayChange = caller.admin || order.address === null ? untilShipped : untilPaid;
      if (!mayChange.includes(order.status)) throw new ApiError('orders/address-fixed');
      transaction.writeOrder({ ...order, address });
      if (invoice?.buyer.address === null)
        transaction.writeInvoice({ ...invoice, buyer: { ...invoice.buyer, address } });
      return { ...order, address };
    });
    return toOrder(changed, pictures);
  };
}
