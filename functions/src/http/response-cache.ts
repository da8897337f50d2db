import type { Endpoint } from '@pedalworks/contract';
import type { Response } from 'express';
import type { Caller } from '../model/caller.ts';
import { cacheControl, type CacheName, type Caches, type MemoryCache } from './caches.ts';
import { isAnswered, type AnyInput, type Middleware } from './handler.ts';
import { nextLink, type PublicAnswer, type TooLarge } from './paging.ts';
import { etagMatches, etagOf } from './version.ts';

type CacheEntry = PublicAnswer | TooLarge;

export interface CachedEndpoint {
  readonly caches: Caches;
  /** Returns one key for all names of a product. */
  readonly productKey: (name: string) => Promise<string>;
  readonly readAnswer: (input: AnyInput) => Promise<CacheEntry>;
  /** Limits of requests whose response is not cached. */
  readonly missLimits: readonly Middleware[];
}

/** Serves the public responses of an endpoint from its cache. */
export function serveCached(endpoint: Endpoint, options: CachedEndpoint): readonly Middleware[] {
  const { caches, productKey, readAnswer, missLimits } = options;
  const sizeOf = ({ body }: CacheEntry) => (body?.length ?? 0) + 1;
  const cache = caches.open<CacheEntry>(endpoint.name as CacheName, sizeOf);
  const find: Middleware = async (_request, response, next) => {
    const { input, caller } = response.locals;
    if (input !== undefined && isShared(caller, endpoint))
      response.locals.cacheKey = await keyOf(endpoint, input, productKey);
    next();
  };
  const limitMisses = missLimits.map((limit): Middleware => (request, response, next) => {
    const { cacheKey } = response.locals;
    // Lists that are too large for the cache are read each time.
    const isCheap = cacheKey === undefined || Boolean(cache.peek(cacheKey)?.body);
    if (isCheap) next();
    else limit(request, response, next);
  });
  return [find, ...limitMisses, answerFrom(cache, endpoint, readAnswer)];
}

function answerFrom(
  cache: MemoryCache<CacheEntry>,
  endpoint: Endpoint,
  readAnswer: CachedEndpoint['readAnswer'],
): Middleware {
  return async (_request, response, next) => {
    const { input, cacheKey } = response.locals;
    if (isAnswered(response)) return;
    if (input === undefined || cacheKey === undefined) {
      next();
      return;
    }
    // Concurrent requests share one read.
    const answer = await cache.get(cacheKey, () => readAnswer(input));
    if (isAnswered(response)) return;
    if (answer.body === null) {
      response.set('Cache-Control', cacheControl.lists);
      next();
      return;
    }
    if (answer.nextCursor !== null) response.set('Link', nextLink(input.query, answer.nextCursor));
    const type = endpoint.answerType === 'webp' ? 'image/webp' : 'application/json';
    response.status(endpoint.status).type(type);
    sendCacheable(response, cachingOf(endpoint), answer);
  };
}

/** Returns one key for requests with the same response, whichever name of a product they use. */
async function keyOf(
  { productNames = [] }: Endpoint,
  { params, query }: AnyInput,
  productKey: CachedEndpoint['productKey'],
): Promise<string> {
  const fields = { ...(params as object), ...(query as object) } as Readonly<Record<string, unknown>>;
  const keys = productNames.map(async (name) => [name, await productKey(String(fields[name]))] as const);
  return JSON.stringify({ ...fields, ...Object.fromEntries(await Promise.all(keys)) });
}

function cachingOf({ answerType, isConstant }: Endpoint): string {
  if (answerType === 'webp') return cacheControl.pictures;
  return isConstant === true ? cacheControl.constants : cacheControl.lists;
}

/** True if the cached response may be sent: pictures to all, others to everyone but admins. */
function isShared(caller: Caller | null | undefined, { answerType }: Endpoint): boolean {
  return answerType === 'webp' || caller?.admin !== true;
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
