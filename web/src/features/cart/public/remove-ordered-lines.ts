import type { CartLine } from './cart-lines.ts';
import { changeCart } from './cart-store.ts';

/** Subtracts the ordered quantities from the cart. Keeps what was added after checkout started. */
export function removeOrderedLines(ordered: readonly Pick<CartLine, 'productId' | 'quantity'>[]): void {
  const quantities = new Map(ordered.map(({ productId, quantity }) => [productId, quantity]));
  changeCart((lines) =>
    lines
      .map((line) => ({ ...line, quantity: line.quantity - (quantities.get(line.productId) ?? 0) }))
      .filter(({ quantity }) => quantity > 0),
  );
}
