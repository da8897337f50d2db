export const localItems = itemsOf(() => localStorage);

export const tabItems = itemsOf(() => sessionStorage);

/** Parses stored JSON. Returns null if it is missing or damaged: other versions of the shop may have written it. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Wraps a storage that may be blocked or full: failed writes are ignored, failed reads return null. */
function itemsOf(storage: () => Storage) {
  const tryStorage = <T>(act: (items: Storage) => T): T | null => {
    try {
      return act(storage());
    } catch {
      return null;
    }
  };
  const read = (key: string) => tryStorage((items) => items.getItem(key));
  return {
    read,
    /** Returns false if the value is not stored. */
    write: (key: string, value: string): boolean => {
      tryStorage((items) => items.setItem(key, value));
      return read(key) === value;
    },
    remove: (key: string) => tryStorage((items) => items.removeItem(key)),
  };
}
