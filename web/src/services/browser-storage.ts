/**
 * What the browser keeps for this shop. It may refuse, by its settings or because its disk is full: then it keeps nothing,
 * and reading finds nothing.
 */
export interface BrowserStorage {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
}

/** For all tabs, until it is removed. */
export const localItems = itemsOf(() => localStorage);

/** For this tab, until it is closed. */
export const tabItems = itemsOf(() => sessionStorage);

/** @param storage finds the storage; where it is refused, that alone throws */
function itemsOf(storage: () => Storage): BrowserStorage {
  const unlessRefused = <T>(act: (items: Storage) => T): T | null => {
    try {
      return act(storage());
    } catch {
      return null;
    }
  };
  return {
    read: (key) => unlessRefused((items) => items.getItem(key)),
    write: (key, value) => unlessRefused((items) => items.setItem(key, value)),
    remove: (key) => unlessRefused((items) => items.removeItem(key)),
  };
}
