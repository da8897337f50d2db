import type { ChangeRequest } from '../model/audit.ts';
import { requireAccount, type Promotion, type PromotionPorts } from './make-admin.ts';

/**
 * Takes the admin role from the account with this email; from its next request on it has it no more. That another admin stays is
 * decided with the record, before the claim goes: what breaks off in between is completed when it is asked again.
 *
 * @returns whether anything changed: false for who is no admin
 * @throws ApiError `users/not-found` when nobody has this email, `users/another-account`, `users/last-admin`
 */
export async function takeAdmin(
  { accounts, users }: PromotionPorts,
  promotion: Omit<Promotion, 'unverified'>,
  change: ChangeRequest,
): Promise<boolean> {
  const account = await requireAccount(accounts, promotion);
  const record = await users.find(account.uid);
  if (!account.admin && record?.admin !== true) return false;
  await users.takeAdmin(account, accounts.liveAdmins, change);
  await accounts.takeAdmin(account.uid);
  return account.admin;
}
