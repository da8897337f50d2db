import { ApiError, isExpired } from '@pedalworks/contract';
import type { OrderRecord } from '../model/orders.ts';

/** True if a payment may be opened for an order, as far as the order itself tells. */
export function isPayable(order: OrderRecord, currency: string): boolean {
  try {
    return payableOrder(order, currency) === order;
  } catch {
    return false;
  }
}

/**
 * The order, where a payment may be opened for it. One that was opened before and wins is kept.
 *
 * @param currency the shop's, in which payments are opened
 * @param archived ids of parts that are no longer sold
 * @throws ApiError `orders/not-found`, `orders/already-paid`, `orders/cancelled`, `orders/expired`,
 *   `orders/other-currency`, `orders/not-sold-any-more`
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
