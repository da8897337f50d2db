/** Parts of the orders' screens that the screens of returns use. */
export { useLinePicture } from '../order-parts.ts';
export { orderPageQuery, orderRefundsQuery } from '../queries.ts';
export { refundableCents } from '../order-summary.ts';
export {
  emptyTracking,
  toTracking,
  TrackingFields,
  trackingRules,
  useCarriers,
  type TrackingValues,
} from '../ship/tracking-fields.tsx';
