import type { OrderedPart, OrderLine } from './orders.ts';

/** Returns the part that the customer ordered, which invoices and sales name even if the shop swapped it. */
export function orderedPart({ insteadOf, productId, partNumber, name }: SoldLine): OrderedPart {
  return insteadOf ?? { productId, partNumber, name };
}

type SoldLine = Pick<OrderLine, 'insteadOf' | keyof OrderedPart>;
