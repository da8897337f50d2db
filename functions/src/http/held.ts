import { LRUCache } from 'lru-cache';

/** Caches the result of `read` for some seconds; concurrent callers share one read. With 0 seconds nothing is cached. */
export function held<Content extends object>(
  seconds: number,
  read: (signal: AbortSignal) => Promise<Content>,
): (signal: AbortSignal) => Promise<Content> {
  if (seconds === 0) return read;
  const cache = new LRUCache<'content', Content, AbortSignal>({
    max: 1,
    ttl: seconds * 1000,
    fetchMethod: (_key, _stale, { context }) => read(context),
  });
  return (signal) => cache.forceFetch('content', { context: signal });
}
