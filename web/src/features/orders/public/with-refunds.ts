import type { Order, Refund } from '@pedalworks/contract';
import { refundedUnits, unrefundedLines } from '@pedalworks/contract/refunded-units';
import { legacyShipmentId } from '@pedalworks/contract/units-to-send';

/**
 * Returns an order stored before the shop knew shipments with the units that were refunded, and without those in its
 * parcel that were refunded before it left. Later orders store both.
 */
export function withRefunds(order: Order, refunds: readonly Refund[]): Order {
  const { lines, shipments } = order;
  const isLater = shipments.some(({ id }) => id !== legacyShipmentId);
  if (isLater || lines.some(({ refunded }) => refunded !== undefined)) return order;
  return {
    ...order,
    lines: lines.map((line) => ({ ...line, refunded: refundedUnits(refunds, line.productId) })),
    shipments: shipments.map((parcel) => ({
      ...parcel,
      lines: unrefundedLines(
        lines.map(({ productId, quantity }, line) => ({ productId, quantity, line })),
        refunds.filter(({ at }) => at < parcel.shippedAt),
      ).map(({ line, quantity }) => ({ line, quantity })),
    })),
  };
}
