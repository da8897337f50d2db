import { localItems } from './browser-storage.ts';

const storageKey = 'accessToken';
const listeners = new Set<() => void>();

export function readAccessToken(): string | null {
  return localItems.read(storageKey);
}

export function storeAccessToken(token: string): void {
  localItems.write(storageKey, token);
  announceSession();
}

export function clearAccessToken(): void {
  localItems.remove(storageKey);
  announceSession();
}

/** Calls the listener when any tab changes the token, or when the page returns from the back/forward cache. */
export function onAccessTokenChange(listener: () => void): () => void {
  listeners.add(listener);
  // Adds one listener that runs all callbacks in one task; otherwise a guard could render with a stale token.
  addEventListener('storage', announceSession);
  addEventListener('pageshow', announceSession);
  return () => listeners.delete(listener);
}

/** Makes listeners read the session again. */
export function announceSession(): void {
  for (const listener of listeners) listener();
}
