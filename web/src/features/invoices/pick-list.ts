import type { Order, Product } from '@pedalworks/contract';
import { unitsToSend } from '@pedalworks/contract/units-to-send';

export interface PickRow {
  readonly productId: string;
  readonly partNumber: string;
  readonly name: string;
  /** Storage place; empty if the part has none. */
  readonly storage: string;
  /** Stock below 0, which is yet to be made; otherwise 0. */
  readonly toMake: number;
  readonly pieces: number;
  /** Orders that need the part, in the order of the selection. */
  readonly orders: readonly { readonly number: string; readonly quantity: number }[];
}

/** True if parts of the order are to be picked. */
export const isToPick = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'paid' || status === 'packed';

const byPlace = new Intl.Collator('en', { numeric: true });

/** Lists the parts that the orders still need, by storage place. Parts without a place come last. */
export function pickList(
  orders: readonly Order[],
  products: readonly (Pick<Product, '_id' | 'quantity' | 'storage'> | null)[],
): readonly PickRow[] {
  const rows = new Map<string, PickRow>();
  for (const order of orders.filter(isToPick))
    for (const [place, { productId, partNumber, name }] of order.lines.entries()) {
      const quantity = unitsToSend(order, place);
      if (quantity === 0) continue;
      const product = products.find((each) => each?._id === productId);
      const { pieces, orders: others } = rows.get(productId) ?? { pieces: 0, orders: [] };
      rows.set(productId, {
        ...{ productId, partNumber, name },
        storage: product?.storage ?? '',
        toMake: Math.max(0, -(product?.quantity ?? 0)),
        pieces: pieces + quantity,
        orders: [...others, { number: order.number, quantity }],
      });
    }
  return [...rows.values()].sort(
    (one, other) =>
      Number(one.storage === '') - Number(other.storage === '') ||
      byPlace.compare(one.storage, other.storage) ||
      byPlace.compare(one.partNumber, other.partNumber),
  );
}
