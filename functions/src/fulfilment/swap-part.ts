import { ApiError, type orderEndpoints } from '@pedalworks/contract';
import type { Handler } from '../http/handler.ts';
import { requireVersion } from '../http/version.ts';
import { mailCustomer } from '../mails/limited-mails.ts';
import { alertLowStock } from '../mails/low-stock.ts';
import { orderMail } from '../mails/order-mails.ts';
import type { Actor } from '../model/audit.ts';
import { titleOfPart } from '../model/ordered-part.ts';
import type { OrderLine, OrderRecord } from '../model/orders.ts';
import { auditedOrder } from '../orders/audited-order.ts';
import { toOrder, type Pictures } from '../orders/order-answer.ts';
import { withRefundedUnits } from '../orders/shipping-status.ts';
import type { Ports, ShopTransaction } from '../ports.ts';
import { requireSuitable, requireSwappable, withSwappedPart } from './swapped-line.ts';

type SwapPorts = Pick<Ports, 'transact' | 'shop' | 'cards'>;

/** Swaps the part of an order line that was not sent. Moves stock and no money. Naming the same part changes nothing. */
export function swapPart(ports: SwapPorts, pictures: Pictures): Handler<typeof orderEndpoints.swapPart> {
  return async ({ params: { id: orderId, line }, headers, body: { productId }, caller, signal }) => {
    const changeId = crypto.randomUUID();
    const by = { uid: caller.uid, email: caller.email };
    const swapped = await ports.transact({ subject: orderId, signal }, async (transaction) => {
      const stored = await transaction.order(orderId);
      if (stored === null) throw new ApiError('orders/not-found');
      const former = stored.lines[line];
      if (former === undefined) throw new ApiError('orders/line-not-found');
      const isStored = former.productId === productId;
      requireVersion(toOrder(stored, pictures), headers['If-Match'], { isStored });
      if (isStored) return stored;
      return applySwap(transaction, ports, { stored, former, line, productId, by, changeId });
    });
    return toOrder(swapped, pictures);
  };
}

interface RequestedSwap {
  readonly stored: OrderRecord;
  readonly former: OrderLine;
  readonly line: number;
  readonly productId: string;
  readonly by: Actor;
  readonly changeId: string;
}

async function applySwap(
  transaction: ShopTransaction,
  { shop, cards: { currency } }: SwapPorts,
  { stored, former, line, productId, by, changeId }: RequestedSwap,
): Promise<OrderRecord> {
  const refunds = await transaction.refunds(stored.id);
  const before = withRefundedUnits(stored, refunds);
  requireSwappable(before, { line, productId, refunds });
  const ids = [productId, ...before.lines.map((each) => each.productId)];
  const [products, settings] = await Promise.all([transaction.products(ids), transaction.settings()]);
  const found = products.get(productId) ?? null;
  const product = requireSuitable(found, { former, order: before, currency, settings });
  const order = withSwappedPart(before, { line, product, products, settings });
  const part = order.lines[line] ?? former;
  const swap = { order, former, part, by };
  await moveStock(transaction, swap);
  transaction.writeOrder(order);
  await recordSwap(transaction, swap);
  const sender = { ...shop, ...settings };
  const mail = orderMail({ event: 'part-swapped', changeId, part, former }, order, sender);
  await mailCustomer(transaction, order, mail);
  const sold = part.stockTaken ? [part] : [];
  await alertLowStock(transaction, { order, sold, products, shop: sender });
  return order;
}

interface Swap {
  /** Order after the swap. */
  readonly order: OrderRecord;
  readonly former: OrderLine;
  readonly part: OrderLine;
  readonly by: Actor;
}

async function moveStock(transaction: ShopTransaction, { order, former, part, by }: Swap): Promise<void> {
  const cause = { kind: 'swap', by, order } as const;
  if (former.stockTaken) await transaction.returnStock([former], cause);
  if (part.stockTaken) await transaction.takeStock([part], cause);
}

async function recordSwap(transaction: ShopTransaction, { order, former, part, by }: Swap): Promise<void> {
  const text = `Swapped a part: ${String(part.quantity)} × ${titleOfPart(part)} instead of ${titleOfPart(former)}.`;
  await transaction.recordNote(order.id, { at: new Date(), by: by.email, byUid: by.uid, text });
  transaction.audit({
    by,
    action: 'orders/swap-part',
    ...auditedOrder(order),
    before: { lines: [factsOf(former)] },
    after: { lines: [factsOf(part)] },
  });
}

const factsOf = ({ productId, partNumber, name, quantity }: OrderLine) => ({
  productId,
  partNumber,
  name,
  quantity,
});
