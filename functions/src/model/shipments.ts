import { legacyShipmentId, shipmentOf, type Tracking } from '@pedalworks/contract';
import type { OrderRecord, ShipmentRecord } from './orders.ts';

/** Returns the tracking of the latest shipment; null if it has none, or if nothing was sent. */
export const latestTracking = ({ shipments }: Pick<OrderRecord, 'shipments'>): Tracking | null =>
  shipments.at(-1)?.tracking ?? null;

/** Returns the latest parcel that is no replacement and did not come back undelivered. */
export const latestOfOrder = ({ shipments }: Pick<OrderRecord, 'shipments'>): ShipmentRecord | undefined =>
  shipments.findLast(({ kind, returnedAt }) => kind === 'order' && returnedAt === null);

interface LegacyOrder extends Pick<OrderRecord, 'lines' | 'history'> {
  readonly tracking: Tracking | null;
}

/** Returns the shipment of an order that was stored without shipments: one parcel of all its lines, if it was shipped. */
export function shipmentOfLegacyOrder({ lines, history, tracking }: LegacyOrder): readonly ShipmentRecord[] {
  const shippedAt = shipmentOf(history)?.at;
  if (shippedAt === undefined) return [];
  const last = history.findLast(({ status }) => status === 'shipped' || status === 'delivered');
  return [
    {
      id: legacyShipmentId,
      kind: 'order',
      lines: lines.map(({ quantity }, line) => ({ line, quantity })),
      tracking,
      shippedAt,
      deliveredAt: last?.status === 'delivered' ? last.at : null,
      returnedAt: null,
    },
  ];
}
