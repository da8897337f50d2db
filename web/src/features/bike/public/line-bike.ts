import type { SavedBike } from '@pedalworks/contract/bike-ids';

/** Choice of the bike that a line is for. Without one, the line is for the active bike. */
export interface LineBike {
  readonly bikeId?: string;
  readonly notForMyBike?: true;
}

/**
 * Returns the bike to judge a line against; null if there is none. A chosen bike that is no longer stored counts as one
 * without answers, so that no other bike replaces it.
 */
export function bikeOfLine(
  { bikeId, notForMyBike }: LineBike,
  bikes: readonly SavedBike[],
  activeBike: SavedBike | null,
): SavedBike | null {
  if (notForMyBike === true) return null;
  if (bikeId === undefined) return activeBike;
  return bikes.find(({ id }) => id === bikeId) ?? { id: bikeId, name: '', interfaces: {} };
}

/** Picks the choice from stored fields, which older versions or manual edits may have damaged. */
export function lineBikeOf({ bikeId, notForMyBike }: Partial<Record<keyof LineBike, unknown>>): LineBike {
  if (notForMyBike === true) return { notForMyBike };
  return typeof bikeId === 'string' ? { bikeId } : {};
}

export const hasLineBike = ({ bikeId, notForMyBike }: LineBike): boolean =>
  bikeId !== undefined || notForMyBike === true;
