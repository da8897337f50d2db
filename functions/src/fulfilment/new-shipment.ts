import {
  ApiError,
  linesToSend,
  maxShipments,
  sentUnits,
  unitsToSend,
  type ShippedLine,
} from '@pedalworks/contract';
import type { OrderRecord, ShipmentRecord } from '../model/orders.ts';
import { settleShipping } from '../orders/shipping-status.ts';
import { invalidField } from '../shared/invalid-field.ts';
import { settleReplacements } from './replacement-flag.ts';

export interface NewShipment extends Pick<ShipmentRecord, 'id' | 'kind' | 'tracking' | 'stockTaken'> {
  /** Defaults to all that is left to send. A replacement requires them. */
  readonly lines?: readonly ShippedLine[] | undefined;
  readonly at?: Date;
}

/**
 * Returns the order with another shipment, and shipped if nothing is left to send. A replacement keeps the status.
 *
 * @throws ApiError `shipments/nothing-to-send`, `shipments/above-available` or `shipments/too-many`
 */
export function addShipment(
  order: OrderRecord,
  { lines: requested, at = new Date(), ...shipment }: NewShipment,
): OrderRecord {
  if (order.shipments.length >= maxShipments) throw new ApiError('shipments/too-many');
  const isReplacement = shipment.kind === 'replacement';
  const lines = isReplacement ? replacedLines(order, requested) : sentLines(order, requested);
  const parcel = { ...shipment, lines, shippedAt: at, deliveredAt: null, returnedAt: null };
  const shipped = { ...order, shipments: [...order.shipments, parcel] };
  return isReplacement ? settleReplacements(shipped) : settleShipping(shipped, { by: 'shop', at });
}

function sentLines(order: OrderRecord, requested: readonly ShippedLine[] | undefined) {
  const all = linesToSend(order);
  if (all.length === 0) throw new ApiError('shipments/nothing-to-send');
  if (requested === undefined) return all;
  requireUnits(order, requested, (line) => {
    const units = unitsToSend(order, line);
    return {
      units,
      problem: `${String(units)} of ${String(order.lines[line]?.quantity)} can still be sent.`,
    };
  });
  return requested;
}

function replacedLines(order: OrderRecord, requested: readonly ShippedLine[] | undefined) {
  if (requested === undefined) throw invalidField('lines', 'lines are required for a replacement');
  requireUnits(order, requested, (line) => {
    const units = sentUnits(order, line);
    return { units, problem: `only ${String(units)} sent, so no more can be replaced.` };
  });
  return requested;
}

interface Available {
  readonly units: number;
  readonly problem: string;
}

function requireUnits(
  order: OrderRecord,
  requested: readonly ShippedLine[],
  availableOf: (line: number) => Available,
): void {
  for (const { line, quantity } of requested) {
    const found = order.lines[line];
    if (found === undefined) throw invalidField('lines', 'lines must be lines of this order');
    const { units, problem } = availableOf(line);
    if (quantity > units)
      throw new ApiError('shipments/above-available', { message: `${found.name}: ${problem}` });
  }
}
