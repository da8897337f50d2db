/** Shared by all tabs, until removed. */
export const localItems = itemsOf(() => localStorage);

/** Kept for this tab, until it is closed. */
export const tabItems = itemsOf(() => sessionStorage);

/** Wraps a storage that the browser may block or that may be full: writes are then lost, and reads find nothing. */
function itemsOf(storage: () => Storage) {
  const tryStorage = <T>(act: (items: Storage) => T): T | null => {
    try {
      return act(storage());
    } catch {
      return null;
    }
  };
  return {
    read: (key: string) => tryStorage((items) => items.getItem(key)),
    write: (key: string, value: string) => tryStorage((items) => items.setItem(key, value)),
    remove: (key: string) => tryStorage((items) => items.removeItem(key)),
  };
}
