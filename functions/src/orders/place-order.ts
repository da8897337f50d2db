import { createHash } from 'node:crypto';
import {
  ApiError,
  fromCents,
  leastChargeCents,
  quoteOrder,
  smallestOrder,
  toCents,
  type ErrorCode,
  type Orderable,
  type OrderDraft,
  type orderEndpoints,
  type Quote,
  type Settings,
} from '@pedalworks/contract';
import type { Caller } from '../callers/caller.ts';
import type { Handler } from '../http/handler.ts';
import { pricesOf } from '../products/product-answer.ts';
import type { Ports } from '../ports.ts';
import { attentionsOf } from './order-attentions.ts';
import { toOrder } from './order-answer.ts';
import type { IdempotencyRecord, OrderedProduct } from './orders-port.ts';

/**
 * Orders a product at today's price (docs/api.md, Orders). What the same customer already sent under the same key is
 * not ordered again: the stored order is answered.
 *
 * @throws ApiError `products/not-found`, `orders/price-changed`, `orders/total-too-large`, `orders/below-least-amount`,
 *   `request/key-reused`, and where the shop's settings say so `orders/below-minimum`, `orders/off-step` and
 *   `orders/out-of-stock`; nothing is stored then
 */
export function placeOrder({
  orders,
  cards,
}: Pick<Ports, 'orders' | 'cards'>): Handler<typeof orderEndpoints.placeOrder> {
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
      if (product === null) throw new ApiError('products/not-found');
      const { currency } = cards;
      const orderable = { ...product, ...pricesOf(product) };
      const quote = quoteOrder(orderable, currency, draft.quantity);
      requireTodaysPrice(draft, quote, product);
      if (quote.obstacles.includes('below-least-amount')) throw belowLeastAmount(orderable, currency);
      requireOrderable(quote, orderable, settings);
      const { enforceStock: stockTaken } = settings;
      if (stockTaken) transaction.takeStock(product, draft.quantity);
      const attentions = attentionsOf({ ...draft, stockTaken }, product);
      const { id: purchaseId, name } = product;
      const { unitPriceCents, totalCents: priceCents } = quote;
      const bought = { purchaseId, name, unitPriceCents, priceCents, stockTaken, attentions };
      const order = transaction.store({ ...submitted(draft, caller), ...bought });
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

function requireOrderable({ obstacles }: Quote, orderable: Orderable, settings: Settings): void {
  const { minOrder, step, quantity: left } = orderable;
  if (obstacles.includes('too-large')) throw refusal('orders/total-too-large');
  if (settings.enforceMinOrder && obstacles.includes('below-minimum'))
    throw refusal('orders/below-minimum', `Order at least ${String(minOrder)} of this part.`);
  if (settings.enforceMinOrder && obstacles.includes('off-step'))
    throw refusal('orders/off-step', `This part is sold in multiples of ${String(step)}.`);
  if (settings.enforceStock && obstacles.includes('out-of-stock'))
    throw refusal(
      'orders/out-of-stock',
      left === 0 ? 'This part is sold out.' : `Only ${String(left)} of this part left.`,
    );
}

function belowLeastAmount(orderable: Orderable, currency: string): ApiError {
  const least = `${fromCents(leastChargeCents(currency)).toFixed(2)} ${currency.toUpperCase()}`;
  const enough = smallestOrder(orderable, currency);
  const message = `A card cannot be charged less than ${least}. Order at least ${String(enough)} of this part.`;
  return refusal('orders/below-least-amount', message);
}

/** What an order holds of its draft; a guest is whom the draft says. */
function submitted({ quantity, customerEmail, customerName, phone }: OrderDraft, customer: Caller | null) {
  return {
    quantity,
    customerEmail: customer?.email ?? customerEmail,
    customerName: customer?.name ?? customerName ?? '',
    customerUid: customer?.uid ?? null,
    phone: phone ?? '',
    paid: false,
    transactionId: null,
  };
}

/** Existing clients send the unit price and know of no breaks; the amount for the whole order is as good. */
function requireTodaysPrice(
  { price, quantity }: OrderDraft,
  { unitPriceCents: unit }: Quote,
  product: OrderedProduct,
): void {
  const cents = toCents(price);
  if ([unit, product.priceCents].some((one) => cents === one || cents === one * quantity)) return;
  const message = `The price is now ${fromCents(unit).toFixed(2)} for one. Look at the part again before you order.`;
  throw new ApiError('orders/price-changed', { message, issues: [{ path: 'price', message }] });
}

function refusal(code: ErrorCode, message = new ApiError(code).message): ApiError {
  return new ApiError(code, { message, issues: [{ path: 'quantity', message }] });
}
