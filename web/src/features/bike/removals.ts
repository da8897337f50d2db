import type { SavedBike } from '@pedalworks/contract/bike-ids';
import { maxBikes } from '@pedalworks/contract/numbers';
import { bikeWithId, freeName, withWaiting, type Bikes, type StoredBikes } from './bike-list.ts';
import { withBike, withoutBike } from './edit-bikes.ts';

/** Removal of a bike, by `Remove`, `Discard` or `Keep instead`, that can be undone. */
export interface BikeRemoval {
  readonly uid: string | null;
  readonly bike: SavedBike;
  /** Position among the bikes, also those that were removed before; null if the bike was waiting. */
  readonly index: number | null;
  readonly wasActive: boolean;
  /** Id of the waiting bike that replaced the bike. */
  readonly replacedBy?: string;
}

/** Removes a bike. Returns the stored bikes unchanged if it is gone already. */
export function withRemoval(stored: StoredBikes, { bike, index, replacedBy }: BikeRemoval): StoredBikes {
  const without = (bikes: StoredBikes['bikes']) => withoutBike(bikes, bike.id);
  if (index === null) return { ...stored, waiting: without(stored.waiting) };
  if (replacedBy === undefined) return { ...stored, bikes: without(stored.bikes) };
  return withKept({ ...stored, bikes: without(stored.bikes) }, replacedBy, index);
}

/** Moves a waiting bike to the others. */
export function withKept(stored: StoredBikes, id: string, index = stored.bikes.length): StoredBikes {
  const kept = bikeWithId(stored.waiting, id);
  const isAdded = stored.bikes.length < maxBikes && bikeWithId(stored.bikes, id) === undefined;
  if (kept === undefined || !isAdded) return stored;
  return { ...stored, waiting: withoutBike(stored.waiting, id), bikes: withBike(stored.bikes, kept, index) };
}

/** Restores a removed bike. It waits if there is no room. */
export function withoutRemoval(
  stored: StoredBikes,
  { bike, index, replacedBy = '' }: BikeRemoval,
): StoredBikes {
  if (isRestored(stored, bike)) return stored;
  if (index === null) return withWaiting(stored, [bike]);
  const kept = bikeWithId(stored.bikes, replacedBy);
  const { bikes, waiting } = stored;
  const before =
    kept === undefined
      ? stored
      : { ...stored, bikes: withoutBike(bikes, replacedBy), waiting: [...waiting, kept] };
  if (before.bikes.length >= maxBikes)
    return withWaiting(before, [{ ...bike, name: freeName([...bikes, ...waiting], bike.name) }]);
  return { ...before, bikes: withBike(before.bikes, bike, index) };
}

export const isRestored = ({ bikes, waiting }: StoredBikes, { id }: SavedBike): boolean =>
  bikeWithId([...bikes, ...waiting], id) !== undefined;

/** Returns the ids of the bikes in order, with those that were removed, newest first in `removals`. */
export const orderOf = (bikes: Bikes, removals: readonly BikeRemoval[]): readonly string[] =>
  removals.toReversed().reduce<readonly string[]>(
    (ids, { bike, index }) => (index === null ? ids : ids.toSpliced(index, 0, bike.id)),
    bikes.map(({ id }) => id),
  );

/** Returns a removal with its present position among the bikes. */
export function placed(removal: BikeRemoval, bikes: Bikes, removals: readonly BikeRemoval[]): BikeRemoval {
  if (removal.index === null) return removal;
  const order = orderOf(bikes, removals);
  const before = order.slice(0, order.indexOf(removal.bike.id));
  return { ...removal, index: before.filter((id) => bikeWithId(bikes, id) !== undefined).length };
}
