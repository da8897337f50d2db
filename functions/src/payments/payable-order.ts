import { ApiError, isExpired } from '@pedalworks/contract';
import type { OrderRecord } from '../model/orders.ts';

/** True if a payment may be opened for the order in the shop's `currency`. */
export function canOpenPayment(order: OrderRecord, currency: string): boolean {
  try {
    return payableOrder(order, currency) === order;
  } catch {
    return false;
  }
}

/**
 * @throws ApiError if no payment may be opened for the order
 * @param archived ids of archived products
 */
export function payableOrder(
  order: OrderRecord | null,
  currency: string,
  archived: readonly string[] = [],
): OrderRecord {
  if (order === null) throw new ApiError('orders/not-found');
  if (order.paidAt !== null) throw new ApiError('orders/already-paid');
  if (order.status !== 'placed') throw new ApiError('orders/cancelled');
  if (isExpired(order, new Date())) throw new ApiError('orders/expired');
  if (order.currency !== currency) throw new ApiError('orders/other-currency');
  if (order.lines.some(({ productId }) => archived.includes(productId)))
    throw new ApiError('orders/not-sold-any-more');
  return order;
}
