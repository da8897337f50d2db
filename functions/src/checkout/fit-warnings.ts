import { inspect } from 'node:util';
import { cartConflicts, type FitPart, type NewOrder } from '@pedalworks/contract';
import type { OrderRecord } from '../model/orders.ts';
import type { Ports } from '../ports.ts';
import type { CatalogueSnapshots } from '../products/catalogue-snapshot.ts';
import { judgedBike } from './line-bikes.ts';
import type { WantedLine } from './price-lines.ts';

interface FitContext {
  readonly snapshots: Pick<CatalogueSnapshots, 'get'>;
  readonly log: Ports['log'];
}

interface Ordered {
  readonly lines: readonly Pick<WantedLine, 'productId' | 'bike'>[];
  readonly draft: Pick<NewOrder, 'bike' | 'bikes'>;
}

const maxWarnings = 50;
const maxCharacters = 500;

/**
 * Judges an order's lines as the cart does, with the catalogue's snapshot. Never throws: if judging fails, the order has
 * no warnings.
 */
export async function fitWarnings(
  ordered: Ordered,
  { snapshots, log }: FitContext,
): Promise<OrderRecord['fitWarnings']> {
  try {
    const { products } = await snapshots.get();
    return conflictsIn(judgedLines(ordered, products), products)
      .slice(0, maxWarnings)
      .map(({ line, message }) => ({ line, message: message.slice(0, maxCharacters) }));
  } catch (error) {
    log.error('orders/not-judged', { cause: inspect(error) });
    return [];
  }
}

interface JudgedLine {
  readonly line: number;
  readonly part: FitPart;
  readonly bike: ReturnType<typeof judgedBike>;
}

/**
 * Omits lines that are for none of the bikes, and lines whose part is not in the catalogue, which the commit rejects
 * unless another process has just added it.
 */
function judgedLines({ lines, draft }: Ordered, catalogue: readonly FitPart[]): readonly JudgedLine[] {
  const parts = new Map(catalogue.map((part) => [part.id, part]));
  return lines.flatMap(({ productId, bike }, line) => {
    const part = parts.get(productId);
    // Copies the part, because two lines of one part may be for different bikes.
    return part === undefined || bike.notForMyBike === true
      ? []
      : [{ line, part: { ...part }, bike: judgedBike(bike, draft) }];
  });
}

/** Judges the lines as the cart does: those for one bike with the rest of that bike. */
function conflictsIn(
  lines: readonly JudgedLine[],
  catalogue: readonly FitPart[],
): OrderRecord['fitWarnings'] {
  const cart = {
    lines: lines.map(({ part }) => part),
    bikes: lines.map(({ bike }) => bike),
    catalogue,
  };
  return cartConflicts(cart).flatMap(({ line: place, message }) => {
    const found = lines[place];
    return found === undefined ? [] : [{ line: found.line, message }];
  });
}
