import { inspect } from 'node:util';
import { cartConflicts, type NewOrder } from '@pedalworks/contract';
import type { OrderedProducts, OrderLine, OrderRecord } from '../model/orders.ts';
import type { Ports } from '../ports.ts';
import type { CatalogueSnapshots } from '../products/catalogue-snapshot.ts';

interface FitContext {
  readonly snapshots: Pick<CatalogueSnapshots, 'get'>;
  readonly log: Ports['log'];
}

interface OrderedParts {
  readonly lines: readonly OrderLine[];
  readonly products: OrderedProducts;
  readonly bike: NewOrder['bike'];
}

const maxWarnings = 50;
const maxCharacters = 500;

/** Judges one order once, however often its commit is repeated, because judging takes longer than the commit. */
export function orderJudge(context: FitContext) {
  let warnings: ReturnType<typeof fitWarnings> | undefined;
  return (ordered: OrderedParts) => (warnings ??= fitWarnings(ordered, context));
}

/** Judges an order's lines as the cart does. Never throws: if judging fails, the order has no warnings. */
async function fitWarnings(
  { lines, products, bike }: OrderedParts,
  { snapshots, log }: FitContext,
): Promise<OrderRecord['fitWarnings']> {
  try {
    const { products: catalogue } = await snapshots.get();
    const parts = lines.flatMap(({ productId }) => products.get(productId) ?? []);
    return cartConflicts({ lines: parts, bike: bike ?? null, catalogue })
      .slice(0, maxWarnings)
      .map(({ line, message }) => ({ line, message: message.slice(0, maxCharacters) }));
  } catch (error) {
    log.error('orders/not-judged', { cause: inspect(error) });
    return [];
  }
}
