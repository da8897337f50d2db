import { orderAttentions, quantityObstacles, type OrderAttention } from '@pedalworks/contract';
import type { OrderedProducts, OrderLine } from '../model/orders.ts';
import type { ProductRecord } from '../model/products.ts';

interface StockComparison {
  readonly lines: readonly OrderLine[];
  readonly attentions: readonly OrderAttention[];
}

/** Compares order lines with the stock, even if stock is not enforced. Returns flags such as `sold-out`. */
export function compareWithStock(lines: readonly OrderLine[], products: OrderedProducts): StockComparison {
  const found = new Set<OrderAttention>();
  const marked = lines.map(({ madeToOrder: _before, ...line }) => {
    const attentions = attentionsOfLine(line, products.get(line.productId) ?? null);
    attentions.forEach((attention) => found.add(attention));
    const isShort = attentions.includes('sold-out') || attentions.includes('above-stock');
    return isShort ? { ...line, madeToOrder: true as const } : line;
  });
  return { lines: marked, attentions: orderAttentions.filter((attention) => found.has(attention)) };
}

function attentionsOfLine(
  { quantity, stockTaken }: Pick<OrderLine, 'quantity' | 'stockTaken'>,
  product: ProductRecord | null,
): readonly OrderAttention[] {
  if (product === null) return ['product-gone'];
  const shortage = product.quantity === 0 ? 'sold-out' : 'above-stock';
  return quantityObstacles(product, quantity).flatMap((obstacle) => {
    if (obstacle !== 'out-of-stock') return [obstacle];
    return stockTaken ? [] : [shortage];
  });
}
