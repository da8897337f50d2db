import { quantityObstacles, type ErrorCode, type Settings } from '@pedalworks/contract';
import type { ProductRecord } from '../model/products.ts';

interface QuantityProblem {
  readonly code: ErrorCode;
  readonly message: string;
}

type Rules = Pick<Settings, 'enforceMinOrder' | 'enforceStock'>;

/** Returns why the settings do not allow to order a quantity of a part; null if they do. */
export function quantityProblem(
  product: ProductRecord,
  quantity: number,
  { enforceMinOrder, enforceStock }: Rules,
): QuantityProblem | null {
  const { minOrder, step, quantity: stock } = product;
  const obstacles = quantityObstacles(product, quantity);
  if (enforceMinOrder && obstacles.includes('below-minimum'))
    return { code: 'orders/below-minimum', message: `Order at least ${String(minOrder)} of this part.` };
  if (enforceMinOrder && obstacles.includes('off-step'))
    return { code: 'orders/off-step', message: `This part is sold in multiples of ${String(step)}.` };
  if (!enforceStock || product.madeToOrder !== null || !obstacles.includes('out-of-stock')) return null;
  const message = stock <= 0 ? 'This part is out of stock.' : `Only ${String(stock)} of this part left.`;
  return { code: 'orders/out-of-stock', message };
}
