import { useCallback } from 'react';
import { ApiError } from '@pedalworks/contract/errors';
import { isSessionRefusal } from './error-sentence.ts';
import { signOut } from './session.ts';
import { useSignOut } from './use-sign-out.ts';

/**
 * A loader whose 401 ends the session here too: the sign-in guard then asks who it is and comes back to the page.
 */
export function endingSession<Arguments extends unknown[], T>(
  load: (...args: Arguments) => Promise<T>,
): (...args: Arguments) => Promise<T> {
  return async (...args) => {
    try {
      return await load(...args);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) signOut();
      throw error;
    }
  };
}

/** A loader whose 401 or 403 signs out, clears the token and goes to `/`: the order lists (spec.md §4 and §8). */
export function useLeavingOnRefusal<Arguments extends unknown[], T>(
  load: (...args: Arguments) => Promise<T>,
): (...args: Arguments) => Promise<T> {
  const leave = useSignOut();
  return useCallback(
    async (...args: Arguments) => {
      try {
        return await load(...args);
      } catch (error) {
        if (isSessionRefusal(error)) await leave();
        throw error;
      }
    },
    [load, leave],
  );
}
