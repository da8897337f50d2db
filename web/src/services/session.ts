import { createContext, use, useSyncExternalStore } from 'react';
import { clearAccessToken, onAccessTokenChange, readAccessToken } from './access-token.ts';
import { call } from './api-client.ts';
import { serverNow } from './server-clock.ts';
import { decodeSession, type Session, type SessionUser } from './session-token.ts';

export type { SessionUser } from './session-token.ts';

export const adminStatusKey = 'admin-status';
export const revokeRoleKey = 'revoke-role';

let cached: { readonly token: string | null; readonly session: Session | null } = {
  token: null,
  session: null,
};

/** Returns the signed-in user; null if signed out, and during hydration. Re-renders when any tab signs in or out. */
export function useSession(): SessionUser | null {
  return useSyncExternalStore(onAccessTokenChange, currentSession, () => null);
}

export const CurrentUserContext = createContext<SessionUser | null>(null);

/** Returns the signed-in user of a screen behind RequireSignIn. Does not change while the screen is mounted. */
export function useCurrentUser(): SessionUser {
  const session = use(CurrentUserContext);
  if (session === null) throw new Error('This screen is shown to signed-in people only.');
  return session;
}

export function currentSession(): SessionUser | null {
  const token = readAccessToken();
  if (token !== cached.token) cached = { token, session: decodeSession(token) };
  const { session } = cached;
  return session === null || session.expiresAtMs <= serverNow() ? null : session.user;
}

/** Requests the server's time if the stored session seems to have expired: the device's clock may be wrong. */
export function checkExpiry(): void {
  if (currentSession() === null && cached.session !== null)
    void call('getHealth', { token: null }).catch(() => undefined);
}

export function signOut(): void {
  clearAccessToken();
}
