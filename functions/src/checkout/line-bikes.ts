import type { NewOrder, OrderLineDraft } from '@pedalworks/contract';
import type { LineBike } from '../model/orders.ts';

type OrderedBikes = Pick<NewOrder, 'bike' | 'bikes'>;
type OrderedBike = NonNullable<NewOrder['bike']>;

/** Returns the bike that an order line names, with its name if the order has it. */
export function lineBike(
  { bikeId, notForMyBike }: Pick<OrderLineDraft, 'bikeId' | 'notForMyBike'>,
  bikes: OrderedBikes,
): LineBike {
  if (notForMyBike === true) return { notForMyBike };
  if (bikeId === undefined) return {};
  const bikeName = bikeWithId(bikes, bikeId)?.name;
  return { bikeId, ...(bikeName !== undefined && { bikeName }) };
}

/** Returns the bike against which to judge an order line that is for one of the bikes; null if there is none. */
export function judgedBike({ bikeId }: LineBike, ordered: OrderedBikes): OrderedBike | null {
  if (bikeId !== undefined) return bikeWithId(ordered, bikeId);
  const { bike, bikes = [] } = ordered;
  return bike ?? (bikes.length === 1 ? bikes[0] : undefined) ?? null;
}

function bikeWithId({ bike, bikes = [] }: OrderedBikes, bikeId: string): OrderedBike | null {
  return [...bikes, ...(bike === undefined ? [] : [bike])].find(({ id }) => id === bikeId) ?? null;
}
