import { orderAttentions, quantityObstacles, type OrderAttention } from '@pedalworks/contract';
import type { OrderedProduct, OrderedProducts, OrderLine } from './orders-port.ts';

/** Why an order needs an admin's eye, the most serious first, also where the settings enforce nothing. */
export function attentionsOf(
  lines: readonly Pick<OrderLine, 'productId' | 'quantity' | 'stockTaken'>[],
  products: OrderedProducts,
): readonly OrderAttention[] {
  const found = new Set(
    lines.flatMap((line) => attentionsOfLine(line, products.get(line.productId) ?? null)),
  );
  return orderAttentions.filter((attention) => found.has(attention));
}

/** Marks the lines that the stock did not cover. */
export function withMadeToOrder(
  lines: readonly OrderLine[],
  products: OrderedProducts,
): readonly OrderLine[] {
  return lines.map(({ madeToOrder: _before, ...line }) => {
    const attentions = attentionsOfLine(line, products.get(line.productId) ?? null);
    const isShort = attentions.includes('sold-out') || attentions.includes('above-stock');
    return isShort ? { ...line, madeToOrder: true } : line;
  });
}

function attentionsOfLine(
  { quantity, stockTaken }: Pick<OrderLine, 'quantity' | 'stockTaken'>,
  product: OrderedProduct | null,
): readonly OrderAttention[] {
  if (product === null) return ['product-gone'];
  const shortage = product.quantity === 0 ? 'sold-out' : 'above-stock';
  return quantityObstacles(product, quantity).flatMap((obstacle) => {
    if (obstacle !== 'out-of-stock') return [obstacle];
    return stockTaken ? [] : [shortage];
  });
}
