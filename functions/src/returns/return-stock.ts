import {
  ApiError,
  takesStock,
  trackingOf,
  unitsOfLine,
  unitsWithRemedy,
  type ReturnTransition,
  type Settings,
} from '@pedalworks/contract';
import { ship } from '../fulfilment/create-shipment.ts';
import type { Actor } from '../model/audit.ts';
import type { OrderRecord } from '../model/orders.ts';
import type { ReturnedPieces, ReturnRecord } from '../model/returns.ts';
import type { ShopTransaction } from '../ports.ts';

interface RestockedPieces {
  readonly order: OrderRecord;
  readonly pieces: readonly ReturnedPieces[];
  readonly by: Actor;
  readonly settings: Settings;
}

/**
 * Adds pieces to the stock and counts them on their order lines, so that no refund restocks them again. Parts whose stock
 * was never counted stay as they are.
 */
export async function restockPieces(
  transaction: ShopTransaction,
  { order, pieces, by: { uid, email }, settings }: RestockedPieces,
): Promise<OrderRecord> {
  const back = pieces.filter(({ outcome }) => outcome === 'restock');
  const lines = order.lines.map((line, place) => {
    const quantity = unitsOfLine(back, place);
    const isCounted = line.stockTaken || takesStock(settings);
    return quantity === 0 || !isCounted ? null : { ...line, quantity };
  });
  const counted = lines.filter((line) => line !== null);
  await transaction.returnStock(counted, { kind: 'return', by: { uid, email }, order });
  return {
    ...order,
    lines: order.lines.map((line, place) => {
      const units = lines[place]?.quantity ?? 0;
      return units === 0 ? line : { ...line, restocked: (line.restocked ?? 0) + units };
    }),
  };
}

interface Replacements {
  readonly returned: ReturnRecord;
  readonly body: ReturnTransition;
  readonly by: Actor;
  readonly settings: Settings;
}

/**
 * Sends replacements for pieces with that remedy, in one parcel that has the id of the return.
 *
 * @throws ApiError `orders/no-address` or `shipments/too-many`
 */
export async function sendReplacements(
  transaction: ShopTransaction,
  order: OrderRecord,
  { returned, body, by, settings }: Replacements,
): Promise<OrderRecord> {
  const lines = unitsWithRemedy(returned.pieces, 'replace');
  if (lines.length === 0) return order;
  if (order.address === null) throw new ApiError('orders/no-address');
  const tracking = trackingOf(body, settings.carriers);
  return ship(transaction, order, { id: returned.id, kind: 'replacement', lines, tracking, by });
}
