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

/** A live account of the identity provider. */
export interface Account extends Profile {
  /** Whether the identity provider has seen that the email is theirs; a sign-up alone does not show it. */
  readonly emailVerified: boolean;
}

/** Asks whether an account has the claim right now: what was read earlier, a promotion may have overtaken. */
export type AdminNow = () => Promise<boolean>;

export interface UsersPort {
  find(uid: string): Promise<UserRecord | null>;
  /** Everyone who has signed in, newest first. */
  list(): List<UserRecord>;
  /** Creates or refreshes a person's record; a role is taken off it only after asking anew. @returns whether it was created */
  save(profile: Profile, isAdminNow: AdminNow, signal: AbortSignal): Promise<boolean>;
  /**
   * Saves the record of an account that is about to be made an admin, and writes that down with it, unless another
   * promotion that is under way has done so. Under way it is until the record is saved again, a minute at most.
   *
   * @returns whether the account has still to be made one
   */
  promote(profile: Profile, isAdminNow: AdminNow, change: ChangeRequest): Promise<boolean>;
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
