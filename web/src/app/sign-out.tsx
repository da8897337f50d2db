import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { signOut } from '../services/session.ts';

export const signOutPath = '/signOut';

/** Route that ends the session, so that the unsaved-changes prompt of a form can block it. */
export function SignOut() {
  useEffect(signOut, []);
  return <Navigate to="/" replace />;
}
