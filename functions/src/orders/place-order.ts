import { ApiError, fromCents, largestPrice, toCents, type OrderDraft } from '@pedalworks/contract';
import type { Caller } from '../http/handler.ts';
import type { OrderedPart, OrderPlacing, OrderRecord, OrdersPort } from './orders-port.ts';
import { sameAs, submissionOf } from './submission.ts';

export interface OrderToPlace {
  readonly draft: OrderDraft;
  /** Who is signed in; null for a guest, who is whom the draft says. */
  readonly customer: Caller | null;
  /** The client's name for this submission, where it gave one. */
  readonly idempotencyKey: string | undefined;
}

/**
 * Orders a part at today's price (docs/api.md, Orders). What the same customer already sent under the same key is
 * not ordered again: the stored order is answered.
 *
 * @throws ApiError `products/not-found`, `orders/price-changed`, `orders/total-too-large`, `request/key-reused`, and
 *   where the shop's settings say so `orders/below-minimum` and `orders/out-of-stock`; nothing is stored then
 */
export function placeOrder(
  orders: OrdersPort,
  { draft, customer, idempotencyKey }: OrderToPlace,
): Promise<OrderRecord> {
  const submission = submissionOf(draft, customer, idempotencyKey);
  return orders.placing({ partId: draft.purchaseId, submission }, async (placing) => {
    if (submission === null) return place(placing, draft, customer);
    const earlier = await placing.earlier(submission);
    if (earlier !== null) return sameAs(earlier, submission);
    const order = await place(placing, draft, customer);
    placing.remember(submission, order);
    return order;
  });
}

async function place(
  placing: OrderPlacing,
  draft: OrderDraft,
  customer: Caller | null,
): Promise<OrderRecord> {
  const part = await placing.part(draft.purchaseId);
  if (part === null) throw new ApiError('products/not-found');
  const { enforceMinOrder, enforceStock } = await placing.settings();
  requireTodaysPrice(draft, part);
  requireChargeable(draft, part);
  if (enforceMinOrder) requireMinimum(draft, part);
  if (enforceStock) requireStock(draft, part);
  if (enforceStock) placing.takeStock(part, draft.quantity);
  const stock = { stockTaken: enforceStock };
  return placing.store({ ...whatIsBought(draft, part), ...whoBuys(draft, customer), ...unpaid, ...stock });
}

const unpaid = { paid: false, transactionId: null, attention: null };

function whatIsBought({ quantity }: OrderDraft, part: OrderedPart) {
  return {
    purchaseId: part.id,
    name: part.name,
    unitPriceCents: part.priceCents,
    priceCents: part.priceCents * quantity,
    quantity,
  };
}

function whoBuys({ customerEmail, customerName, phone }: OrderDraft, customer: Caller | null) {
  return {
    customerEmail: customer?.email ?? customerEmail,
    customerName: customer?.name ?? customerName ?? '',
    customerUid: customer?.uid ?? null,
    phone: phone ?? '',
  };
}

/** Existing clients send the unit price; the amount for the whole order is as good. */
function requireTodaysPrice({ price, quantity }: OrderDraft, { priceCents }: OrderedPart): void {
  const cents = toCents(price);
  if (cents === priceCents || cents === priceCents * quantity) return;
  const message = `The price is now ${fromCents(priceCents).toFixed(2)} for one. Look at the part again before you order.`;
  throw new ApiError('orders/price-changed', { message, issues: [{ path: 'price', message }] });
}

function requireChargeable({ quantity }: OrderDraft, { priceCents }: OrderedPart): void {
  if (priceCents * quantity > toCents(largestPrice)) throw refusal('orders/total-too-large');
}

function requireMinimum({ quantity }: OrderDraft, { minOrder }: OrderedPart): void {
  if (quantity < minOrder) {
    throw refusal('orders/below-minimum', `Order at least ${String(minOrder)} of this part.`);
  }
}

function requireStock({ quantity }: OrderDraft, { quantity: left }: OrderedPart): void {
  if (quantity > left)
    throw refusal('orders/out-of-stock', `There are only ${String(left)} of this part left.`);
}

function refusal(
  code: 'orders/total-too-large' | 'orders/below-minimum' | 'orders/out-of-stock',
  message?: string,
): ApiError {
  const { message: sentence } = new ApiError(code, message === undefined ? {} : { message });
  return new ApiError(code, { message: sentence, issues: [{ path: 'quantity', message: sentence }] });
}
