import { ApiError, email as emailAddress, optionalText, pictureUrl } from '@pedalworks/contract';
import type { Auth, DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import type { Caller, ProvenCaller } from '../../model/caller.ts';
import type { Account } from '../../model/users.ts';
import { isFirebaseOutage } from '../outages.ts';

const sessionIssuer = 'https://session.firebase.google.com/';

/** Verifies tokens with Firebase Auth. Reads name, photo and admin claim from the current user record. */
export function firebaseIdentity(auth: Auth) {
  return {
    /**
     * @param token a Firebase session cookie or ID token
     * @throws ApiError `auth/invalid-token` if it is expired, revoked, forged or another project's, or its account is
     * disabled or deleted; `service/unavailable` if Firebase Auth is unavailable
     */
    callerOf: async (token: string): Promise<Caller | ProvenCaller> => {
      const isAccessToken = issuerOf(token).startsWith(sessionIssuer);
      const decoded = await asTokenError(() =>
        isAccessToken ? auth.verifySessionCookie(token) : auth.verifyIdToken(token),
      );
      const record = await asTokenError(() => auth.getUser(decoded.uid));
      if (record.disabled || isRevoked(decoded, record)) throw new ApiError('auth/invalid-token');
      const caller = callerFor(decoded, record);
      // Tokens of the emulator may lack the claim.
      const { sign_in_provider: signInMethod = '' } = (decoded as Partial<DecodedIdToken>).firebase ?? {};
      return isAccessToken ? caller : { ...caller, idToken: token, signInMethod };
    },
  };
}

/** Reads the issuer of an unverified token, only to choose the method that verifies it. */
function issuerOf(token: string): string {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    if (typeof payload !== 'object' || payload === null || !('iss' in payload)) return '';
    return typeof payload.iss === 'string' ? payload.iss : '';
  } catch {
    return '';
  }
}

/** True if the user signed in before `tokensValidAfterTime` (Firebase docs, "Manage user sessions"). */
function isRevoked({ auth_time: madeAt }: DecodedIdToken, { tokensValidAfterTime }: UserRecord): boolean {
  return tokensValidAfterTime !== undefined && madeAt * 1000 < Date.parse(tokensValidAfterTime);
}

/** Email format of the shop's forms. Firebase Auth also accepts spaces, line breaks and look-alike letters. */
const accepted = emailAddress('email');

function callerFor(token: DecodedIdToken, record: UserRecord): Caller {
  const account = accountOf(record);
  const email = token.email?.toLowerCase() ?? account.email;
  if (!accepted.isValidSync(email)) {
    throw new ApiError('auth/forbidden', { message: 'An account without an email cannot use the shop.' });
  }
  const emailVerified = account.emailVerified && account.email === email;
  const signedInAt = new Date(token.auth_time * 1000);
  return { ...account, email, emailVerified, emailSince: emailSinceOf(record), signedInAt };
}

function emailSinceOf({ metadata, tokensValidAfterTime }: UserRecord): Date {
  const times = [metadata.creationTime, tokensValidAfterTime ?? metadata.creationTime];
  // Adds a second: times are whole seconds, and the email may have changed owners within that second.
  return new Date(Math.max(...times.map((time) => Date.parse(time))) + 1000);
}

const refusals = new Set<unknown>([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-uid',
  'auth/session-cookie-expired',
  'auth/session-cookie-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** Converts errors of `verify`: 401, which ends the session, for a rejected token; 503 for any other failure. */
async function asTokenError<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (error) {
    throw new ApiError(isRefusal(error) ? 'auth/invalid-token' : 'service/unavailable', { cause: error });
  }
}

function isRefusal(error: unknown): boolean {
  if (isFirebaseOutage(error)) return false;
  // For malformed tokens firebase-admin throws JavaScript errors without a code.
  return !(error instanceof Error && 'code' in error) || refusals.has(error.code);
}

const maxNameLength = 200;
const cleanName = optionalText('name', maxNameLength);

/** Converts a Firebase user to an account. Sanitises name and photo, which users can set to anything. */
export function accountOf(record: UserRecord): Account {
  const { uid, displayName = '', photoURL, emailVerified, disabled } = record;
  const isPicture = photoURL !== undefined && pictureUrl('photo').isValidSync(photoURL);
  return {
    uid,
    email: (record.email ?? '').toLowerCase(),
    name: Array.from(cleanName.cast(displayName) ?? '')
      .slice(0, maxNameLength)
      .join(''),
    photo: isPicture ? photoURL : null,
    admin: record.customClaims?.['admin'] === true,
    emailVerified,
    disabled,
  };
}
