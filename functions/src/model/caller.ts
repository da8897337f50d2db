import type { Account } from './users.ts';

/** Who is asking, as the identity provider knows them at this moment; an admin by the live claim, not the one the token was made with. */
export interface Caller extends Account {
  /**
   * Since when the account has had this email for certain: the second behind the one it was made in, or its tokens were revoked in, as
   * the identity provider does when an account changes its email.
   */
  readonly emailSince: Date;
  /** When the person last showed who they are: by password, or at Google. */
  readonly signedInAt: Date;
}

/** A caller who proved the email with a Firebase ID token rather than an access token. */
export interface ProvenCaller extends Caller {
  readonly idToken: string;
}
