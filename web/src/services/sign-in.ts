import { readAccessToken, storeAccessToken } from './access-token.ts';
import { call } from './api-client.ts';
import { tabItems } from './browser-storage.ts';
import type * as FirebaseAuth from './firebase-auth.ts';
import type { Credentials, NewAccount } from './firebase-auth.ts';
import { invitationSecret, noteInvitationOutcome } from './invitation.ts';

const storageRefused =
  'Your browser blocks stored data, so you cannot stay signed in. Allow it for this shop and try again.';

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

/** Exchanges the provider's ID token for an access token (docs/api.md, Identity). Throws if storage is blocked. */
async function startSession(
  prove: (provider: typeof FirebaseAuth) => Promise<FirebaseAuth.IdentityProof>,
): Promise<void> {
  const { email, idToken } = await prove(await loadFirebaseAuth());
  const body = { invitation: invitationSecret() };
  const { token, invitation } = await call('registerUser', { params: { email }, token: idToken, body });
  noteInvitationOutcome(invitation);
  storeAccessToken(token);
  if (readAccessToken() !== token) throw new Error(storageRefused);
}

/** Loads Firebase Authentication on demand: it is a third of the app's code. */
function loadFirebaseAuth() {
  return import('./firebase-auth.ts');
}
