import { initializeApp } from 'firebase/app';
import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getRedirectResult,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signInWithRedirect,
  updateProfile,
  type Auth,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { config } from '../config.ts';
import { tabItems } from './browser-storage.ts';
import { isTimeout } from './network-error.ts';
import { withTimeLimit } from './time-limit.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface NewAccount extends Credentials {
  readonly name: string;
}

export interface IdentityProof {
  readonly email: string;
  readonly idToken: string;
}

export interface GoogleAccount {
  readonly email: string;
  readonly name: string;
}

const googleSignInFailed = 'Google did not sign you in. Try again, or use your email address and a password.';

const auth = startAuth();

/** Initialises Firebase Authentication. Avoids `getAuth`, which would load Google's script for every user. */
function startAuth(): Auth {
  const started = initializeAuth(initializeApp(config.firebase), {
    persistence: inMemoryPersistence,
  });
  if (EMULATOR_BUILD) connectAuthEmulator(started, config.authEmulatorUrl, { disableWarnings: true });
  return started;
}

/** Limits the time of a request to the identity provider. Does not apply to windows, in which a person may take long. */
const inTime = <T>(request: () => Promise<T>): Promise<T> => withTimeLimit(request, { kind: 'slowSignIn' });

export function signInWithPassword({ email, password }: Credentials): Promise<IdentityProof> {
  return inTime(async () => {
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    return proofOf(user);
  });
}

export async function createAccount({ name, ...credentials }: NewAccount): Promise<IdentityProof> {
  const { user } = await newAccount(credentials);
  return inTime(async () => {
    await updateProfile(user, { displayName: name });
    return proofOf(user, { fresh: true });
  });
}

/** Email address of the last sign-up on this page that may have created an account. */
let pendingSignUpEmail: string | null = null;

/**
 * Creates an account. If an earlier sign-up created it but failed afterwards, signs in to it. The password must be
 * the same, because someone else may be using the page now.
 */
async function newAccount({ email, password }: Credentials): Promise<UserCredential> {
  try {
    const created = await inTime(() => createUserWithEmailAndPassword(auth, email, password));
    pendingSignUpEmail = email;
    return created;
  } catch (error) {
    if (hasCode(error, 'auth/network-request-failed') || isTimeout(error)) pendingSignUpEmail = email;
    if (pendingSignUpEmail !== email || !hasCode(error, 'auth/email-already-in-use')) throw error;
    return await inTime(() => signInWithEmailAndPassword(auth, email, password));
  }
}

/** Signs in with Google in a pop-up. If the browser blocks it, redirects to Google if possible, or throws. */
export async function signInWithGoogleWindow(): Promise<IdentityProof> {
  try {
    const { user } = await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
    return await proofOf(user);
  } catch (error) {
    if (!isBlockedWindow(error) || !canRedirectBack) throw error;
    return goToGoogle();
  }
}

/** True on the auth domain. Browsers partition storage by site, so other domains cannot read a redirect's result. */
const canRedirectBack = location.hostname === config.firebase.authDomain;

/** Redirects to Google. Throws if the user comes back with the Back button without signing in. */
async function goToGoogle(): Promise<never> {
  tabItems.write('googleRedirect', 'pending');
  const restored = new Promise<never>((_resolve, reject) => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) reject(new Error(googleSignInFailed));
    });
  });
  try {
    const redirect = signInWithRedirect(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
    return await Promise.race([redirect, restored]);
  } finally {
    tabItems.remove('googleRedirect');
  }
}

export async function finishGoogleRedirect(): Promise<IdentityProof> {
  tabItems.remove('googleRedirect');
  const result = await getRedirectResult(auth, browserPopupRedirectResolver);
  if (result === null) throw new Error(googleSignInFailed);
  return proofOf(result.user);
}

export async function signInWithEmulatedGoogle({ email, name }: GoogleAccount): Promise<IdentityProof> {
  const claims = JSON.stringify({ sub: email, email, email_verified: true, name });
  const { user } = await signInWithCredential(auth, GoogleAuthProvider.credential(claims));
  return proofOf(user);
}

async function proofOf(user: User, { fresh = false } = {}): Promise<IdentityProof> {
  if (user.email === null) throw new Error('No user is logged in');
  return { email: user.email, idToken: await user.getIdToken(fresh) };
}

/** Sends a password reset email. Ignores unknown addresses, so that the page does not reveal which accounts exist. */
export async function sendPasswordReset(email: string): Promise<void> {
  try {
    await inTime(() => sendPasswordResetEmail(auth, email));
  } catch (error) {
    if (!hasCode(error, 'auth/user-not-found')) throw error;
  }
}

export function sendVerification({ email, password }: Credentials): Promise<void> {
  return inTime(async () => {
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    await sendEmailVerification(user);
  });
}

function isBlockedWindow(error: unknown): boolean {
  return (
    hasCode(error, 'auth/popup-blocked') || hasCode(error, 'auth/operation-not-supported-in-this-environment')
  );
}

function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
