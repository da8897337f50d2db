import { ApiError } from '@pedalworks/contract';
import type { ChangeRequest } from '../model/audit.ts';
import type { Ports } from '../ports.ts';
import type { Account } from '../model/users.ts';

export type PromotionPorts = Pick<Ports, 'accounts' | 'users'>;

/** True if the account with this email has the admin claim now. */
export async function isAdmin(accounts: Ports['accounts'], email: string): Promise<boolean> {
  return (await accounts.findByEmail(email))?.admin === true;
}

export interface Promotion {
  readonly email: string;
  /** Expected account; if given, the email must still belong to it. */
  readonly uid?: string | undefined;
  /** Allows an unverified email. */
  readonly unverified?: boolean | undefined;
}

/** @throws ApiError `users/not-found`, `users/another-account` */
export async function requireAccount(
  accounts: Ports['accounts'],
  { email, uid }: Pick<Promotion, 'email' | 'uid'>,
): Promise<Account> {
  const account = await accounts.findByEmail(email);
  if (account === null) throw new ApiError('users/not-found');
  if (uid !== undefined && uid !== account.uid) throw new ApiError('users/another-account');
  return account;
}

/**
 * Makes the account with this email an admin, from its next request on. Writes the audit entry first, then the claim,
 * then the record, so that an interrupted call is always audited and repeating it completes it.
 *
 * @returns false if it was an admin already
 * @throws ApiError `users/not-found`, `users/another-account`, `users/disabled`, `users/unverified`
 */
export async function makeAdmin(
  { accounts, users }: PromotionPorts,
  { email, uid, unverified = false }: Promotion,
  change: ChangeRequest,
): Promise<boolean> {
  const account = await requireAccount(accounts, { email, uid });
  const record = await users.find(account.uid);
  if (record === null) throw new ApiError('users/not-found');
  if (account.disabled) throw new ApiError('users/disabled');
  if (account.admin && record.admin) return false;
  if (!account.emailVerified && !unverified) throw new ApiError('users/unverified');
  await users.auditMakeAdmin(account, change);
  await accounts.makeAdmin(account.uid);
  await users.makeAdmin(account.uid);
  return !account.admin;
}
