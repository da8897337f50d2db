import { localItems } from '../../../services/browser-storage.ts';
import { guestMark, parseLines } from './cart-lines.ts';
import { announceCart, guestKey, keysOf, saveLines } from './cart-store.ts';

/** New ids of bikes that are stored under another id. Waiting bikes that keep their id have null. */
export type MovedBikes = ReadonlyMap<string, string | null>;

/** Gives the lines of a user's cart the new ids of their bikes. */
export function followBikes(uid: string, moved: MovedBikes): void {
  changeChoices(keysOf(uid), (id) => moved.get(id) ?? id);
}

/** Gives the lines that a guest added the ids of their bikes in the account. */
export function followGuestBikes(uid: string, moved: MovedBikes): void {
  const follow = (id: string) => moved.get(id) ?? id;
  changeChoices([guestKey], follow);
  changeChoices(keysOf(uid), (id) => (id.startsWith(guestMark) ? follow(id.slice(guestMark.length)) : id));
}

function changeChoices(keys: readonly string[], newId: (bikeId: string) => string): void {
  for (const key of keys) {
    const lines = parseLines(localItems.read(key), Infinity);
    const changed = lines.map((line) =>
      line.bikeId === undefined ? line : { ...line, bikeId: newId(line.bikeId) },
    );
    if (changed.some(({ bikeId }, index) => bikeId !== lines[index]?.bikeId)) saveLines(key, changed);
  }
  announceCart();
}
