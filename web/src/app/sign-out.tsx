import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { forgetBikes } from '../features/bike/public/bike-keys.ts';
import { currentSession, signOut } from '../services/session.ts';

export const signOutPath = '/signOut';

/**
 * Signs out on mount, and removes the user's bikes from this browser. Signing out is a navigation, so that a form's
 * unsaved-changes prompt can block it.
 */
export function SignOut() {
  useEffect(() => {
    const session = currentSession();
    if (session !== null) forgetBikes(session.uid);
    signOut();
  }, []);
  return <Navigate to="/" replace />;
}
