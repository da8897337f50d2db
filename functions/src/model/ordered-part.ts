import type { OrderedPart, OrderLine } from './orders.ts';

/** Returns the part that the customer ordered, which invoices and sales name even if the shop swapped it. */
export function orderedPart({ insteadOf, productId, partNumber, name }: SoldLine): OrderedPart {
  return insteadOf ?? { productId, partNumber, name };
}

/** Names a part in a list, such as `PW-CR42 Chainring 42T`. The part number is empty in old orders. */
export const titleOfPart = ({ partNumber, name }: Pick<OrderedPart, 'partNumber' | 'name'>): string =>
  `${partNumber} ${name}`.trim();

type SoldLine = Pick<OrderLine, 'insteadOf' | keyof OrderedPart>;
