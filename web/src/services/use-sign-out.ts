import { useCallback } from 'react';
import { useNavigate, type Location } from 'react-router-dom';
import { signOut } from './session.ts';

let timesHeldBack = 0;

/**
 * Ends the session and goes to `/`: what Sign Out does, and what a 401 or 403 on the order lists does
 * (spec.md §4). The session is over at once, however long the way is; where a half-filled form holds the person back,
 * it goes on. Done when the person is there.
 */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async () => {
    const before = timesHeldBack;
    // Drawn before the session ends, or the sign-in guard would not know that somebody is on their way.
    const arrival = navigate('/', { state: { endsSession: true }, flushSync: true });
    if (timesHeldBack === before) signOut();
    await arrival;
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
