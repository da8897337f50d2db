import type { Endpoint, Noun } from '@pedalworks/contract';
import type { Response } from 'express';
import type { Caller } from '../model/caller.ts';
import { isAnswered, type AnyInput, type Middleware } from './handler.ts';
import { memoryCache, noCache, type MemoryCache } from './memory-cache.ts';
import { nextLink, type PublicAnswer, type TooLarge } from './paging.ts';
import { etagMatches, etagOf } from './version.ts';

type CacheEntry = PublicAnswer | TooLarge;

export type ResponseCache = ReturnType<typeof responseCache>;

/** Browsers revalidate each time; only the CDN serves stale lists (docs/decisions/020-what-may-be-stale.md). */
const listCaching = 'public, max-age=0, must-revalidate, s-maxage=30, stale-while-revalidate=60';
const constantCaching = 'public, max-age=86400, s-maxage=86400';
const pictureCaching = 'public, max-age=31536000, s-maxage=31536000, immutable';

/** Cached lists to clear after a write. For example, an order changes the stock in the list of products. */
const invalidatedBy: Partial<Record<Noun, readonly Noun[]>> = {
  orders: ['products'],
  payments: ['products', 'reviews'],
  refunds: ['products', 'reviews'],
  products: ['products', 'reviews'],
  reviews: ['reviews', 'products'],
};

const maxCacheSize = 24 * 1024 * 1024;

/** Caches responses for `seconds`; 0 disables the cache. */
export function responseCache(seconds: number) {
  const byNoun = new Map<Noun, MemoryCache<CacheEntry>>();
  const createCache = seconds === 0 ? noCache : memoryCache;
  const cacheOf = (noun: Noun) => {
    const sizeOf = ({ body }: CacheEntry) => (body?.length ?? 0) + 1;
    const found =
      byNoun.get(noun) ?? createCache({ secondsOf: () => seconds, maxSize: maxCacheSize, sizeOf });
    byNoun.set(noun, found);
    return found;
  };
  return {
    clear: (noun: Noun) => {
      for (const changed of invalidatedBy[noun] ?? [noun]) byNoun.get(changed)?.clear();
    },
    serve:
      (endpoint: Endpoint, readAnswer: (input: AnyInput) => Promise<CacheEntry>): Middleware =>
      async (_request, response, next) => {
        const { input, caller } = response.locals;
        if (isAnswered(response)) return;
        if (input === undefined || !isShared(caller, endpoint)) {
          next();
          return;
        }
        const key = JSON.stringify([endpoint.name, input.params, input.query]);
        // Concurrent requests share one read.
        const answer = await cacheOf(endpoint.noun).get(key, () => readAnswer(input));
        if (isAnswered(response)) return;
        if (answer.body === null) {
          response.set('Cache-Control', listCaching);
          next();
          return;
        }
        if (answer.nextCursor !== null) response.set('Link', nextLink(input.query, answer.nextCursor));
        const type = endpoint.answerType === 'webp' ? 'image/webp' : 'application/json';
        response.status(endpoint.status).type(type);
        sendCacheable(response, cachingOf(endpoint), answer);
      },
  };
}

function cachingOf({ answerType, isConstant }: Endpoint): string {
  if (answerType === 'webp') return pictureCaching;
  return isConstant === true ? constantCaching : listCaching;
}

/** True if the cached response may be sent: pictures to all, unpaged data to non-admins, paged lists to guests. */
function isShared(caller: Caller | null | undefined, { paged, answerType }: Endpoint): boolean {
  return !caller || answerType === 'webp' || (paged !== true && !caller.admin);
}

export function sendCacheable(
  response: Response,
  caching: string,
  { body, etag = etagOf(body) }: { readonly body: Buffer; readonly etag?: string },
): void {
  response.set({ ETag: etag, 'Cache-Control': caching });
  if (etagMatches(etag, response.req.headers['if-none-match']))
    response.status(304).removeHeader('Content-Type');
  response.end(response.statusCode === 304 ? undefined : body);
}
