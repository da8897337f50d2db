import { useMemo, useSyncExternalStore } from 'react';
import { localItems } from '../../services/browser-storage.ts';
import { mergeCarts, parseLines, withoutLine, type CartLine } from './public/cart-lines.ts';
import {
  announceCart,
  cartKey,
  changeCart,
  guestKey,
  onCartChange,
  waitingSuffix,
} from './public/cart-store.ts';

/** Lines of the guest cart that did not fit in the user's, or that could not be stored. */
export function useWaitingLines(): readonly CartLine[] {
  const text = useSyncExternalStore(onCartChange, readWaiting, () => '');
  return useMemo(() => parseTexts(text), [text]);
}

export const waitingLines = () => parseTexts(readWaiting());

const parseTexts = (text: string) =>
  mergeCarts(...text.split('\n').map((lines) => parseLines(lines, Infinity)));

/** Adds waiting lines to the cart. */
export function addWaiting(lines: readonly CartLine[]): void {
  if (changeCart((all) => mergeCarts(all, lines))) discardWaiting(lines);
}

export function discardWaiting(lines: readonly CartLine[]): void {
  for (const key of waitingKeys()) {
    const stored = parseLines(localItems.read(key), Infinity);
    const rest = lines.reduce((all, { productId }) => withoutLine(all, productId), stored);
    if (rest.length === 0) localItems.remove(key);
    else if (rest.length < stored.length) localItems.write(key, JSON.stringify(rest));
  }
  announceCart();
}

/** Returns the texts of the waiting lines, one per line. */
const readWaiting = () =>
  waitingKeys()
    .map((key) => localItems.read(key) ?? '[]')
    .join('\n');

/** Returns the keys of a signed-in user's waiting lines: those that did not fit, and a guest cart that is not merged. */
function waitingKeys(): readonly string[] {
  const key = cartKey();
  return key === guestKey ? [] : [key + waitingSuffix, guestKey];
}
