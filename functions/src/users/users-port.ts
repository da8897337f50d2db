import type { Deed } from '../audit/audit-port.ts';
import type { List } from '../http/list.ts';

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

export interface UsersPort {
  /** Everyone who has signed in, newest first. */
  list(): List<UserRecord>;
  /** Creates or refreshes a person's record. @returns whether it was created */
  save(profile: Profile): Promise<boolean>;
  /** Saves an admin's record, and writes the deed down with it where the record says that it is one. */
  promote(profile: Profile, deed: Deed): Promise<void>;
}

/** The accounts of the identity provider. */
export interface AccountsPort {
  findByEmail(email: string): Promise<Profile | null>;
  /** Sets the custom claim that makes an admin; other claims stay. */
  makeAdmin(uid: string): Promise<void>;
  /** A Firebase session cookie value, five days long (contract.md, Identity). */
  accessTokenFor(idToken: string): Promise<string>;
}
