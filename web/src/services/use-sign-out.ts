import { useCallback } from 'react';
import { useNavigate, type Location } from 'react-router-dom';
import { signOut } from './session.ts';

let timesHeldBack = 0;

/**
 * Ends the session and goes to `/`: what Sign Out does, and what a 401 or 403 on the order lists does
 * (spec.md §4). It leaves the page first, or the sign-in guard would send the person to /signIn; where they go Back
 * meanwhile, it does. Where a half-filled form holds the person back, the session goes on.
 */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async () => {
    const before = timesHeldBack;
    await navigate('/', { state: { endsSession: true } });
    if (timesHeldBack === before) signOut();
  }, [navigate]);
}

/** To be called when somebody is asked before they leave. */
export function holdBackSignOut(): void {
  timesHeldBack += 1;
}

/** Whether going to this location is the first half of a sign-out. */
export function endsSession({ state }: Location<unknown>): boolean {
  return typeof state === 'object' && state !== null && 'endsSession' in state;
}
