import type { Bike } from '@pedalworks/contract/fit';
import { localItems } from '../../services/browser-storage.ts';
import { currentSession } from '../../services/session.ts';
import { activeBikeKey, bikesKey } from './bike-keys.ts';
import { bikeNamed, parseStored, type StoredBikes } from './bike-list.ts';

/** Event of this page that announces changed bikes. Other tabs get a `storage` event. */
export const changeEvent = 'bikes-changed';

export const currentUid = (): string | null => currentSession()?.uid ?? null;

export const readText = (): string | null => localItems.read(bikesKey(currentUid()));
export const readActive = (): string | null => localItems.read(activeBikeKey(currentUid()));

export const currentBikes = (): readonly Bike[] => parseStored(readText()).bikes;

export const currentActiveBike = (): Bike | null => bikeNamed(currentBikes(), readActive()) ?? null;

export const readStored = (uid: string): StoredBikes => parseStored(localItems.read(bikesKey(uid)));

/** Stores bikes and notifies this page. Returns false if storage is blocked. */
export function writeStored(uid: string | null, stored: StoredBikes): boolean {
  const text = JSON.stringify(uid === null ? stored.bikes : stored);
  const key = bikesKey(uid);
  if (localItems.read(key) === text) return true;
  localItems.write(key, text);
  dispatchEvent(new Event(changeEvent));
  return localItems.read(key) === text;
}

export function writeActive(uid: string | null, name: string | null): void {
  if (name === null) localItems.remove(activeBikeKey(uid));
  else localItems.write(activeBikeKey(uid), name);
  dispatchEvent(new Event(changeEvent));
}

/** Updates the active bike after a rename. A waiting bike is no longer active. */
export function renameActive(uid: string, renamed: Readonly<Record<string, string | null>>): void {
  const name = localItems.read(activeBikeKey(uid));
  if (name !== null && Object.hasOwn(renamed, name)) writeActive(uid, renamed[name] ?? null);
}
