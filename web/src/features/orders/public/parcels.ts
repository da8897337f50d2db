import type { Order, Tracking } from '@pedalworks/contract';
import {
  isPartlyShipped,
  linesToSend,
  shippedUnits,
  type ShippedUnits,
} from '@pedalworks/contract/units-to-send';
import { counted } from '@pedalworks/contract/words';
import { formatNumber } from '../../../ui/money.ts';

export type Parcel = Order['shipments'][number];

interface TextOptions {
  /** True to leave out the noun: `2 of 3 shipped`. */
  readonly isShort?: boolean;
}

/** Describes a half-shipped order, for example `2 of 3 parts shipped`; empty for other orders. */
export function partlyShippedText(
  order: Pick<Order, 'status' | 'lines' | 'shipments'>,
  { isShort = false }: TextOptions = {},
): string {
  if (order.status !== 'packed' || !isPartlyShipped(order)) return '';
  return shippedText(shippedUnits(order), { isShort });
}

export function shippedText({ sent, total }: ShippedUnits, { isShort = false }: TextOptions = {}): string {
  return `${formatNumber(sent)} of ${isShort ? formatNumber(total) : counted(total, 'part')} shipped`;
}

/** True unless the order left, or is to leave, in one whole parcel. Its page then lists the parcels. */
export function hasSeveralParcels(order: Pick<Order, 'lines' | 'shipments'>): boolean {
  const [first, ...others] = order.shipments;
  if (first === undefined) return false;
  return others.length > 0 || first.returnedAt !== null || linesToSend(order).length > 0;
}

/** Names a parcel of an order: `Parcel 2`, `Replacement`. */
export function parcelName({ shipments }: Pick<Order, 'shipments'>, { id, kind }: Parcel): string {
  const alike = shipments.filter((one) => one.kind === kind);
  const place = alike.findIndex((one) => one.id === id) + 1;
  if (kind === 'order') return `Parcel ${formatNumber(place)}`;
  return alike.length === 1 ? 'Replacement' : `Replacement ${formatNumber(place)}`;
}

export function parcelTracking({
  carrier,
  trackingNumber: number,
  trackingUrl: url,
}: Parcel): Tracking | null {
  return carrier === '' && number === '' && url === null ? null : { carrier, number, url };
}

/** True if the parcel was neither delivered nor came back. */
export const isOnItsWay = ({ deliveredAt, returnedAt }: Parcel) =>
  deliveredAt === null && returnedAt === null;

/** Returns the parcels on their way that a delivered order includes. */
export const parcelsToDeliver = ({ shipments }: Pick<Order, 'shipments'>) =>
  shipments.filter((parcel) => parcel.kind === 'order' && isOnItsWay(parcel));
