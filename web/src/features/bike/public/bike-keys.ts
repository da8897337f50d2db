import { localItems } from '../../../services/browser-storage.ts';

/** Storage key of the guest's bikes. The key of a signed-in user's bikes also contains the uid. */
export const guestBikesKey = 'bikes';
const activeKey = 'bike-active';

export const bikesKey = (uid: string | null): string =>
  uid === null ? guestBikesKey : `${guestBikesKey}-${uid}`;
export const activeBikeKey = (uid: string | null): string =>
  uid === null ? activeKey : `${activeKey}-${uid}`;

/** Removes a user's bikes from this browser. The account keeps its copy. */
export function forgetBikes(uid: string): void {
  localItems.remove(bikesKey(uid));
  localItems.remove(activeBikeKey(uid));
}

/** Selector of an element in a prerendered page whose visitor has stored a bike. See `storedBikeScript`. */
export const withStoredBike = '[data-bike] &';
