import { boolean, number, object, string, type InferType } from 'yup';
import { lineBikeId, notForMyBike } from './bike-fields.ts';
import { count, documentId, price } from './fields.ts';
import { andMore } from './words.ts';

/** Part that a customer ordered. The invoice and its credit notes name it even after a swap. */
const orderedPart = object({
  productId: string().required(),
  partNumber: string().defined(),
  name: string().required(),
}).required();

/** Order line, with the product's data at the time of the order. `unitPrice` is decimal. */
export const orderLine = object({
  productId: string().required(),
  partNumber: string().defined(),
  name: string().required(),
  img: string().defined(),
  unitPrice: number().required(),
  quantity: number().integer().required(),
  /** Present if stock was insufficient when the part was ordered or paid for. */
  madeToOrder: boolean().oneOf([true]).optional(),
  /** Days after which the shop promised to ship a part made to order. Absent if it promised none. */
  madeToOrderDays: number().integer().optional(),
  /** Present if the units were taken from stock, so that a refund can return them. */
  stockTaken: boolean().oneOf([true]).optional(),
  /** Units refunded outside a return; absent if there are none. They are not sent, unless they were sent already. */
  refunded: number().integer().optional(),
  /** Units that returns put back to stock; absent if there are none. */
  restocked: number().integer().optional(),
  /** Units that refunds put back to stock, pending refunds included; absent if there are none. */
  refundRestocked: number().integer().optional(),
  /** Bike that the customer chose for the part, with its name if the order named it. */
  bikeId: string().optional(),
  bikeName: string().optional(),
  /** Present if the customer said that the part is for none of their bikes. */
  notForMyBike: boolean().oneOf([true]).optional(),
  /** Ordered part; present if the shop swapped it for the line's part before sending it. */
  insteadOf: orderedPart.default(undefined).optional(),
}).required();
export type OrderLine = InferType<typeof orderLine>;

/** Line of a new order. `price` is the unit price that the shopper saw. */
export const orderLineDraft = object({
  productId: documentId('productId'),
  quantity: count('quantity'),
  price: price('price'),
  /** Id of one of `bikes`. Ignored with `notForMyBike`. */
  bikeId: lineBikeId,
  notForMyBike,
}).required();
export type OrderLineDraft = InferType<typeof orderLineDraft>;

export function orderName(lines: readonly Pick<OrderLine, 'name'>[]): string {
  const [first, ...others] = lines;
  const name = first?.name ?? '';
  return others.length === 0 ? name : `${name} ${andMore(others.length)}`;
}
