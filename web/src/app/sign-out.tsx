import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { signOut } from '../services/session.ts';

export const signOutPath = '/signOut';

/** Signs out on mount. Signing out is a navigation, so that a form's unsaved-changes prompt can block it. */
export function SignOut() {
  useEffect(signOut, []);
  return <Navigate to="/" replace />;
}
