import { LRUCache } from 'lru-cache';

/** Holds what was read for some seconds; whoever asks while it is being read waits for the same reading. 0 holds nothing. */
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
