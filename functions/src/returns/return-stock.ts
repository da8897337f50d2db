import {
  ApiError,
  linesNamedBy,
  piecesToRestock,
  takesStock,
  trackingOf,
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
  /** Other returns of the order. */
  readonly others: readonly ReturnRecord[];
  readonly by: Actor;
  readonly settings: Settings;
}

/**
 * Adds pieces to the stock and counts them on their order lines, so that no refund restocks them again. Pieces that a
 * refund restocked, or that were never taken from stock, stay as they are.
 */
export async function restockPieces(
  transaction: ShopTransaction,
  { order, pieces, others, by: { uid, email }, settings }: RestockedPieces,
): Promise<OrderRecord> {
  const closing = { pieces, others, takesStock: takesStock(settings) };
  const units = order.lines.map((_, place) => piecesToRestock(order, closing, place));
  const back = linesNamedBy(
    order,
    units.flatMap((quantity, line) => (quantity === 0 ? [] : { line, quantity })),
  );
  await transaction.returnStock(back, { kind: 'return', by: { uid, email }, order });
  return {
    ...order,
    lines: order.lines.map((line, place) => {
      const quantity = units[place] ?? 0;
      return quantity === 0 ? line : { ...line, restocked: (line.restocked ?? 0) + quantity };
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
