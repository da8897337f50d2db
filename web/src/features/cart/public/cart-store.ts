import { useMemo, useSyncExternalStore } from 'react';
import { maxOrderLines } from '@pedalworks/contract/numbers';
import { localItems } from '../../../services/browser-storage.ts';
import { notify } from '../../../services/notify.ts';
import { currentSession } from '../../../services/session.ts';
import { notifyNotStored, onStoredChange } from '../../../services/stored-data.ts';
import { guestBikesKey } from '../../bike/public/bike-keys.ts';
import { ofGuest, parseLines, mergeCarts, type CartLine } from './cart-lines.ts';

/** Storage key of the guest cart. The key of a signed-in user's cart also contains the uid. */
export const guestKey = 'cart';
const changeEvent = 'cart-changed';

export function useCart(): readonly CartLine[] {
  const text = useSyncExternalStore(onCartChange, readText, () => null);
  return useMemo(() => parseLines(text), [text]);
}

export const currentCart = () => parseLines(readText());

/** Changes the stored cart. Shows an error toast and returns false if the cart is full or storage is blocked. */
export function changeCart(change: (lines: readonly CartLine[]) => readonly CartLine[]): boolean {
  mergeGuestCart();
  const lines = change(currentCart());
  if (lines.length > maxOrderLines) {
    notify.error(
      'Your cart is full',
      `It holds up to ${String(maxOrderLines)} different parts. Order or remove some first.`,
    );
    return false;
  }
  const isSaved = saveLines(cartKey(), lines);
  announceCart();
  if (isSaved) return true;
  notifyNotStored('Your cart was not changed');
  return false;
}

/** Stores cart lines. Returns false if storage is blocked or full. */
export const saveLines = (key: string, lines: readonly CartLine[]): boolean =>
  localItems.write(key, JSON.stringify(lines));

export const announceCart = () => dispatchEvent(new Event(changeEvent));

export function removeCart(uid: string): void {
  for (const key of keysOf(uid)) localItems.remove(key);
}

const keyOf = (uid: string) => `${guestKey}-${uid}`;

/** Returns the storage keys of a user's cart and waiting lines. */
export const keysOf = (uid: string): readonly string[] => [keyOf(uid), keyOf(uid) + waitingSuffix];

/** Ends the storage key of the guest's lines that did not fit in a user's cart. */
export const waitingSuffix = '-waiting';

const readText = () => localItems.read(cartKey());

export function cartKey(): string {
  const session = currentSession();
  return session === null ? guestKey : keyOf(session.uid);
}

export function onCartChange(listener: () => void): () => void {
  const onChange = () => {
    mergeGuestCart();
    listener();
  };
  mergeGuestCart();
  return onStoredChange(changeEvent, onChange);
}

/** Merges the guest cart into the user's. Lines that do not fit wait; the guest cart stays if storage is full. */
function mergeGuestCart(): void {
  const guestText = localItems.read(guestKey);
  const key = cartKey();
  if (guestText === null || key === guestKey) return;
  const guestLines = parseLines(guestText);
  // The guest's bikes may get other ids when they are merged, which follow-bikes.ts then resolves.
  const areBikesMerged = localItems.read(guestBikesKey) === null;
  const added = areBikesMerged ? guestLines : guestLines.map(ofGuest);
  const lines = mergeCarts(parseLines(localItems.read(key)), added);
  const excess = lines.slice(maxOrderLines);
  const waiting = mergeCarts(parseLines(localItems.read(key + waitingSuffix), Infinity), excess);
  const isSaved =
    (excess.length === 0 || saveLines(key + waitingSuffix, waiting)) &&
    saveLines(key, lines.slice(0, maxOrderLines));
  if (!isSaved) return;
  localItems.remove(guestKey);
  if (excess.length > 0) notify.error('Not all parts fit in your cart', 'Open the cart to choose.');
}
