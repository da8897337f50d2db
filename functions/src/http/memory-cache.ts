import { LRUCache } from 'lru-cache';

export type MemoryCache<Value extends object> = ReturnType<typeof memoryCache<Value>>;

interface CacheSettings<Value> {
  readonly secondsOf: (value: Value) => number;
  readonly maxSize: number;
  readonly sizeOf: (value: Value) => number;
}

/** Caches values in memory. Concurrent callers share one call of `make`; failures are not cached. */
export function memoryCache<Value extends object>(settings: CacheSettings<Value>) {
  const { secondsOf, maxSize, sizeOf } = settings;
  const cache = new LRUCache<string, Value, () => Promise<Value>>({
    max: 2000,
    maxSize,
    sizeCalculation: (value, key) => sizeOf(value) + key.length,
    // If the cache is cleared while a value is made, waiting callers receive the value, but it is not cached.
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

export function noCache<Value extends object>(_settings: CacheSettings<Value>): MemoryCache<Value> {
  return { get: (_key, make) => make(), clear: () => undefined };
}
