import { vi } from 'vitest';

interface StorageOptions {
  /** Returns the maximum length of a stored text. */
  readonly quota?: () => number;
}

/** Replaces `localStorage`, which Node has not, and returns its items. */
export function stubStorage({ quota = () => Infinity }: StorageOptions = {}): Map<string, string> {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > quota()) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => items.delete(key),
  });
  return items;
}
