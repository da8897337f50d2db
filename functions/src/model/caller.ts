import type { Account } from './users.ts';

/** Signed-in user of a request. `admin` is the live claim, not the token's. */
export interface Caller extends Account {
  /** Time from which the account provably has this email: creation or last token revocation, plus one second. */
  readonly emailSince: Date;
  readonly signedInAt: Date;
}

/** A caller with a Firebase ID token rather than an access token. */
export interface ProvenCaller extends Caller {
  readonly idToken: string;
}
