import { useMemo, useSyncExternalStore } from 'react';
import { maxOrderLines } from '@pedalworks/contract/numbers';
import { onAccessTokenChange } from '../../services/access-token.ts';
import { localItems } from '../../services/browser-storage.ts';
import { notify } from '../../services/notify.ts';
import { currentSession } from '../../services/session.ts';
import { linesIn, merged, type CartLine } from './cart-lines.ts';

/** One guest cart per browser, one cart per signed-in user. */
const guestKey = 'cart';
const changed = 'cart-changed';

/** The cart of the person at this browser, the same in every tab. */
export function useCart(): readonly CartLine[] {
  const text = useSyncExternalStore(onCartChange, readText, () => null);
  return useMemo(() => linesIn(text), [text]);
}

/** Reads the cart outside a component. */
export const currentCart = () => linesIn(readText());

/** Changes the stored cart. Returns false, after an error toast, if the browser cannot store it. */
export function changeCart(change: (lines: readonly CartLine[]) => readonly CartLine[]): boolean {
  adoptGuestCart();
  const lines = change(currentCart());
  if (lines.length > maxOrderLines) {
    notify.error(
      'Your cart is full',
      `It holds ${String(maxOrderLines)} different parts. Order these first.`,
    );
    return false;
  }
  const text = JSON.stringify(lines);
  localItems.write(cartKey(), text);
  dispatchEvent(new Event(changed));
  if (readText() === text) return true;
  notify.error(
    'Your cart was not changed',
    'Your browser does not let this shop keep anything. Allow it to and try again.',
  );
  return false;
}

/** Removes a deleted account's cart. */
export function forgetCart(uid: string): void {
  localItems.remove(keyOf(uid));
}

const keyOf = (uid: string) => `${guestKey}-${uid}`;

const readText = () => localItems.read(cartKey());

function cartKey(): string {
  const person = currentSession();
  return person === null ? guestKey : keyOf(person.uid);
}

function onCartChange(listener: () => void): () => void {
  const hear = () => {
    adoptGuestCart();
    listener();
  };
  adoptGuestCart();
  addEventListener('storage', hear);
  addEventListener(changed, hear);
  const stopHearingSessions = onAccessTokenChange(hear);
  return () => {
    removeEventListener('storage', hear);
    removeEventListener(changed, hear);
    stopHearingSessions();
  };
}

/** Merges the guest cart into the user's at sign-in. */
function adoptGuestCart(): void {
  const ofGuest = localItems.read(guestKey);
  const key = cartKey();
  if (ofGuest === null || key === guestKey) return;
  localItems.write(key, JSON.stringify(merged(linesIn(localItems.read(key)), linesIn(ofGuest))));
  localItems.remove(guestKey);
}
