import { ApiError } from '@pedalworks/contract';
import type { Actor } from '../audit/audit-port.ts';
import type { AccountsPort, UsersPort } from './users-port.ts';

export interface PromotionPorts {
  readonly accounts: AccountsPort;
  readonly users: UsersPort;
}

/**
 * Makes the account with this email an admin; from the next request on it is one. Used by PUT /user/admin/{email}
 * and by `npm run make-admin`, which makes a shop's first. It is written down first, once though several do it at the
 * same time: the claim is the identity provider's and no transaction of the database, and no promotion may go without
 * its entry.
 *
 * @returns whether anything changed: false when already admin
 * @throws ApiError `users/not-found` when nobody has this email
 */
export async function makeAdmin(
  { accounts, users }: PromotionPorts,
  email: string,
  by: Actor,
): Promise<boolean> {
  const account = await accounts.findByEmail(email);
  if (account === null) throw new ApiError('users/not-found');
  if (account.admin) {
    await users.save(account);
    return false;
  }
  const change = { before: { admin: false }, after: { admin: true, uid: account.uid } };
  await users.promote(account, { by, action: 'users/make-admin', target: account.email, ...change });
  await accounts.makeAdmin(account.uid);
  return true;
}
