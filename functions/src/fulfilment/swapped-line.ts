import { ApiError, quoteOrder, type Settings } from '@pedalworks/contract';
import { orderedPart } from '../model/ordered-part.ts';
import type { OrderedProducts, OrderLine, OrderRecord } from '../model/orders.ts';
import type { ProductRecord } from '../model/products.ts';
import type { RefundRecord } from '../model/refunds.ts';
import { canTakeStock } from '../orders/line-stock.ts';
import { compareWithStock, flagsAfterChange } from '../orders/order-attentions.ts';
import { quantityProblem } from '../orders/quantity-problem.ts';
import { unrefundedCents } from '../orders/refund-amounts.ts';
import { pricesOf } from '../products/product-answer.ts';
import { moneyText } from '../shared/money-text.ts';

const refused = (message: string) => new ApiError('orders/swap-refused', { message });

interface WantedSwap {
  readonly line: number;
  readonly productId: string;
  readonly refunds: readonly RefundRecord[];
}

/** @throws ApiError `orders/swap-refused` if the part of an order line can no longer be swapped, or not for this one */
export function requireSwappable(order: OrderRecord, { line, productId, refunds }: WantedSwap): void {
  const { status, attentions, shipments, lines } = order;
  if (status !== 'paid' && status !== 'packed')
    throw refused(`This order is ${status}. Parts can be swapped while it is paid or packed.`);
  if (attentions.includes('withdrawn'))
    throw refused('The customer withdrew from parts of this order. Refund them, then mark that as handled.');
  // A parcel that came back counts, because its contents must stay what they were.
  if (shipments.some((parcel) => parcel.lines.some((sent) => sent.line === line)))
    throw refused('Units of this part were sent. Refund the others, or take the sent ones back as a return.');
  // A failed refund counts, because it is tried again for the same part.
  const former = lines[line]?.productId;
  if (refunds.some((refund) => refund.lines.some((one) => one.productId === former)))
    throw refused('Units of this part were refunded, or a refund of them is open.');
  if (unrefundedCents(order) <= 0)
    throw refused('The whole price of this order is refunded, or its refund is pending.');
  if (lines.some((one) => one.productId === productId))
    throw refused('This part is in the order already, and an order has one line for each part.');
}

interface SwapTerms {
  readonly former: OrderLine;
  readonly order: OrderRecord;
  /** Currency of today's prices. */
  readonly currency: string;
  readonly settings: Settings;
}

/**
 * Returns the part if it can replace that of a line. The ordered part always can, if it is in stock.
 *
 * @throws ApiError `products/not-found`, `orders/swap-refused`, or the error of an order of this quantity
 */
export function requireSuitable(product: ProductRecord | null, terms: SwapTerms): ProductRecord {
  if (product === null) throw new ApiError('products/not-found');
  const { former, settings } = terms;
  const isOrdered = orderedPart(former).productId === product.id;
  const rules = isOrdered ? { ...settings, enforceMinOrder: false } : settings;
  const problem = quantityProblem(product, former.quantity, rules);
  if (problem !== null) throw new ApiError(problem.code, { message: problem.message });
  if (!isOrdered) requireNoLowerPrice(product, terms);
  return product;
}

function requireNoLowerPrice(product: ProductRecord, { former, order, currency }: SwapTerms): void {
  const instead = 'Refund the ordered part and let the customer order the other one.';
  if (order.currency !== currency)
    throw refused(
      `The shop has changed its currency since this order, so prices cannot be compared. ${instead}`,
    );
  const prices = { ...product, ...pricesOf(product) };
  const { unitPriceCents } = quoteOrder(prices, currency, former.quantity);
  if (unitPriceCents >= former.unitPriceCents) return;
  const [now, paid] = [unitPriceCents, former.unitPriceCents].map((cents) => moneyText(cents, order));
  throw refused(`This part costs ${now ?? ''} now, less than the ${paid ?? ''} that was paid. ${instead}`);
}

interface NewPart {
  readonly line: number;
  readonly product: ProductRecord;
  readonly products: OrderedProducts;
  readonly settings: Settings;
}

/** Returns the order with another part in a line. Flags and the promise to make the part follow from today's stock. */
export function withSwappedPart(
  order: OrderRecord,
  { line: place, product, products, settings }: NewPart,
): OrderRecord {
  const former = order.lines[place];
  if (former === undefined) throw new ApiError('orders/line-not-found');
  const wanted = lineWith(former, product);
  const stockTaken = canTakeStock(wanted, { products, settings });
  const compared = compareWithStock([{ ...wanted, stockTaken }], { products });
  const others = order.lines.filter((line) => line !== former);
  return {
    ...order,
    lines: order.lines.map((line) => (line === former ? (compared.lines[0] ?? line) : line)),
    attentions: flagsAfterChange(order.attentions, { ...compared, others, products }),
    // The bikes of an order are not stored, so that the new part cannot be judged.
    fitWarnings: order.fitWarnings.filter(
      ({ line, message }) => line !== place && !message.includes(former.name),
    ),
  };
}

/** Returns a line with another part, which keeps the ordered part's name as invoiced. */
function lineWith({ insteadOf, ...former }: OrderLine, product: ProductRecord): OrderLine {
  const ordered = orderedPart({ ...former, ...(insteadOf && { insteadOf }) });
  if (ordered.productId === product.id) return { ...former, ...ordered, img: product.img };
  const { id: productId, partNumber, name, img } = product;
  return { ...former, ...{ productId, partNumber, name, img }, insteadOf: ordered };
}
