import { ApiError } from '@pedalworks/contract';
import type { ChangeRequest } from '../model/audit.ts';
import type { Ports } from '../ports.ts';
import type { Account } from '../model/users.ts';

export type PromotionPorts = Pick<Ports, 'accounts' | 'users'>;

export async function isAdmin(accounts: Ports['accounts'], email: string): Promise<boolean> {
  return (await accounts.findByEmail(email))?.admin === true;
}

export interface Promotion {
  readonly email: string;
  /** Expected account id. The call fails if the email now belongs to a different account. */
  readonly uid?: string | undefined;
  /** True to accept an unverified email. */
  readonly unverified?: boolean | undefined;
}

/** @throws ApiError `users/not-found`; `users/another-account` if the email no longer belongs to `uid` */
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
 * Makes the account with this email an admin, from its next request on. Writes the audit entry, then the auth claim,
 * then the user record, so that an interrupted call is always audited and can be repeated.
 *
 * @returns false if the account was an admin already
 * @throws ApiError `users/unverified` if its email is not verified, and `users/not-found`, `users/disabled` or
 * `users/another-account`
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
  await users.followClaim(account.uid, accounts.liveAdmins);
  return !account.admin;
}
