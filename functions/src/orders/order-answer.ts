import { fromCents, type Order } from '@pedalworks/contract';
import type { OrderRecord } from './orders-port.ts';

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
    attention: order.attentions[0] ?? null,
    attentions: [...order.attentions],
    createdAt: order.createdAt.toISOString(),
  };
}
