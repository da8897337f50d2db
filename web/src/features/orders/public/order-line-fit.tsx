import type { Order } from '@pedalworks/contract';

type OrderedLine = Order['lines'][number];

/** Returns the compatibility warnings of an order line, as stored when the order was placed. */
export function lineWarnings({ lines, fitWarnings }: Order, { productId }: OrderedLine): readonly string[] {
  return fitWarnings.flatMap(({ line, message }) => (lines[line]?.productId === productId ? [message] : []));
}

/** Bike that the customer chose for an order line. */
export function OrderedFor({ line: { bikeName, notForMyBike } }: { readonly line: OrderedLine }) {
  if (notForMyBike === true) return <div>For: none of the saved bikes</div>;
  if (bikeName === undefined) return null;
  return (
    <div>
      For: <bdi>{bikeName}</bdi>
    </div>
  );
}
