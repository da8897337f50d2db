import { useMemo, useSyncExternalStore } from 'react';
import { maxOrderLines } from '@pedalworks/contract/numbers';
import { onAccessTokenChange } from '../../services/access-token.ts';
import { localItems } from '../../services/browser-storage.ts';
import { notify } from '../../services/notify.ts';
import { currentSession } from '../../services/session.ts';
import { parseLines, mergeCarts, type CartLine } from './cart-lines.ts';

/** Storage key of the guest cart. The key of a signed-in user's cart also contains the uid. */
const guestKey = 'cart';
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
  const text = JSON.stringify(lines);
  localItems.write(cartKey(), text);
  dispatchEvent(new Event(changeEvent));
  if (readText() === text) return true;
  notify.error(
    'Your cart was not changed',
    'Your browser blocks stored data. Allow it for this shop and try again.',
  );
  return false;
}

export function removeCart(uid: string): void {
  localItems.remove(keyOf(uid));
}

const keyOf = (uid: string) => `${guestKey}-${uid}`;

const readText = () => localItems.read(cartKey());

function cartKey(): string {
  const session = currentSession();
  return session === null ? guestKey : keyOf(session.uid);
}

function onCartChange(listener: () => void): () => void {
  const onChange = () => {
    mergeGuestCart();
    listener();
  };
  mergeGuestCart();
  addEventListener('storage', onChange);
  addEventListener(changeEvent, onChange);
  const unsubscribe = onAccessTokenChange(onChange);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener(changeEvent, onChange);
    unsubscribe();
  };
}

function mergeGuestCart(): void {
  const guestText = localItems.read(guestKey);
  const key = cartKey();
  if (guestText === null || key === guestKey) return;
  localItems.write(key, JSON.stringify(mergeCarts(parseLines(localItems.read(key)), parseLines(guestText))));
  localItems.remove(guestKey);
}
