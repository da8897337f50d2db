import { boolean, number, object, string, type InferType } from 'yup';
import { count, documentId, price } from './fields.ts';

/** A part of an order, as it was when it was ordered. `unitPrice` is decimal. */
export const orderLine = object({
  productId: string().required(),
  /** Empty on orders of before there were part numbers. */
  partNumber: string().defined(),
  name: string().required(),
  /** The address of a picture; empty without one. */
  img: string().defined(),
  unitPrice: number().required(),
  quantity: number().integer().required(),
  /** Present, and true, if too few were in stock when it was ordered, or paid. */
  madeToOrder: boolean().oneOf([true]).optional(),
  /** Present, and true, if its units were taken off the stock and a refund can put them back. */
  stockTaken: boolean().oneOf([true]).optional(),
}).required();
export type OrderLine = InferType<typeof orderLine>;

/** What a cart sends of one part; `price` is what the shopper saw for one. */
export const orderLineDraft = object({
  productId: documentId('productId'),
  quantity: count('quantity'),
  price: price('price'),
}).required();
export type OrderLineDraft = InferType<typeof orderLineDraft>;

/** An order's name in short: its first part's, and how many others. */
export function orderName(lines: readonly Pick<OrderLine, 'name'>[]): string {
  const [first, ...others] = lines;
  const name = first?.name ?? '';
  return others.length === 0 ? name : `${name} and ${String(others.length)} more`;
}
