import { LRUCache } from 'lru-cache';

export type Memory<Value extends object> = ReturnType<typeof memory<Value>>;

interface MemorySettings<Value> {
  readonly secondsOf: (value: Value) => number;
  readonly maxSize: number;
  readonly sizeOf: (value: Value) => number;
}

/**
 * Keeps values in memory until they expire; the least recently used leave first. Concurrent callers share one `make`; failures
 * are not kept.
 */
export function memory<Value extends object>(settings: MemorySettings<Value>) {
  const { secondsOf, maxSize, sizeOf } = settings;
  const cache = new LRUCache<string, Value, () => Promise<Value>>({
    max: 2000,
    maxSize,
    sizeCalculation: (value, key) => sizeOf(value) + key.length,
    // What was being made when it was cleared goes to those who wait for it, and is not kept.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: make, options }) => {
      const value = await make();
      options.ttl = secondsOf(value) * 1000;
      return value;
    },
  });
  return {
    get: (key: string, make: () => Promise<Value>) => cache.forceFetch(key, { context: make }),
    clear: () => {
      cache.clear();
    },
  };
}

/** Keeps nothing. */
export function noMemory<Value extends object>(_settings: MemorySettings<Value>): Memory<Value> {
  return { get: (_key, make) => make(), clear: () => undefined };
}
