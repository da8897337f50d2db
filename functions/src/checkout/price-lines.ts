import { isDeepStrictEqual } from 'node:util';
import {
  ApiError,
  amountText,
  minChargeCents,
  maxPrice,
  maxQuantity,
  quoteOrder,
  takesStock,
  minOrderQuantity,
  toCents,
  type ErrorCode,
  type Issue,
  type OrderableProduct,
  type OrderLineDraft,
  type Settings,
} from '@pedalworks/contract';
import { storedChoice, unreadableChoice } from './line-bikes.ts';
import { quantityProblem } from '../orders/quantity-problem.ts';
import { pricesOf } from '../products/product-answer.ts';
import type { LineBike, OrderedProducts, OrderLine } from '../model/orders.ts';
import type { ProductRecord } from '../model/products.ts';

export interface WantedLine extends Pick<OrderLineDraft, 'productId' | 'quantity'> {
  /** Prices that the shopper saw, one for each line of this part in the request. */
  readonly prices: readonly number[];
  /** Prefix for the paths of validation issues, such as `lines[0].` */
  readonly path: string;
  readonly bike: LineBike;
}

export interface Pricing {
  readonly products: OrderedProducts;
  readonly settings: Settings;
  readonly currency: string;
}

export interface PricedLines {
  readonly lines: readonly OrderLine[];
  readonly priceCents: number;
}

/** Merges lines of the same part. If they name different bikes, the part is not judged against any of them. */
export function mergedLines(wanted: readonly WantedLine[]): readonly WantedLine[] {
  const byProduct = new Map<string, WantedLine>();
  for (const line of wanted) {
    const earlier = byProduct.get(line.productId);
    const quantity = line.quantity + (earlier?.quantity ?? 0);
    const prices = [...(earlier?.prices ?? []), ...line.prices];
    const bike =
      earlier === undefined || isDeepStrictEqual(earlier.bike, line.bike) ? line.bike : unreadableChoice;
    byProduct.set(line.productId, { ...(earlier ?? line), quantity, prices, bike });
  }
  return [...byProduct.values()];
}

/**
 * Prices order lines at today's rates.
 *
 * @throws ApiError with the code of the first invalid line and an issue for each invalid line
 */
export function priceLines(wanted: readonly WantedLine[], pricing: Pricing): PricedLines {
  const problems: Problem[] = [];
  const priced = wanted.map((line) => {
    const product = pricing.products.get(line.productId) ?? null;
    const problem = problemOf(line, product, pricing);
    if (problem !== null) problems.push(problem);
    return pricedLine(line, product, pricing);
  });
  const [first] = problems;
  if (first !== undefined) throw refusal(first.code, problems, wanted.length);
  const priceCents = priced.reduce((sum, { unitPriceCents, quantity }) => sum + unitPriceCents * quantity, 0);
  requireChargeable(priceCents, wanted, pricing);
  return { lines: priced, priceCents };
}

interface Problem extends Issue {
  readonly code: ErrorCode;
}

function pricedLine(
  { productId, quantity, bike }: WantedLine,
  product: ProductRecord | null,
  { currency, settings }: Pricing,
): OrderLine {
  const { name = '', partNumber = '', img = '' } = product ?? {};
  const unitPriceCents =
    product === null ? 0 : quoteOrder(orderableOf(product), currency, quantity).unitPriceCents;
  const stockTaken = takesStock(settings);
  return { productId, partNumber, name, img, unitPriceCents, quantity, stockTaken, ...storedChoice(bike) };
}

const orderableOf = (product: ProductRecord): OrderableProduct => ({ ...product, ...pricesOf(product) });

function problemOf(line: WantedLine, product: ProductRecord | null, pricing: Pricing): Problem | null {
  const { path, quantity } = line;
  const of = (code: ErrorCode, field: string, message = new ApiError(code).message): Problem => ({
    code,
    path: path + field,
    message,
  });
  if (product === null) return of('products/not-found', path === '' ? 'purchaseId' : 'productId');
  const { settings, currency } = pricing;
  const { obstacles, unitPriceCents: unit } = quoteOrder(orderableOf(product), currency, quantity);
  if (!isTodaysPrice(line, unit, product)) {
    const message = `The price is now ${amountText(unit, currency)} for one. Check the part again before you order.`;
    return of('orders/price-changed', 'price', message);
  }
  const maxUnits = Math.min(settings.mostPerOrder ?? maxQuantity, maxQuantity);
  if (quantity > maxUnits)
    return of('orders/above-most', 'quantity', `One order may hold at most ${String(maxUnits)} of a part.`);
  if (obstacles.includes('too-large')) return of('orders/total-too-large', 'quantity');
  const problem = quantityProblem(product, quantity, settings);
  return problem && of(problem.code, 'quantity', problem.message);
}

/**
 * True if each price is today's unit price or line total. Older clients ignore price breaks, so both are also
 * accepted without them.
 */
function isTodaysPrice(
  { prices, quantity }: WantedLine,
  unit: number,
  { priceCents }: ProductRecord,
): boolean {
  const accepted = [unit, priceCents].flatMap((one) => [one, one * quantity]);
  return prices.every((price) => accepted.includes(toCents(price)));
}

function requireChargeable(priceCents: number, wanted: readonly WantedLine[], pricing: Pricing): void {
  const { currency, products } = pricing;
  const [only] = wanted;
  const path = `${only?.path ?? ''}quantity`;
  const refuse = (code: ErrorCode, message = new ApiError(code).message) =>
    refusal(code, [{ path, message }], wanted.length);
  if (priceCents > toCents(maxPrice)) throw refuse('orders/total-too-large');
  if (priceCents >= minChargeCents(currency)) return;
  const least = `${amountText(minChargeCents(currency), currency)} ${currency.toUpperCase()}`;
  const product = wanted.length === 1 && only !== undefined ? products.get(only.productId) : null;
  const more = product
    ? `Order at least ${String(minOrderQuantity(orderableOf(product), currency))} of this part.`
    : 'Order more.';
  throw refuse('orders/below-least-amount', `A card cannot be charged less than ${least}. ${more}`);
}

function refusal(code: ErrorCode, issues: readonly Issue[], lines: number): ApiError {
  const named = issues.map(({ path, message }) => ({ path, message }));
  const [only] = named;
  const message =
    lines === 1 && only !== undefined
      ? only.message
      : 'Some parts in the cart cannot be ordered. No order was placed.';
  return new ApiError(code, { message, issues: named });
}
