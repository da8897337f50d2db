import type { Endpoint, Noun } from '@pedalworks/contract';
import type { Response } from 'express';
import type { Caller } from '../model/caller.ts';
import { isAnswered, type AnyInput, type Middleware } from './handler.ts';
import { memory, noMemory, type Memory } from './memory.ts';
import { nextLink, type PublicAnswer, type TooLarge } from './paging.ts';
import { etagMatches, etagOf } from './version.ts';

type CacheEntry = PublicAnswer | TooLarge;

export type ResponseCache = ReturnType<typeof responseCache>;

/**
 * Shared caches answer for half a minute and then ask again behind the reader's back; browsers ask every time, which
 * they would not without `must-revalidate` (docs/decisions/020-what-may-be-stale.md).
 */
const listCaching = 'public, max-age=0, must-revalidate, s-maxage=30, stale-while-revalidate=60';
/** The address of a picture names its content. */
const pictureCaching = 'public, max-age=31536000, s-maxage=31536000, immutable';

/**
 * Stock falls with orders, and with payments of orders that had none taken, and comes back with refunds; a product has its reviews' average, and a review
 * its product's name.
 */
const nounsChangedBy: Partial<Record<Noun, readonly Noun[]>> = {
  orders: ['products'],
  payments: ['products', 'reviews'],
  refunds: ['products', 'reviews'],
  products: ['products', 'reviews'],
  reviews: ['reviews', 'products'],
};

const maxCacheSize = 24 * 1024 * 1024;

/** @param seconds how long an answer is held; 0 holds none */
export function responseCache(seconds: number) {
  const byNoun = new Map<Noun, Memory<CacheEntry>>();
  const remember = seconds === 0 ? noMemory : memory;
  const memoryOf = (noun: Noun) => {
    const sizeOf = ({ body }: CacheEntry) => (body?.length ?? 0) + 1;
    const found = byNoun.get(noun) ?? remember({ secondsOf: () => seconds, maxSize: maxCacheSize, sizeOf });
    byNoun.set(noun, found);
    return found;
  };
  return {
    /** To be called when a write to a noun has ended, however it ended. */
    clear: (noun: Noun) => {
      for (const changed of nounsChangedBy[noun] ?? [noun]) byNoun.get(changed)?.clear();
    },
    /** Answers what is held of a call, or reads it and holds it for a moment; hands on what is not the same for everyone. */
    serve:
      (endpoint: Endpoint, readAnswer: (input: AnyInput) => Promise<CacheEntry>): Middleware =>
      async (_request, response, next) => {
        const { input, caller } = response.locals;
        if (isAnswered(response)) return;
        if (input === undefined || !isTheSameFor(caller, endpoint)) {
          next();
          return;
        }
        const key = JSON.stringify([endpoint.name, input.params, input.query]);
        // Concurrent requests share one read.
        const answer = await memoryOf(endpoint.noun).get(key, () => readAnswer(input));
        if (isAnswered(response)) return;
        if (answer.body === null) {
          response.set('Cache-Control', listCaching);
          next();
          return;
        }
        if (answer.nextCursor !== null) response.set('Link', nextLink(input.query, answer.nextCursor));
        const isPicture = endpoint.answerType === 'webp';
        response.status(endpoint.status).type(isPicture ? 'image/webp' : 'application/json');
        sendCacheable(response, isPicture ? pictureCaching : listCaching, answer);
      },
  };
}

/** Signed-in callers may see more of a list than others, and admins more of everything; pictures are the same for all. */
function isTheSameFor(caller: Caller | null | undefined, { paged, answerType }: Endpoint): boolean {
  return !caller || answerType === 'webp' || (paged !== true && !caller.admin);
}

/** Answers bytes with an `ETag` of their content, or 304 to who has them. */
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
