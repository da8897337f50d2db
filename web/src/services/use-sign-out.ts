import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { signOut } from './session.ts';

/**
 * Ends the session and goes to `/`: what Sign Out does, and what a 401 or 403 on the order lists does
 * (spec.md §4). It leaves the page first, or the sign-in guard would send the person to /signIn.
 */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async () => {
    await navigate('/');
    signOut();
  }, [navigate]);
}
