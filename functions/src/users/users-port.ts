import type { ChangeRequest } from '../audit/audit-port.ts';
import type { List } from '../http/paging.ts';

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

export type Profile = Omit<UserRecord, 'createdAt'>;

/** An account of the identity provider. */
export interface Account extends Profile {
  /** Whether the identity provider has seen that the email is theirs; a sign-up alone does not show it. */
  readonly emailVerified: boolean;
  /** Whether nobody can sign in to it. */
  readonly disabled: boolean;
}

export interface UsersPort {
  find(uid: string): Promise<UserRecord | null>;
  /** Everyone who has signed in, newest first. */
  list(): List<UserRecord>;
  /**
   * Creates or refreshes a person's record.
   *
   * @param isAdmin asks whether the account has the claim at that moment: what was read earlier, a promotion may have overtaken
   * @returns whether it was created
   */
  save(
    profile: Omit<Profile, 'admin'>,
    isAdmin: () => Promise<boolean>,
    signal: AbortSignal,
  ): Promise<boolean>;
  /** Notes on a person's record, where there is one, that they have been made an admin, and writes down who did it. */
  makeAdmin(person: Pick<Profile, 'uid' | 'email'>, change: ChangeRequest): Promise<void>;
}

/** The accounts of the identity provider. */
export interface AccountsPort {
  findByEmail(email: string): Promise<Account | null>;
  /** Those of a hundred uids at most whose account is there and not disabled, by their uid. */
  findAll(uids: readonly string[]): Promise<ReadonlyMap<string, Account>>;
  /** Sets the custom claim that makes an admin; other claims stay. */
  makeAdmin(uid: string): Promise<void>;
  /** A Firebase session cookie value, valid for five days (docs/api.md, Identity). */
  accessTokenFor(idToken: string): Promise<string>;
}
