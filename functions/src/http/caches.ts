import type { CallName, endpoints } from '@pedalworks/contract';
import { LRUCache } from 'lru-cache';
import type { ChangeKind } from '../model/public-changes.ts';

/**
 * All caches of the shop (docs/decisions/020-what-may-be-stale.md): `Cache-Control` of the responses, then the caches
 * of a process. `memoized` values of the compatibility rules are none: they depend on one immutable object and are
 * dropped with it.
 */
export const cacheControl = {
  none: 'no-store',
  /** Browsers revalidate each time. Only the CDN serves stale lists. */
  lists: 'public, max-age=0, must-revalidate, s-maxage=30, stale-while-revalidate=50',
  /** Responses that change with deployments only. */
  constants: 'public, max-age=86400, s-maxage=86400',
  documents: 'public, max-age=0, s-maxage=300',
  /** Pictures, whose addresses contain a hash of their content. */
  pictures: 'public, max-age=31536000, s-maxage=31536000, immutable',
  pages: 'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=540',
  /** Missing pages and redirects, because a part with the requested slug may soon be added. */
  missingPages: 'public, max-age=0, must-revalidate, s-maxage=5',
  sharePictures: 'public, max-age=86400, s-maxage=604800',
} as const;

interface CacheTerms {
  /** Maximum age, because other processes also write; undefined for `PUBLIC_CACHE_SECONDS`. */
  readonly seconds?: number;
  readonly megabytes: number;
  readonly isAlwaysOn?: boolean;
  /** Changes by this process that clear the cache. Other processes notice them by age only. */
  readonly clearedBy: readonly ChangeKind[];
}

export type CacheableCall = {
  [Name in CallName]: (typeof endpoints)[Name] extends { readonly cacheable: true } ? Name : never;
}[CallName];

const day = 86_400;

/** Responses to public calls, shared by everyone but admins. */
const responses = {
  listProducts: { megabytes: 16, clearedBy: ['products', 'stock'] },
  listCatalogue: { megabytes: 8, clearedBy: ['products', 'stock'] },
  getProduct: { megabytes: 8, clearedBy: ['products', 'stock'] },
  getProductFit: { megabytes: 8, clearedBy: ['products'] },
  judgeFit: { megabytes: 4, clearedBy: ['products'] },
  listReviews: { megabytes: 16, clearedBy: ['reviews', 'products'] },
  listInterfaces: { seconds: day, megabytes: 1, clearedBy: [] },
  listOwnerPages: { megabytes: 1, clearedBy: ['owner-pages'] },
  getOwnerPage: { megabytes: 4, clearedBy: ['owner-pages'] },
  getImage: { seconds: day, megabytes: 24, clearedBy: [] },
} as const satisfies Record<CacheableCall, CacheTerms>;

export const cacheTerms = {
  ...responses,
  /** Active products, their list entries and `fitsWith`. Products that this process changes are read again one by one. */
  catalogue: { seconds: 30, megabytes: 1, clearedBy: [], isAlwaysOn: true },
  /** Ids of products by former slugs, and by part numbers that look like slugs. */
  productNames: { seconds: 30, megabytes: 1, clearedBy: ['products'] },
  /** Rendered pages. Sales do not clear them, because rendering takes long: a page's stock may be a minute old. */
  pages: { seconds: 60, megabytes: 32, clearedBy: ['products', 'settings', 'owner-pages'] },
  missingPages: { seconds: 5, megabytes: 1, clearedBy: ['products', 'owner-pages'] },
  /** By the hash of the picture that a share picture shows. */
  sharePictures: { seconds: day, megabytes: 16, clearedBy: [] },
  /** Numbers of closed orders, because counting a million orders takes seconds. */
  closedOrders: { seconds: 60, megabytes: 1, clearedBy: ['closed-orders'] },
} as const satisfies Record<string, CacheTerms>;

export type CacheName = keyof typeof cacheTerms;

export interface MemoryCache<Value extends object> {
  readonly peek: (key: string) => Value | undefined;
  /** Returns the cached value, or that of `make`. Concurrent callers share one call; failures are not cached. */
  readonly get: (key: string, make: () => Promise<Value>) => Promise<Value>;
}

export type Caches = ReturnType<typeof openCaches>;

/** @param publicSeconds the setting `PUBLIC_CACHE_SECONDS`; 0 disables all caches except `isAlwaysOn` */
export function openCaches(publicSeconds: number) {
  const clears: { readonly clearedBy: readonly ChangeKind[]; readonly clear: () => void }[] = [];
  return {
    isEnabled: publicSeconds !== 0,
    /** @param termsOf names the terms that decide a value's age; by default those of the cache */
    open: <Value extends object>(
      name: CacheName,
      sizeOf: (value: Value) => number,
      termsOf: (value: Value) => CacheName = () => name,
    ): MemoryCache<Value> => {
      const { megabytes, clearedBy, isAlwaysOn = false }: CacheTerms = cacheTerms[name];
      if (publicSeconds === 0 && !isAlwaysOn) return uncached();
      const secondsOf = (value: Value) => {
        const { seconds = publicSeconds }: CacheTerms = cacheTerms[termsOf(value)];
        return seconds;
      };
      const cache = lruCache<Value>({ maxSize: megabytes * 1024 * 1024, sizeOf, secondsOf });
      clears.push({ clearedBy, clear: () => cache.clear() });
      return {
        peek: (key) => cache.peek(key),
        get: (key, make) => cache.forceFetch(key, { context: make }),
      };
    },
    /** Clears the caches that a change makes stale. */
    clear: (kinds: ReadonlySet<ChangeKind>) => {
      for (const { clearedBy, clear } of clears) if (clearedBy.some((kind) => kinds.has(kind))) clear();
    },
  };
}

const maxEntries = 2000;

interface CacheLimits<Value> {
  readonly maxSize: number;
  readonly sizeOf: (value: Value) => number;
  readonly secondsOf: (value: Value) => number;
}

function lruCache<Value extends object>({ maxSize, sizeOf, secondsOf }: CacheLimits<Value>) {
  return new LRUCache<string, Value, () => Promise<Value>>({
    max: maxEntries,
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
}

const uncached = <Value extends object>(): MemoryCache<Value> => ({
  peek: () => undefined,
  get: (_key, make) => make(),
});
