/** For all tabs, until it is removed. */
export const localItems = itemsOf(() => localStorage);

/** For this tab, until it is closed. */
export const tabItems = itemsOf(() => sessionStorage);

/**
 * What the browser keeps for this shop. It may refuse, by its settings or because its disk is full: then it keeps nothing,
 * and reading finds nothing.
 * @param storage reads the property, which may throw (blocked cookies)
 */
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
