import { localItems } from './browser-storage.ts';

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

/** Notifies the listener when the token changes in any tab, or the page returns from the back/forward cache. */
export function onAccessTokenChange(listener: () => void): () => void {
  listeners.add(listener);
  // One browser listener notifies all others in the same task, so that no guard renders with a stale token.
  addEventListener('storage', announce);
  addEventListener('pageshow', announce);
  return () => listeners.delete(listener);
}

function announce(): void {
  for (const listener of listeners) listener();
}
