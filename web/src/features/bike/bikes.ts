import { useMemo, useSyncExternalStore } from 'react';
import type { Bike } from '@pedalworks/contract/fit';
import { onAccessTokenChange } from '../../services/access-token.ts';
import { localItems } from '../../services/browser-storage.ts';
import { notify } from '../../services/notify.ts';
import { activeBikeKey, bikesKey, guestKey } from './bike-keys.ts';
import { bikeNamed, isSyncDue, mergeBikes, parseStored, withWaiting, type StoredBikes } from './bike-list.ts';
import {
  changeEvent,
  currentUid,
  readActive,
  readStored,
  readText,
  renameActive,
  writeActive,
  writeStored,
} from './bike-store.ts';

export function useBikes(): readonly Bike[] {
  return useStoredBikes().bikes;
}

/** Returns the bikes with the state of their copy in the account. */
export function useStoredBikes(): StoredBikes {
  const text = useSyncExternalStore(onBikesChange, readText, () => null);
  return useMemo(() => parseStored(text), [text]);
}

/** Returns the bike that parts are judged against, or null if none is chosen. */
export function useActiveBike(): Bike | null {
  const bikes = useBikes();
  const name = useSyncExternalStore(onBikesChange, readActive, () => null);
  return bikeNamed(bikes, name) ?? null;
}

/** Changes the bikes of the current user. Shows an error toast and returns false if storage is blocked. */
export function saveBikes(change: (bikes: readonly Bike[]) => readonly Bike[]): boolean {
  return changeStored((stored) => ({ ...stored, bikes: change(stored.bikes) }));
}

export function changeStored(change: (stored: StoredBikes) => StoredBikes): boolean {
  mergeGuestBikes();
  const uid = currentUid();
  const isSaved = writeStored(uid, { ...change(parseStored(readText())), failedAt: 0 });
  if (isSaved) syncIfNeeded();
  else
    notify.error(
      'Your bike was not saved',
      'Your browser blocks stored data. Allow it for this shop and try again.',
    );
  return isSaved;
}

/** Chooses the bike that parts are judged against; null for none. */
export function setActiveBike(name: string | null): void {
  writeActive(currentUid(), name);
}

function onBikesChange(listener: () => void): () => void {
  const onChange = () => {
    mergeGuestBikes();
    listener();
    syncIfNeeded();
  };
  mergeGuestBikes();
  syncIfNeeded();
  addEventListener('storage', onChange);
  addEventListener(changeEvent, onChange);
  addEventListener('online', retrySync);
  const unsubscribe = onAccessTokenChange(onChange);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener(changeEvent, onChange);
    removeEventListener('online', retrySync);
    unsubscribe();
  };
}

/** Moves the guest's bikes to the signed-in user. Keeps the active bike. */
function mergeGuestBikes(): void {
  const uid = currentUid();
  const guestText = localItems.read(guestKey);
  if (uid === null || guestText === null) return;
  const stored = readStored(uid);
  const guest = parseStored(guestText).bikes;
  const { bikes, waiting, renamed } = mergeBikes({ base: [], mine: guest, theirs: stored.bikes });
  const merged = withWaiting({ ...stored, bikes }, waiting);
  const text = JSON.stringify(merged);
  localItems.write(bikesKey(uid), text);
  // Keeps the guest's bikes if the storage is full.
  if (localItems.read(bikesKey(uid)) !== text) return;
  localItems.remove(guestKey);
  const active = bikeNamed(guest, localItems.read(activeBikeKey(null)))?.name;
  localItems.remove(activeBikeKey(null));
  if (active === undefined) return;
  localItems.write(activeBikeKey(uid), active);
  renameActive(uid, renamed);
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
  import('./sync-bikes.ts')
    .then(({ syncBikes }) => syncBikes(uid))
    .catch(() => {
      if (currentUid() === uid) writeStored(uid, { ...readStored(uid), failedAt: Date.now() });
    });
}
