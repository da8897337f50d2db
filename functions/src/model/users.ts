export interface UserRecord {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  readonly photo: string | null;
  /** Copy of the custom claim, which alone grants access. */
  readonly admin: boolean;
  readonly createdAt: Date;
}

export interface UserFilter {
  /** Each word must begin a word of name or email. */
  readonly search: string;
  readonly isAdmin: boolean;
}

export interface Account extends Omit<UserRecord, 'createdAt'> {
  /** True if the identity provider has verified the email. Signing up does not. */
  readonly emailVerified: boolean;
  readonly disabled: boolean;
}
