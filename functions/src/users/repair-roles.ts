import type { Ports } from '../ports.ts';

/**
 * Removes the admin role from user records whose account has no admin claim, as after an interrupted demotion or a
 * change in the Firebase console. Firestore's rules read the record.
 */
export async function repairRoles(
  { users, accounts }: Pick<Ports, 'users' | 'accounts'>,
  signal: AbortSignal,
): Promise<void> {
  const recorded = await users.recordedAdmins();
  const live = new Set(await accounts.liveAdmins(recorded));
  for (const uid of recorded.filter((one) => !live.has(one))) {
    if (signal.aborted) return;
    await users.followClaim(uid, accounts.liveAdmins);
  }
}
