import { createContext, use, useSyncExternalStore } from 'react';
import { clearAccessToken, onAccessTokenChange, readAccessToken, storeAccessToken } from './access-token.ts';
import { call } from './api-client.ts';
import { tabItems } from './browser-storage.ts';
import type * as FirebaseAuth from './firebase-auth.ts';
import type { Credentials, NewAccount } from './firebase-auth.ts';
import { decodeSession, type Session, type SessionUser } from './session-token.ts';

export type { SessionUser } from './session-token.ts';

export const adminStatusKey = 'admin-status';
export const revokeRoleKey = 'revoke-role';

const storageRefused =
  'Your browser blocks stored data, so you cannot stay signed in. Allow it for this shop and try again.';

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
  return session === null || session.expiresAtMs <= Date.now() ? null : session.user;
}

export const signUp = (account: NewAccount) => startSession(({ createAccount }) => createAccount(account));

export const signIn = (credentials: Credentials) =>
  startSession(({ signInWithPassword }) => signInWithPassword(credentials));

export const signInWithGoogle = () => startSession(({ signInWithGoogleWindow }) => signInWithGoogleWindow());

export const signInWithChosenAccount = (account: FirebaseAuth.GoogleAccount) =>
  startSession(({ signInWithEmulatedGoogle }) => signInWithEmulatedGoogle(account));

export function isBackFromGoogle(): boolean {
  return tabItems.read('googleRedirect') !== null;
}

export const finishRedirectSignIn = () => startSession(({ finishGoogleRedirect }) => finishGoogleRedirect());

export async function requestPasswordReset(email: string): Promise<void> {
  await (await loadFirebaseAuth()).sendPasswordReset(email);
}

export async function requestEmailVerification(credentials: Credentials): Promise<void> {
  await (await loadFirebaseAuth()).sendVerification(credentials);
}

export function signOut(): void {
  clearAccessToken();
}

/** Exchanges the provider's ID token for an access token (docs/api.md, Identity). Throws if storage is blocked. */
async function startSession(
  prove: (provider: typeof FirebaseAuth) => Promise<FirebaseAuth.IdentityProof>,
): Promise<void> {
  const { email, idToken } = await prove(await loadFirebaseAuth());
  const { token } = await call('registerUser', { params: { email }, token: idToken });
  storeAccessToken(token);
  if (readAccessToken() !== token) throw new Error(storageRefused);
}

/** Loads Firebase Authentication on demand: it is a third of the app's code. */
function loadFirebaseAuth() {
  return import('./firebase-auth.ts');
}
