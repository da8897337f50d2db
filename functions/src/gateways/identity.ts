import { ApiError, email as emailAddress } from '@pedalworks/contract';
import type { Auth, DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import type { Identity } from '../http/caller.ts';
import type { Caller } from '../http/handler.ts';
import { profileOf } from './accounts.ts';
import { isFirebaseOutage } from './outages.ts';

const sessionIssuer = 'https://session.firebase.google.com/';

/** Firebase Auth as the judge of tokens; name, photo and admin claim come from the live user record. */
export function firebaseIdentity(auth: () => Auth): Identity {
  return {
    callerOf: async (token) => {
      const isAccessToken = issuerOf(token).startsWith(sessionIssuer);
      const decoded = await judged(() =>
        isAccessToken ? auth().verifySessionCookie(token, true) : auth().verifyIdToken(token, true),
      );
      const caller = callerFor(decoded, await judged(() => auth().getUser(decoded.uid)));
      return isAccessToken ? caller : { ...caller, idToken: token };
    },
  };
}

/** Who a token says made it; only chooses the verifier, which then checks the issuer and all the rest. */
function issuerOf(token: string): string {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    if (typeof payload !== 'object' || payload === null || !('iss' in payload)) return '';
    return typeof payload.iss === 'string' ? payload.iss : '';
  } catch {
    return '';
  }
}

/** The provider takes blanks, line breaks and letters that only look alike; what no form may send, no account may. */
const accepted = emailAddress('email');

function callerFor(token: DecodedIdToken, record: UserRecord): Caller {
  const profile = profileOf(record);
  const email = token.email?.toLowerCase() ?? profile.email;
  if (!accepted.isValidSync(email)) {
    throw new ApiError('auth/forbidden', { message: 'An account without an email cannot use the shop.' });
  }
  const emailVerified = record.emailVerified && profile.email === email;
  return { ...profile, email, emailVerified, accountSince: new Date(record.metadata.creationTime) };
}

/** What Firebase says of a token that proves nobody. */
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

/** A refusal of the token is 401, which ends a session; that nobody could judge it is an outage, never 401. */
async function judged<T>(judgement: () => Promise<T>): Promise<T> {
  try {
    return await judgement();
  } catch (error) {
    throw new ApiError(isRefusal(error) ? 'auth/invalid-token' : 'service/unavailable', { cause: error });
  }
}

function isRefusal(error: unknown): boolean {
  if (isFirebaseOutage(error)) return false;
  // firebase-admin stumbles over what is hardly a token, with an error of JavaScript's own.
  return !(error instanceof Error && 'code' in error) || refusals.has(error.code);
}
