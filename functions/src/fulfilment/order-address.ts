import { isDeepStrictEqual } from 'node:util';
import { ApiError, type orderEndpoints, type OrderStatus } from '@pedalworks/contract';
import type { Actor, AuditEvent } from '../model/audit.ts';
import type { Handler } from '../http/handler.ts';
import { requireVersion } from '../http/version.ts';
import type { Ports } from '../ports.ts';
import type { InvoiceRecord } from '../model/invoices.ts';
import { destination } from '../mails/mail-formats.ts';
import { mailCustomer } from '../mails/limited-mails.ts';
import { orderMail } from '../mails/order-mails.ts';
import { auditedOrder } from '../orders/audited-order.ts';
import { toOrder, type Pictures } from '../orders/order-answer.ts';
import { ownOrder } from '../orders/order-owner.ts';
import type { OrderRecord } from '../model/orders.ts';

const untilPacked: readonly OrderStatus[] = ['placed', 'paid'];
const untilShipped: readonly OrderStatus[] = ['placed', 'paid', 'packed'];

type OrderAddress = NonNullable<OrderRecord['address']>;

/** Sets an order's address and copies it to an invoice without an address. Once set, an invoice's address is final. */
export function saveOrderAddress(
  { orders, transact, shop }: Pick<Ports, 'orders' | 'transact' | 'shop'>,
  pictures: Pictures,
): Handler<typeof orderEndpoints.saveOrderAddress> {
  return async ({ params: { id: orderId }, headers, body: address, caller, signal }) => {
    await ownOrder(orders, orderId, caller);
    const changeId = crypto.randomUUID();
    const changed = await transact({ subject: 'invoices', signal }, async (transaction) => {
      const [order, invoice] = await Promise.all([transaction.order(orderId), transaction.invoice(orderId)]);
      if (order === null) throw new ApiError('orders/not-found');
      const isStored = changedAddressFields(order.address, address).length === 0;
      const mayChange = caller.admin || order.address === null ? untilShipped : untilPacked;
      if (!isStored && !mayChange.includes(order.status)) throw new ApiError('orders/address-fixed');
      requireVersion(toOrder(order, pictures), headers['If-Match'], { isStored });
      if (isStored) return order;
      const readdressed = { ...order, address };
      const addressed = invoice === null ? null : withAddress(invoice, address);
      transaction.writeOrder(readdressed);
      if (caller.admin) transaction.audit(addressChange(order, address, caller));
      if (caller.admin && order.customerUid !== caller.uid && isMoved(order, readdressed)) {
        const writer = { ...shop, ...(await transaction.settings()) };
        const change = {
          changeId,
          isFirst: order.address === null,
          keepsInvoice: addressed?.isReaddressed === true,
        };
        const mail = orderMail({ event: 'readdressed', ...change }, readdressed, writer);
        await mailCustomer(transaction, order, mail);
      }
      if (addressed !== null) transaction.writeInvoice(addressed);
      return readdressed;
    });
    return toOrder(changed, pictures);
  };
}

/** True if a parcel goes elsewhere, so that the customer must know. A new VAT ID or order reference is not enough. */
function isMoved(before: OrderRecord, after: OrderRecord): boolean {
  return !isDeepStrictEqual(destination(before), destination(after));
}

function withAddress(invoice: InvoiceRecord, address: OrderAddress): InvoiceRecord {
  const { buyer } = invoice;
  if (buyer.address === null) return { ...invoice, buyer: { ...buyer, address }, addressedAt: Date.now() };
  return { ...invoice, isReaddressed: changedAddressFields(buyer.address, address).length > 0 };
}

function changedAddressFields(before: OrderRecord['address'], after: OrderAddress): string[] {
  const fields = Object.keys(after) as (keyof OrderAddress)[];
  return fields.filter((field) => (before?.[field] ?? '') !== after[field]);
}

/** Returns an audit entry with only the names of the changed fields, because addresses are personal data. */
function addressChange(order: OrderRecord, address: OrderAddress, by: Actor): AuditEvent {
  const changed = changedAddressFields(order.address, address);
  return { by, action: 'orders/address', ...auditedOrder(order), before: null, after: { changed } };
}
