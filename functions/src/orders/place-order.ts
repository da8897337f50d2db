import { createHash } from 'node:crypto';
import {
  ApiError,
  fromCents,
  largestPrice,
  toCents,
  unitPriceCents,
  type OrderDraft,
  type orderEndpoints,
  type Settings,
} from '@pedalworks/contract';
import type { Caller, Handler } from '../http/handler.ts';
import { pricesOf } from '../products/product-answer.ts';
import { toOrder } from './order-answer.ts';
import type { IdempotencyRecord, OrderedProduct, OrderRecord, OrdersPort } from './orders-port.ts';

/**
 * Orders a product at today's price (docs/api.md, Orders). What the same customer already sent under the same key is
 * not ordered again: the stored order is answered.
 *
 * @throws ApiError `products/not-found`, `orders/price-changed`, `orders/total-too-large`, `request/key-reused`, and
 *   where the shop's settings say so `orders/below-minimum`, `orders/off-step` and `orders/out-of-stock`; nothing is stored then
 */
export function placeOrder(orders: OrdersPort): Handler<typeof orderEndpoints.placeOrder> {
  return async ({ body: draft, headers, caller, signal }) => {
    const record = idempotencyRecordOf(draft, caller, headers['Idempotency-Key']);
    const about = { productId: draft.purchaseId, signal };
    const placed = await orders.orderTransaction(about, async (transaction) => {
      const [earlier, product, settings] = await Promise.all([
        record && transaction.earlierOrder(record),
        transaction.product(draft.purchaseId),
        transaction.settings(),
      ]);
      if (earlier !== null && earlier.fingerprint !== record?.fingerprint)
        throw new ApiError('request/key-reused');
      if (earlier !== null) return earlier.order;
      requireOrderable(draft, product, settings);
      const { enforceStock } = settings;
      if (enforceStock) transaction.takeStock(product, draft.quantity);
      const stored = { ...newOrder(draft, product, caller), stockTaken: enforceStock };
      const order = transaction.store(stored);
      if (record !== null) transaction.remember(record, order);
      return order;
    });
    const order = toOrder(placed);
    return { ...order, insertedId: order._id };
  };
}

/**
 * A submission by its customer and their key, null without a key. A guest is who the draft says: only whoever knows
 * key and contents of a guest's submission is answered its order, which tells them nothing they did not send.
 */
function idempotencyRecordOf(
  draft: OrderDraft,
  customer: Caller | null,
  idempotencyKey: string | undefined,
): IdempotencyRecord | null {
  if (idempotencyKey === undefined) return null;
  const scope = customer === null ? ['guest', draft.customerEmail] : ['user', customer.uid];
  const contents = Object.entries(draft).sort(([one], [other]) => (one < other ? -1 : 1));
  return { id: hashOf([...scope, idempotencyKey]), fingerprint: hashOf(contents) };
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

function requireOrderable(
  draft: OrderDraft,
  product: OrderedProduct | null,
  { enforceMinOrder, enforceStock }: Settings,
): asserts product is OrderedProduct {
  if (product === null) throw new ApiError('products/not-found');
  requireTodaysPrice(draft, product);
  const { minOrder, step, quantity: left } = product;
  if (priceOfOne(product, draft.quantity) * draft.quantity > toCents(largestPrice))
    throw refusal('orders/total-too-large');
  if (enforceMinOrder && draft.quantity < minOrder)
    throw refusal('orders/below-minimum', `Order at least ${String(minOrder)} of this part.`);
  if (enforceMinOrder && draft.quantity % step !== 0)
    throw refusal('orders/off-step', `This part is sold in multiples of ${String(step)}.`);
  if (enforceStock && draft.quantity > left)
    throw refusal(
      'orders/out-of-stock',
      left === 0 ? 'This part is sold out.' : `Only ${String(left)} of this part left.`,
    );
}

/** @param customer who is signed in; null for a guest, who is whom the draft says */
function newOrder(
  draft: OrderDraft,
  product: OrderedProduct,
  customer: Caller | null,
): Omit<OrderRecord, 'id' | 'createdAt' | 'stockTaken'> {
  const { quantity, customerEmail, customerName, phone } = draft;
  const unitPriceCents = priceOfOne(product, quantity);
  return {
    purchaseId: product.id,
    name: product.name,
    unitPriceCents,
    priceCents: unitPriceCents * quantity,
    quantity,
    customerEmail: customer?.email ?? customerEmail,
    customerName: customer?.name ?? customerName ?? '',
    customerUid: customer?.uid ?? null,
    phone: phone ?? '',
    paid: false,
    transactionId: null,
    attention: null,
  };
}

/** In cents. */
function priceOfOne(product: OrderedProduct, quantity: number): number {
  return unitPriceCents(pricesOf(product), quantity);
}

/** Existing clients send the unit price and know of no breaks; the amount for the whole order is as good. */
function requireTodaysPrice({ price, quantity }: OrderDraft, product: OrderedProduct): void {
  const cents = toCents(price);
  const unit = priceOfOne(product, quantity);
  if ([unit, product.priceCents].some((one) => cents === one || cents === one * quantity)) return;
  const message = `The price is now ${fromCents(unit).toFixed(2)} for one. Look at the part again before you order.`;
  throw new ApiError('orders/price-changed', { message, issues: [{ path: 'price', message }] });
}

function refusal(
  code: 'orders/total-too-large' | 'orders/below-minimum' | 'orders/off-step' | 'orders/out-of-stock',
  message = new ApiError(code).message,
): ApiError {
  return new ApiError(code, { message, issues: [{ path: 'quantity', message }] });
}
