import { useMemo, useSyncExternalStore } from 'react';
import type { SavedBike } from '@pedalworks/contract/bike-ids';
import { localItems } from '../../../services/browser-storage.ts';
import { notifyNotStored, onStoredChange } from '../../../services/stored-data.ts';
import { guestBikesKey } from './bike-keys.ts';
import {
  activeBikeOf,
  isSyncDue,
  noBike,
  parseStored,
  withWaiting,
  type Bikes,
  type StoredBikes,
} from '../bike-list.ts';
import {
  bikesChanged,
  currentStored,
  currentUid,
  moveGuestChoices,
  readChoice,
  readStored,
  readText,
  writeChoice,
  writeStored,
  writeText,
} from '../bike-store.ts';
import { mergeBikes } from '../merge-bikes.ts';

export function useBikes(): Bikes {
  return useStoredBikes().bikes;
}

/** Returns the bikes with the state of their copy in the account. */
export function useStoredBikes(): StoredBikes {
  const text = useSyncExternalStore(onBikesChange, readText, () => null);
  return useMemo(() => parseStored(text), [text]);
}

/** Returns the bike that parts are judged against: the chosen or the only one, or null. */
export function useActiveBike(): SavedBike | null {
  const bikes = useBikes();
  const choice = useSyncExternalStore(onBikesChange, readChoice, () => null);
  return activeBikeOf(bikes, choice);
}

/** Changes the bikes of the current user. Shows an error toast and returns false if storage is blocked. */
export function saveBikes(change: (bikes: Bikes) => Bikes): boolean {
  return changeStored((stored) => ({ ...stored, bikes: change(stored.bikes) }));
}

export function changeStored(change: (stored: StoredBikes) => StoredBikes): boolean {
  mergeGuestBikes();
  const isSaved = writeStored(currentUid(), { ...change(currentStored()), failedAt: 0 });
  if (isSaved) syncIfNeeded();
  else notifyNotStored('Your bike was not saved');
  return isSaved;
}

/** Chooses the bike that parts are judged against by id; null for none. */
export function setActiveBike(id: string | null): void {
  writeChoice(currentUid(), id ?? noBike);
}

function onBikesChange(listener: () => void): () => void {
  const onChange = () => {
    mergeGuestBikes();
    listener();
    syncIfNeeded();
  };
  mergeGuestBikes();
  syncIfNeeded();
  addEventListener('online', retrySync);
  // Another device may have changed the bikes meanwhile.
  addEventListener('focus', syncIfNeeded);
  const unsubscribe = onStoredChange(bikesChanged, onChange);
  return () => {
    removeEventListener('online', retrySync);
    removeEventListener('focus', syncIfNeeded);
    unsubscribe();
  };
}

/** Moves the guest's bikes to the signed-in user. Keeps the active bike. */
function mergeGuestBikes(): void {
  const uid = currentUid();
  const guestText = localItems.read(guestBikesKey);
  if (uid === null || guestText === null) return;
  const stored = readStored(uid);
  const guest = parseStored(guestText);
  const { bikes, waiting, moved } = mergeBikes({
    base: [],
    mine: [...guest.bikes, ...guest.waiting],
    theirs: stored.bikes,
  });
  // Keeps the guest's bikes if the storage is full.
  if (!writeText(uid, withWaiting({ ...stored, bikes }, waiting))) return;
  localItems.remove(guestBikesKey);
  moveGuestChoices(uid, guest.bikes, { bikes, moved });
}

/** Saves the bikes to the account again after a failure. */
export function retrySync(): void {
  const uid = currentUid();
  if (uid !== null && readStored(uid).failedAt > 0) writeStored(uid, { ...readStored(uid), failedAt: 0 });
}

/** Loads the code that saves to the account only if the stored copy differs from it or is old. */
function syncIfNeeded(): void {
  const uid = currentUid();
  if (uid === null || !isSyncDue(readStored(uid))) return;
  import('../sync-bikes.ts')
    .then(({ syncBikes }) => syncBikes(uid))
    .catch(() => {
      if (currentUid() === uid) writeStored(uid, { ...readStored(uid), failedAt: Date.now() });
    });
}
