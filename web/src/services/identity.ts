import { initializeApp } from 'firebase/app';
import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getRedirectResult,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signInWithRedirect,
  updateProfile,
  type Auth,
  type User,
} from 'firebase/auth';
import { config, isEmulatorBuild } from '../config.ts';

/** What the identity provider says about a person, and its proof for the server. */
export interface IdentityProof {
  readonly email: string;
  readonly idToken: string;
}

/** An account of the offline stand-in for Google's account chooser. */
export interface GoogleAccount {
  readonly email: string;
  readonly name: string;
}

interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

const auth = startAuth();

/**
 * `initializeAuth` without a pop-up resolver, because `getAuth` fetches Google's script even for people who
 * never press the Google button. In memory only: the access token alone holds the session.
 */
function startAuth(): Auth {
  const started = initializeAuth(initializeApp(config.firebase), { persistence: inMemoryPersistence });
  if (isEmulatorBuild) connectAuthEmulator(started, config.authEmulatorUrl, { disableWarnings: true });
  return started;
}

export async function proveByPassword(credentials: Omit<NewAccount, 'name'>): Promise<IdentityProof> {
  const { user } = await signInWithEmailAndPassword(auth, credentials.email, credentials.password);
  return proofOf(user);
}

export async function proveByNewAccount({ name, email, password }: NewAccount): Promise<IdentityProof> {
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  await updateProfile(user, { displayName: name });
  return proofOf(user, { fresh: true });
}

/** Google's own window; where the browser blocks it, a redirect that never returns to this page. */
export async function proveByGoogle(): Promise<IdentityProof> {
  try {
    const { user } = await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
    return await proofOf(user);
  } catch (error) {
    if (!isBlockedWindow(error)) throw error;
    sessionStorage.setItem('googleRedirect', 'pending');
    return signInWithRedirect(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
  }
}

export async function proveByFinishedRedirect(): Promise<IdentityProof | null> {
  sessionStorage.removeItem('googleRedirect');
  const result = await getRedirectResult(auth, browserPopupRedirectResolver);
  return result === null ? null : proofOf(result.user);
}

/** The Auth emulator takes a plain JSON claim for Google's word (facts/auth-offline.md). */
export async function proveByChosenAccount({ email, name }: GoogleAccount): Promise<IdentityProof> {
  const claims = JSON.stringify({ sub: email, email, email_verified: true, name });
  const { user } = await signInWithCredential(auth, GoogleAuthProvider.credential(claims));
  return proofOf(user);
}

async function proofOf(user: User, { fresh = false } = {}): Promise<IdentityProof> {
  if (user.email === null) throw new Error('No user is logged in');
  return { email: user.email, idToken: await user.getIdToken(fresh) };
}

function isBlockedWindow(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    (error.code === 'auth/popup-blocked' || error.code === 'auth/operation-not-supported-in-this-environment')
  );
}
