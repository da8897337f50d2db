import type { Order, ShippedLine } from '@pedalworks/contract';
import { linesNamedBy, linesToSend, sentLines } from '@pedalworks/contract/units-to-send';
import type { Parcel } from '../orders/public/parcels.ts';

type Lines = Order['lines'];

/** Contents of a packing slip. */
export interface Slip {
  /** Null if the parts are still to ship. */
  readonly parcel: Parcel | null;
  readonly lines: Readonly<Lines>;
  /** Parts of the order in other parcels. */
  readonly earlier: Readonly<Lines>;
  readonly later: Readonly<Lines>;
}

/** Returns the slip of a parcel; undefined if the order has no such parcel. */
export function slipOf(order: Order, parcelId: string): Slip | undefined {
  const parcel = order.shipments.find(({ id }) => id === parcelId);
  if (parcel === undefined) return undefined;
  const lines = linesNamedBy(order, parcel.lines);
  const others = order.shipments.filter(({ kind, returnedAt }) => kind === 'order' && returnedAt === null);
  const place = others.indexOf(parcel);
  if (place === -1) return { parcel, lines, earlier: [], later: [] };
  const linesIn = (parcels: readonly Parcel[]) => parcels.flatMap((one) => one.lines);
  return {
    ...{ parcel, lines },
    earlier: linesNamedBy(order, merged(linesIn(others.slice(0, place)))),
    later: linesNamedBy(order, merged([...linesIn(others.slice(place + 1)), ...unsentLines(order)])),
  };
}

/** Returns the slip of what is still to ship, or one for each parcel if the order left. */
export function slipsOf(order: Order): readonly Slip[] {
  const unsent = unsentLines(order);
  const sent = order.shipments.filter(({ kind, returnedAt }) => kind === 'order' && returnedAt === null);
  if (unsent.length === 0 && sent.length > 0) return sent.flatMap(({ id }) => slipOf(order, id) ?? []);
  const earlier = linesNamedBy(order, sentLines(order));
  return [{ parcel: null, lines: linesNamedBy(order, unsent), earlier, later: [] }];
}

/** Lists what is still to ship. A cancelled or refunded order ships nothing, even if only its amount was refunded. */
function unsentLines(order: Order): readonly ShippedLine[] {
  return order.status === 'cancelled' || order.status === 'refunded' ? [] : linesToSend(order);
}

function merged(lines: readonly ShippedLine[]): readonly ShippedLine[] {
  const units = new Map<number, number>();
  for (const { line, quantity } of lines) units.set(line, (units.get(line) ?? 0) + quantity);
  return [...units].map(([line, quantity]) => ({ line, quantity }));
}
