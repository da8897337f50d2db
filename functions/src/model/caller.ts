import type { Account } from './users.ts';

/** Signed-in user of a request. `admin` is the current custom claim, not the one in the token. */
export interface Caller extends Account {
  /** Time from which the account certainly had this email: creation or last token revocation, plus 1 second. */
  readonly emailSince: Date;
  readonly signedInAt: Date;
}

const recentMilliseconds = 300_000;

/** True if the caller signed in within the last five minutes. */
export const hasRecentSignIn = ({ signedInAt }: Caller): boolean =>
  Date.now() - signedInAt.getTime() <= recentMilliseconds;

/** A caller with a Firebase ID token rather than an access token. */
export interface ProvenCaller extends Caller {
  readonly idToken: string;
  /** Provider of the sign-in, such as `password` or `google.com`. */
  readonly signInMethod: string;
}
