import type { SavedBike } from '@pedalworks/contract/bike-ids';

/** Choice of the bike that a line is for. Without one, the line is for the active bike. */
export interface LineBike {
  readonly bikeId?: string;
  readonly notForMyBike?: true;
}

/** Returns the bike of a line; null if it is for none. The active bike replaces one that was removed. */
export function bikeOfLine(
  { bikeId, notForMyBike }: LineBike,
  bikes: readonly SavedBike[],
  activeBike: SavedBike | null,
): SavedBike | null {
  if (notForMyBike === true) return null;
  return bikes.find(({ id }) => id === bikeId) ?? activeBike;
}

/** Picks the choice from stored fields, which older versions or manual edits may have damaged. */
export function lineBikeOf({ bikeId, notForMyBike }: Partial<Record<keyof LineBike, unknown>>): LineBike {
  if (notForMyBike === true) return { notForMyBike };
  return typeof bikeId === 'string' ? { bikeId } : {};
}

export const hasLineBike = ({ bikeId, notForMyBike }: LineBike): boolean =>
  bikeId !== undefined || notForMyBike === true;
