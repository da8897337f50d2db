import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { signOut } from '../services/session.ts';

export const signOutPath = '/signOut';

/** Ends the session. It is a route so that a half-filled form can hold the person back first. */
export function SignOut() {
  useEffect(signOut, []);
  return <Navigate to="/" replace />;
}
