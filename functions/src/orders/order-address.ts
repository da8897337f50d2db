import { ApiError, type orderLifeEndpoints, type OrderStatus } from '@pedalworks/contract';
import type { Actor, AuditEvent } from '../audit/audit-port.ts';
import type { Handler } from '../http/handler.ts';
import type { Ports } from '../ports.ts';
import { toOrder, type Pictures } from './order-answer.ts';
import { ownOrder } from './order-owner.ts';
import type { OrderRecord } from './orders-port.ts';

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
      if (caller.admin) transaction.audit(addressChange(order, address, caller));
      if (invoice?.buyer.address === null)
        transaction.writeInvoice({ ...invoice, buyer: { ...invoice.buyer, address } });
      return { ...order, address };
    });
    return toOrder(changed, pictures);
  };
}

/** Names the fields and not what was in them: where somebody lives is kept in the order alone. */
function addressChange(
  { id: target, number: targetName, customerUid, address: before }: OrderRecord,
  after: NonNullable<OrderRecord['address']>,
  by: Actor,
): AuditEvent {
  const fields = Object.keys(after) as (keyof typeof after)[];
  const changed = fields.filter((field) => (before?.[field] ?? '') !== after[field]);
  const about = { target, targetName, customerUid };
  return { by, action: 'orders/address', ...about, before: null, after: { changed } };
}
