import { localItems } from './browser-storage.ts';

/**
 * The access token of the signed-in person: a Firebase session cookie value, kept in local storage as
 * `accessToken` (docs/api.md, Identity). It is the one thing that holds a session in this browser; every open
 * tab sees it come and go.
 */
const storageKey = 'accessToken';
const listeners = new Set<() => void>();

export function readAccessToken(): string | null {
  return localItems.read(storageKey);
}

export function storeAccessToken(token: string): void {
  localItems.write(storageKey, token);
  announce();
}

export function clearAccessToken(): void {
  localItems.remove(storageKey);
  announce();
}

/** Calls `listener` whenever the token changes, here or in another tab, or the page comes back from the back/forward cache. */
export function onAccessTokenChange(listener: () => void): () => void {
  listeners.add(listener);
  // One browser listener notifies all in the same task; otherwise a guard could render with a stale token.
  addEventListener('storage', announce);
  addEventListener('pageshow', announce);
  return () => listeners.delete(listener);
}

function announce(): void {
  for (const listener of listeners) listener();
}
