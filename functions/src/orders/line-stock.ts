import { takesStock, type Settings } from '@pedalworks/contract';
import type { OrderedProducts, OrderLine } from '../model/orders.ts';

interface Stock {
  readonly products: OrderedProducts;
  readonly settings: Settings;
}

/**
 * True if a paid line takes its units from stock. Enforced stock stays at 0 or above, except of parts made to order.
 */
export function canTakeStock(
  { productId, quantity }: Pick<OrderLine, 'productId' | 'quantity'>,
  { products, settings }: Stock,
): boolean {
  const product = products.get(productId) ?? null;
  if (product === null || !takesStock(settings)) return false;
  return !settings.enforceStock || product.madeToOrder !== null || product.quantity >= quantity;
}
