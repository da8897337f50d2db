import { ApiError } from '@pedalworks/contract';
import type { ChangeRequest } from '../audit/audit-port.ts';
import type { AccountsPort, AdminNow, UsersPort } from './users-port.ts';

export interface PromotionPorts {
  readonly accounts: AccountsPort;
  readonly users: UsersPort;
}

/** Of the account with this email; false where there is none. */
export function adminNow(accounts: Pick<AccountsPort, 'findByEmail'>, email: string): AdminNow {
  return async () => (await accounts.findByEmail(email))?.admin === true;
}

/** Whom to promote. */
export interface Promotion {
  readonly email: string;
  /** Whose account it has to be; undefined where whoever has the email now is meant. */
  readonly uid?: string | undefined;
}

/**
 * Makes the account with this email an admin; from the next request on it is one. Used by PUT /user/admin/{email}
 * and by `npm run make-admin`, which makes a shop's first. It is written down first, once though several do it at the
 * same time: the claim is the identity provider's and no transaction of the database, and no promotion may go without
 * its entry. The record says afterwards what the account is, also when it could not be made an admin.
 *
 * @returns whether anything changed: false when already admin
 * @throws ApiError `users/not-found` when nobody who has registered with the shop has this email, `users/another-account`
 */
export async function makeAdmin(
  { accounts, users }: PromotionPorts,
  { email, uid }: Promotion,
  change: ChangeRequest,
): Promise<boolean> {
  const account = await accounts.findByEmail(email);
  if (account === null) throw new ApiError('users/not-found');
  if (uid !== undefined && uid !== account.uid) throw new ApiError('users/another-account');
  if ((await users.find(account.uid)) === null) throw new ApiError('users/not-found');
  const isAdminNow = adminNow(accounts, email);
  if (account.admin) {
    await users.save(account, isAdminNow, change.signal);
    return false;
  }
  if (!(await users.promote(account, isAdminNow, change))) return false;
  const saveAsItIs = async () =>
    users.save({ ...account, admin: await isAdminNow() }, isAdminNow, change.signal);
  try {
    await accounts.makeAdmin(account.uid);
  } finally {
    // What is not saved now, the next sign-in saves.
    await saveAsItIs().catch(() => undefined);
  }
  return true;
}
