import { useSyncExternalStore } from 'react';
import { call } from './api-client.ts';
import { clearAccessToken, onAccessTokenChange, readAccessToken, storeAccessToken } from './access-token.ts';
import { tabItems } from './browser-storage.ts';
import { ownCode } from './own-code.ts';
import { readSession, type Session, type SessionUser } from './session-user.ts';
import type { GoogleAccount, IdentityProof } from './identity.ts';

export type { SessionUser } from './session-user.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

const tokenRefused =
  'Your browser does not let this shop keep anything, so it cannot keep you signed in. Allow it to and try again.';

let known: { readonly token: string | null; readonly session: Session | null } = {
  token: null,
  session: null,
};

/** The signed-in person, or null. Changes with every tab's sign-in and sign-out. */
export function useSession(): SessionUser | null {
  return useSyncExternalStore(onAccessTokenChange, currentSession, () => null);
}

/** As {@link useSession}, outside a component. An expired access token is no session. */
export function currentSession(): SessionUser | null {
  const token = readAccessToken();
  if (token !== known.token) known = { token, session: readSession(token) };
  const { session } = known;
  return session === null || session.expiresAtMs <= Date.now() ? null : session.user;
}

/** Makes an account with the identity provider, gives it its display name, and signs in. */
export async function signUp({ name, ...credentials }: Credentials & { name: string }): Promise<void> {
  const identity = await loadIdentity();
  await begin(await identity.proveByNewAccount({ ...credentials, name }));
}

export async function signIn(credentials: Credentials): Promise<void> {
  const identity = await loadIdentity();
  await begin(await identity.proveByPassword(credentials));
}

/** Opens Google's window; where pop-ups are blocked the whole page goes to Google and comes back, if it can. */
export async function signInWithGoogle(): Promise<void> {
  const identity = await loadIdentity();
  await begin(await identity.proveByGoogle());
}

/** Emulator builds only: the account was chosen in our own dialog. */
export async function signInWithChosenAccount(account: GoogleAccount): Promise<void> {
  const identity = await loadIdentity();
  await begin(await identity.proveByChosenAccount(account));
}

/** Whether somebody went to Google by a redirect and now comes back. */
export function isBackFromGoogle(): boolean {
  return tabItems.read('googleRedirect') !== null;
}

/** Finishes a sign-in that went through a redirect to Google. */
export async function finishRedirectSignIn(): Promise<void> {
  const identity = await loadIdentity();
  await begin(await identity.proveByFinishedRedirect());
}

/** Ends the session in every tab of this browser. */
export function signOut(): void {
  clearAccessToken();
}

/**
 * Exchanges the provider's ID token for the shop's access token (contract.md, Identity).
 * @throws an error that says so where the browser does not keep it: there can be no session then
 */
async function begin({ email, idToken }: IdentityProof): Promise<void> {
  const { token } = await call('registerUser', { params: { email }, token: idToken });
  storeAccessToken(token);
  if (readAccessToken() !== token) throw new Error(tokenRefused);
}

/** The identity provider's SDK is a third of the shop's code; only who signs in loads it. */
function loadIdentity() {
  return ownCode(() => import('./identity.ts'));
}
