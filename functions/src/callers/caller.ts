/** Who is asking, as the identity provider knows them at this moment. */
export interface Caller {
  readonly uid: string;
  /** Lower case. */
  readonly email: string;
  /** Empty where the account has no name. */
  readonly name: string;
  readonly photo: string | null;
  /** Whether the identity provider has seen that the email is theirs; a sign-up alone does not show it. */
  readonly emailVerified: boolean;
  /**
   * Since when the account has had this email for certain: the second behind the one it was made in, or its tokens were revoked in, as
   * the identity provider does when an account changes its email.
   */
  readonly emailSince: Date;
  /** The live custom claim, not the one the token was made with (docs/api.md, Identity). */
  readonly admin: boolean;
}

/** A caller who proved the email with a Firebase ID token rather than an access token. */
export interface ProvenCaller extends Caller {
  readonly idToken: string;
}
