/** What the shop keeps of a person. */
export interface UserRecord {
  readonly uid: string;
  /** Lower case. */
  readonly email: string;
  readonly name: string;
  readonly photo: string | null;
  /** Mirrors the custom claim, which alone decides. */
  readonly admin: boolean;
  readonly createdAt: Date;
}

/** Which people are listed; all where `search` is blank and `isAdmin` false. */
export interface UserFilter {
  /** Words that all must be beginnings of words of name or email. */
  readonly search: string;
  readonly isAdmin: boolean;
}

/** An account of the identity provider. */
export interface Account extends Omit<UserRecord, 'createdAt'> {
  /** Whether the identity provider has seen that the email is theirs; a sign-up alone does not show it. */
  readonly emailVerified: boolean;
  /** Whether sign-in to it is disabled. */
  readonly disabled: boolean;
}
