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
  /** Each searched word must be the start of a word in the name or email. */
  readonly search: string;
  readonly isAdmin: boolean;
}

export interface Account extends Omit<UserRecord, 'createdAt'> {
  /** True once the user has confirmed the email; signing up is not enough. */
  readonly emailVerified: boolean;
  readonly disabled: boolean;
}
