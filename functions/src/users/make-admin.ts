import { ApiError } from '@pedalworks/contract';
import type { AccountsPort, UsersPort } from './users-port.ts';

/**
 * Makes the account with this email an admin; from the next request on it is one. Used by PUT /user/admin/{email}
 * and by `npm run make-admin`, which makes a shop's first.
 *
 * @returns whether anything changed: false when already admin
 * @throws ApiError `users/not-found` when nobody has this email
 */
export async function makeAdmin(accounts: AccountsPort, users: UsersPort, email: string): Promise<boolean> {
  const account = await accounts.findByEmail(email);
  if (account === null) throw new ApiError('users/not-found');
  if (!account.admin) await accounts.makeAdmin(account.uid);
  await users.save({ ...account, admin: true });
  return !account.admin;
}
