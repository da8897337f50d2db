import { isDeepStrictEqual } from 'node:util';
import type { OrderTransition, Tracking } from '@pedalworks/contract';
import { requireVersion } from '../http/version.ts';
import type { OrderRecord } from '../model/orders.ts';
import { toOrder, type Pictures } from '../orders/order-answer.ts';
import { invalidField } from '../shared/invalid-field.ts';

/** True if a request changes the tracking of an order that has left, without changing its status. */
export function isTrackingCorrection({ status }: OrderRecord, { to, ...body }: OrderTransition): boolean {
  if (to !== 'shipped' || status === 'shipped') return to === 'shipped';
  const { carrier, trackingNumber, trackingUrl } = body;
  return status === 'delivered' && [carrier, trackingNumber, trackingUrl].some((part) => part !== undefined);
}

export interface TrackingCorrection {
  readonly body: OrderTransition;
  readonly tracking: Tracking | null;
  readonly ifMatch: string | undefined;
  readonly pictures: Pictures;
}

/**
 * Returns the order with its new tracking. The history keeps the former one. Returns `before` itself if it has this
 * tracking, so that a repeated correction is answered as the first.
 */
export function correctTracking(
  before: OrderRecord,
  { body, tracking, ifMatch, pictures }: TrackingCorrection,
): OrderRecord {
  const { status, tracking: formerTracking } = before;
  if (isDeepStrictEqual(formerTracking, tracking)) return before;
  if (!body.reason) throw invalidField('reason', 'Reason is required');
  requireVersion(toOrder(before, pictures), ifMatch);
  const event = { status, at: new Date(), by: 'shop', formerTracking } as const;
  return { ...before, tracking, history: [...before.history, event] };
}
