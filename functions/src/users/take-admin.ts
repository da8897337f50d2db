import type { ChangeRequest } from '../model/audit.ts';
import type { Ports } from '../ports.ts';
import { requireAccount, type Promotion, type PromotionPorts } from './make-admin.ts';

/**
 * Removes the admin role from the account with this email, from its next request on, and withdraws an invitation of
 * this email. An interrupted call can be repeated.
 *
 * @returns false if the account was not an admin
 * @throws ApiError `users/last-admin` if no other admin remains, `invitations/accepted` if the account is just becoming
 * an admin, and `users/not-found` or `users/another-account`
 */
export async function takeAdmin(
  { accounts, users, invitations }: PromotionPorts & Pick<Ports, 'invitations'>,
  promotion: Omit<Promotion, 'unverified'>,
  change: ChangeRequest,
): Promise<boolean> {
  const account = await requireAccount(accounts, promotion);
  const record = await users.find(account.uid);
  if (!account.admin && record?.admin !== true) {
    await invitations.withdrawFrom(account.email, change);
    return false;
  }
  await users.takeAdmin(account, accounts.liveAdmins, change);
  await accounts.takeAdmin(account.uid);
  await users.followClaim(account.uid, accounts.liveAdmins);
  return account.admin;
}
