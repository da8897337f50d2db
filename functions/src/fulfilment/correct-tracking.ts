import { isDeepStrictEqual } from 'node:util';
import { ApiError, type OrderTransition, type Tracking } from '@pedalworks/contract';
import { requireVersion } from '../http/version.ts';
import type { OrderRecord, ShipmentRecord } from '../model/orders.ts';
import { toOrder, type Pictures } from '../orders/order-answer.ts';
import { invalidField } from '../shared/invalid-field.ts';

/** True if a request changes the tracking of an order that has left, without changing its status. */
export function isTrackingCorrection({ status }: OrderRecord, { to, ...body }: OrderTransition): boolean {
  if (to !== 'shipped' || status === 'shipped') return to === 'shipped';
  const { carrier, trackingNumber, trackingUrl } = body;
  return status === 'delivered' && [carrier, trackingNumber, trackingUrl].some((part) => part !== undefined);
}

export interface TrackingCorrection {
  readonly body: Pick<OrderTransition, 'reason'>;
  readonly tracking: Tracking | null;
  readonly ifMatch: string | undefined;
  readonly pictures: Pictures;
  /** Order as `If-Match` names it: as stored, and as clients read it. */
  readonly stored: OrderRecord;
}

/** Corrects the tracking of the latest shipment, as clients that know no shipments do. */
export function correctLatestTracking(before: OrderRecord, correction: TrackingCorrection): OrderRecord {
  const latest = before.shipments.at(-1);
  if (latest === undefined) throw new ApiError('shipments/not-found');
  return correctTracking(before, latest, correction);
}

/**
 * Returns the order with the new tracking of a shipment. The history keeps the former one. Returns `before` itself if
 * the shipment has this tracking, so that a repeated correction is answered as the first.
 */
export function correctTracking(
  before: OrderRecord,
  shipment: ShipmentRecord,
  { body, tracking, ifMatch, pictures, stored }: TrackingCorrection,
): OrderRecord {
  const { tracking: formerTracking } = shipment;
  if (isDeepStrictEqual(formerTracking, tracking)) return before;
  if (!body.reason) throw invalidField('reason', 'Reason is required');
  requireVersion(toOrder(stored, pictures), ifMatch);
  const event = { status: before.status, at: new Date(), by: 'shop', formerTracking } as const;
  const shipments = before.shipments.map((one) => (one === shipment ? { ...one, tracking } : one));
  return { ...before, shipments, history: [...before.history, event] };
}
