import { useCallback } from 'react';
import { useNavigate, type Location } from 'react-router-dom';
import { signOut } from './session.ts';

/**
 * Ends the session and goes to `/`: what Sign Out does, and what a 401 or 403 on the order lists does
 * (spec.md §4). It leaves the page first, or the sign-in guard would send the person to /signIn. Where a half-filled
 * form holds the person back, the session goes on.
 */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async () => {
    await navigate('/', { state: { endsSession: true } });
    if (window.location.pathname === '/') signOut();
  }, [navigate]);
}

/** Whether going to this location is the first half of a sign-out. */
export function endsSession({ state }: Location<unknown>): boolean {
  return typeof state === 'object' && state !== null && 'endsSession' in state;
}
