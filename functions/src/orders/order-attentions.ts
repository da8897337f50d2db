import { quantityObstacles, type OrderAttention } from '@pedalworks/contract';
import type { OrderedProduct, OrderRecord } from './orders-port.ts';

/**
 * Why an order needs an admin's eye, the most serious first, also where the settings enforce nothing.
 *
 * @param product as it is now; null where it is gone
 */
export function attentionsOf(
  { quantity, stockTaken }: Pick<OrderRecord, 'quantity' | 'stockTaken'>,
  product: OrderedProduct | null,
): readonly OrderAttention[] {
  if (product === null) return ['product-gone'];
  const shortage = product.quantity === 0 ? 'sold-out' : 'above-stock';
  return quantityObstacles(product, quantity).flatMap((obstacle) => {
    if (obstacle !== 'out-of-stock') return [obstacle];
    return stockTaken ? [] : [shortage];
  });
}
