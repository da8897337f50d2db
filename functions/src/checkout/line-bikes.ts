import type { Bike, NewOrder, OrderLineDraft } from '@pedalworks/contract';
import type { LineBike } from '../model/orders.ts';

type OrderedBikes = Pick<NewOrder, 'bike' | 'bikes'>;

/** Choice of a bike that cannot be read. It is not stored, and no bike replaces it. */
export const unreadableChoice: LineBike = { bikeId: '' };

/** Returns the bike that an order line names, with its name if the order has it. */
export function lineBike(
  { bikeId, notForMyBike }: Pick<OrderLineDraft, 'bikeId' | 'notForMyBike'>,
  bikes: OrderedBikes,
): LineBike {
  if (notForMyBike === true) return { notForMyBike };
  if (bikeId === undefined) return {};
  const { name: bikeName = '' } = bikeWithId(bikes, bikeId) ?? {};
  return { bikeId, ...(bikeName !== '' && { bikeName }) };
}

/** Returns the choice of a bike as an order line stores it. */
export const storedChoice = (choice: LineBike): LineBike =>
  choice.bikeId === unreadableChoice.bikeId ? {} : choice;

/**
 * Returns the bike against which to judge an order line that is for one of the bikes; null if there is none. A line for a
 * bike that the order does not describe is judged against a bike without answers.
 */
export function judgedBike({ bikeId }: LineBike, ordered: OrderedBikes): Bike | null {
  if (bikeId !== undefined)
    return bikeWithId(ordered, bikeId) ?? { ...(bikeId !== '' && { id: bikeId }), name: '', interfaces: {} };
  const { bike, bikes = [] } = ordered;
  return bike ?? (bikes.length === 1 ? bikes[0] : undefined) ?? null;
}

function bikeWithId({ bike, bikes = [] }: OrderedBikes, bikeId: string): Bike | null {
  return [...bikes, ...(bike === undefined ? [] : [bike])].find(({ id }) => id === bikeId) ?? null;
}
