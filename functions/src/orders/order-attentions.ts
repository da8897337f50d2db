import { bySeverity, daysUntilMade, quantityObstacles, type OrderAttention } from '@pedalworks/contract';
import type { OrderedProducts, OrderLine } from '../model/orders.ts';
import type { ProductRecord } from '../model/products.ts';

interface Stock {
  /** Products with the stock before the order takes any of its lines, except the held ones. */
  readonly products: OrderedProducts;
  /** Lines whose units the order took earlier, so that the stock no longer contains them. They keep their mark. */
  readonly held?: readonly OrderLine[];
  /** Flags of the order before. */
  readonly attentions?: readonly OrderAttention[];
}

interface StockComparison {
  readonly lines: readonly OrderLine[];
  readonly attentions: readonly OrderAttention[];
}

const shortages: readonly OrderAttention[] = ['sold-out', 'above-stock'];

/** Compares order lines with the stock, even if stock is not enforced. Returns flags such as `sold-out`. */
export function compareWithStock(lines: readonly OrderLine[], stock: Stock): StockComparison {
  const { products, held = [], attentions: before = [] } = stock;
  const found = new Set<OrderAttention>();
  const marked = lines.map((line) => {
    const product = products.get(line.productId) ?? null;
    const isHeld = held.includes(line);
    const short = isHeld ? shortagesBefore(line, before) : shortageOf(line, product);
    for (const attention of [...ruleAttentions(line, product), ...short]) found.add(attention);
    return isHeld ? line : markedLine(line, product, short.length > 0);
  });
  return { lines: marked, attentions: bySeverity(found) };
}

/** Flags about the part or quantity of a line. */
const lineFlags: readonly OrderAttention[] = [
  'product-gone',
  'sold-out',
  'above-stock',
  'below-minimum',
  'off-step',
];

interface ChangedLine extends StockComparison {
  /** Other lines of the order, which stay as they are. */
  readonly others: readonly OrderLine[];
  readonly products: OrderedProducts;
}

/** Returns an order's flags after a line changed: those of the line, and earlier ones that another line still explains. */
export function flagsAfterChange(
  before: readonly OrderAttention[],
  { attentions, others, products }: ChangedLine,
): readonly OrderAttention[] {
  const explained = compareWithStock(others, { products, held: others, attentions: before }).attentions;
  const kept = before.filter((flag) => !lineFlags.includes(flag) || explained.includes(flag));
  return bySeverity([...kept, ...attentions]);
}

function markedLine(
  { madeToOrder: _before, madeToOrderDays: _days, ...line }: OrderLine,
  product: ProductRecord | null,
  isShort: boolean,
): OrderLine {
  if (!isShort) return line;
  const days = product === null ? null : daysUntilMade(product, line.quantity);
  return { ...line, madeToOrder: true, ...(days !== null && { madeToOrderDays: days }) };
}

const shortagesBefore = ({ madeToOrder }: OrderLine, before: readonly OrderAttention[]) =>
  madeToOrder === true ? shortages.filter((shortage) => before.includes(shortage)) : [];

function shortageOf({ quantity }: OrderLine, product: ProductRecord | null): readonly OrderAttention[] {
  if (product === null || quantity <= product.quantity) return [];
  return [product.quantity <= 0 ? 'sold-out' : 'above-stock'];
}

function ruleAttentions({ quantity }: OrderLine, product: ProductRecord | null): readonly OrderAttention[] {
  if (product === null) return ['product-gone'];
  return quantityObstacles(product, quantity).flatMap((obstacle) =>
    obstacle === 'out-of-stock' ? [] : [obstacle],
  );
}
