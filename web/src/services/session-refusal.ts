import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { ApiError } from '@pedalworks/contract/errors';
import { readAccessToken } from './access-token.ts';
import { call, isOfThisSession } from './api-client.ts';
import { signOut } from './session.ts';
import { useSignOut } from './use-sign-out.ts';

/** Whether the server no longer takes the session's token. Not every 401 says so: `auth/unrecognised-app` is about the page. */
export function isTokenRefusal(error: unknown): boolean {
  return isSessionRefused(error) && (error.code === 'auth/invalid-token' || error.code === 'auth/required');
}

function isSessionRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && [401, 403].includes(error.status) && isOfThisSession(error);
}

/**
 * A call that ends the session here too when its token is refused: the sign-in guard then asks who it is and comes back to
 * the page. Not for what a form sends, which would be lost: that says why it failed and leaves as Sign Out does, asking first.
 */
export function endingSession<Arguments extends unknown[], T>(
  load: (...args: Arguments) => Promise<T>,
): (...args: Arguments) => Promise<T> {
  return async (...args) => {
    try {
      return await load(...args);
    } catch (error) {
      if (isTokenRefusal(error)) signOut();
      throw error;
    }
  };
}

/** As {@link call}, {@link endingSession}. */
export const callInSession = endingSession(call);

let refusedToken: string | null = null;
const listeners = new Set<() => void>();

/** Remembers that the token was refused, for {@link useEndOfRefusedSession}. */
export function noteRefusal(error: unknown): void {
  if (!isTokenRefusal(error)) return;
  refusedToken = readAccessToken();
  for (const listener of listeners) listener();
}

/** Ends a session whose token was refused, once nothing is open that would send a visitor away before they can read why. */
export function useEndOfRefusedSession(isSomethingOpen: boolean): void {
  const isOver = useSyncExternalStore(subscribe, isTokenRefused, () => false);
  useEffect(() => {
    if (isOver && !isSomethingOpen) signOut();
  }, [isOver, isSomethingOpen]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function isTokenRefused(): boolean {
  return refusedToken !== null && refusedToken === readAccessToken();
}

/** A loader whose every 401 and 403 signs out, clears the token and goes to `/`: the order lists (spec.md §4 and §8). */
export function useLeavingOnRefusal<Arguments extends unknown[], T>(
  load: (...args: Arguments) => Promise<T>,
): (...args: Arguments) => Promise<T> {
  const leave = useSignOut();
  return useCallback(
    async (...args: Arguments) => {
      try {
        return await load(...args);
      } catch (error) {
        if (isSessionRefused(error)) await leave();
        throw error;
      }
    },
    [load, leave],
  );
}
