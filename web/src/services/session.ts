import { useMemo } from 'react';
import { call } from './api-client.ts';
import { clearAccessToken, readAccessToken, storeAccessToken, useAccessToken } from './access-token.ts';
import { readSessionUser, type SessionUser } from './session-user.ts';
import type { GoogleAccount, IdentityProof } from './identity.ts';

export type { SessionUser } from './session-user.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The signed-in person, or null. Changes with every tab's sign-in and sign-out. */
export function useSession(): SessionUser | null {
  const token = useAccessToken();
  return useMemo(() => readSessionUser(token, Date.now()), [token]);
}

/** As {@link useSession}, outside a component. */
export function currentSession(): SessionUser | null {
  return readSessionUser(readAccessToken(), Date.now());
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

/** Opens Google's window; where pop-ups are blocked the whole page goes to Google and comes back. */
export async function signInWithGoogle(): Promise<void> {
  const identity = await loadIdentity();
  await begin(await identity.proveByGoogle());
}

/** Emulator builds only: the account was chosen in our own dialog (facts: Google's window needs the internet). */
export async function signInWithChosenAccount(account: GoogleAccount): Promise<void> {
  const identity = await loadIdentity();
  await begin(await identity.proveByChosenAccount(account));
}

/** Finishes a sign-in that went through a redirect to Google. Answers whether there was one. */
export async function finishRedirectSignIn(): Promise<boolean> {
  if (sessionStorage.getItem('googleRedirect') === null) return false;
  const identity = await loadIdentity();
  const proof = await identity.proveByFinishedRedirect();
  if (proof === null) return false;
  await begin(proof);
  return true;
}

/** Ends the session in every tab of this browser. */
export function signOut(): void {
  clearAccessToken();
}

/** Exchanges the provider's ID token for the shop's access token (contract.md, Identity). */
async function begin({ email, idToken }: IdentityProof): Promise<void> {
  const { token } = await call('registerUser', { params: { email }, token: idToken });
  storeAccessToken(token);
}

/** The identity provider's SDK is a third of the shop's code; only who signs in loads it. */
function loadIdentity() {
  return import('./identity.ts');
}
