import { localItems } from './browser-storage.ts';

/** Local storage key of the access token, a Firebase session cookie value that holds the session in every tab (docs/api.md, Identity). */
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
