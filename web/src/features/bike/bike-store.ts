import type { SavedBike } from '@pedalworks/contract/bike-ids';
import { localItems } from '../../services/browser-storage.ts';
import { currentSession } from '../../services/session.ts';
import { followBikes, followGuestBikes, type MovedBikes } from '../cart/public/follow-bikes.ts';
import { activeBikeKey, bikesKey } from './public/bike-keys.ts';
import { activeBikeOf, bikeWithId, noBike, parseStored, type Bikes, type StoredBikes } from './bike-list.ts';
import type { MergedBikes } from './merge-bikes.ts';

/** Event of this page that announces changed bikes. Other tabs get a `storage` event. */
export const bikesChanged = 'bikes-changed';

export const currentUid = (): string | null => currentSession()?.uid ?? null;

export const readText = (): string | null => localItems.read(bikesKey(currentUid()));
export const readChoice = (): string | null => localItems.read(activeBikeKey(currentUid()));

export const currentStored = (): StoredBikes => parseStored(readText());

export const currentActiveBike = (): SavedBike | null => activeBikeOf(currentStored().bikes, readChoice());

export const readStored = (uid: string): StoredBikes => parseStored(localItems.read(bikesKey(uid)));

/** Stores bikes and notifies this page. Returns false if storage is blocked. */
export function writeStored(uid: string | null, stored: StoredBikes): boolean {
  const before = localItems.read(bikesKey(uid));
  if (!writeText(uid, stored)) return false;
  if (localItems.read(bikesKey(uid)) === before) return true;
  pinActive(uid, parseStored(before), stored);
  dispatchEvent(new Event(bikesChanged));
  return true;
}

/** Stores bikes. Returns false if storage is blocked or full. */
export function writeText(uid: string | null, stored: StoredBikes): boolean {
  const { isDamaged: _, ...kept } = stored;
  const text = JSON.stringify(uid === null ? [...stored.bikes, ...stored.waiting] : kept);
  return localItems.write(bikesKey(uid), text);
}

/** Stores the id of the active bike if its name was stored, or if it was the only bike and no longer is. */
function pinActive(uid: string | null, before: StoredBikes, { bikes }: StoredBikes): void {
  const key = activeBikeKey(uid);
  const choice = localItems.read(key);
  const id = activeBikeOf(before.bikes, choice)?.id;
  const isPinned = choice !== null && bikeWithId(bikes, choice) !== undefined;
  if (isPinned || id === undefined || bikeWithId(bikes, id) === undefined) return;
  if (choice !== null || bikes.length > 1) localItems.write(key, id);
}

/** Stores a choice: the id of the active bike, `noBike`, or null for no choice. */
export function writeChoice(uid: string | null, choice: string | null): void {
  if (choice === null) localItems.remove(activeBikeKey(uid));
  else localItems.write(activeBikeKey(uid), choice);
  dispatchEvent(new Event(bikesChanged));
}

/** Gives the active bike and the bikes of cart lines their new ids. A waiting bike is no longer active. */
export function followMoved(uid: string, moved: MovedBikes): void {
  if (moved.size === 0) return;
  followBikes(uid, moved);
  const id = activeBikeOf(readStored(uid).bikes, localItems.read(activeBikeKey(uid)))?.id;
  if (id !== undefined && moved.has(id)) writeChoice(uid, moved.get(id) ?? null);
}

type Moved = Pick<MergedBikes, 'bikes' | 'moved'>;

/** Moves a guest's choices to a user: the active bike, and the bikes of cart lines. */
export function moveGuestChoices(uid: string, guest: Bikes, { bikes, moved }: Moved): void {
  followGuestBikes(uid, moved);
  const choice = localItems.read(activeBikeKey(null));
  localItems.remove(activeBikeKey(null));
  const id = activeBikeOf(guest, choice)?.id ?? '';
  const followed = bikeWithId(bikes, moved.get(id) ?? id)?.id;
  const isNoneChosen = choice === noBike && localItems.read(activeBikeKey(uid)) === null;
  if (followed !== undefined || isNoneChosen) localItems.write(activeBikeKey(uid), followed ?? noBike);
}
