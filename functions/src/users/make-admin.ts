import { ApiError } from '@pedalworks/contract';
import type { ChangeRequest } from '../model/audit.ts';
import type { Ports } from '../ports.ts';
import type { Account } from '../model/users.ts';

export type PromotionPorts = Pick<Ports, 'accounts' | 'users'>;

/** Whether the account with this email has the claim right now; false where there is none. */
export async function isAdmin(accounts: Ports['accounts'], email: string): Promise<boolean> {
  return (await accounts.findByEmail(email))?.admin === true;
}

/** Whom to promote. */
export interface Promotion {
  readonly email: string;
  /** Whose account it has to be; undefined where whoever has the email now is meant. */
  readonly uid?: string | undefined;
  /** Whether it may be somebody who has not shown that the email is theirs. */
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
 * Makes the account with this email an admin; from the next request on it is one. Used by PUT /user/admin/{email}
 * and by `npm run make-admin`, which makes a shop's first. The audit entry is written before the claim, so an act that breaks
 * off never lacks its entry; repeating it completes it. The record follows the claim, because a sign-in copies the claim to it.
 *
 * @returns whether anything changed: false when already admin
 * @throws ApiError `users/not-found` when nobody who has registered with the shop has this email, `users/another-account`,
 *   `users/disabled`, `users/unverified`
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
