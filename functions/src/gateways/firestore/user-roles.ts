import { ApiError } from '@pedalworks/contract';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { ChangeRequest } from '../../model/audit.ts';
import type { UserRecord } from '../../model/users.ts';
import { recordAudit } from './audit-store.ts';
import { documentsOf } from './firestore-queries.ts';
import { closeInvitation, closeInvitationsBy } from './invitation-documents.ts';
import type { Database, UnitOfWork } from './unit-of-work.ts';
import { usersIn } from './user-documents.ts';

/** Returns the uids of enabled accounts with the admin claim, in the given order. */
export type LiveAdmins = (uids: readonly string[]) => Promise<readonly string[]>;

const maxAdmins = 100;

export const recordedAdmins = (firestore: Firestore) =>
  usersIn(firestore).where('role', '==', 'admin').limit(maxAdmins);

/** Returns the role field that matches the account's current claim. Without the claim, its invitations are void. */
export async function roleNow(work: UnitOfWork, uid: string, liveAdmins: LiveAdmins) {
  if ((await liveAdmins([uid])).length > 0) return { role: 'admin' };
  await closeInvitationsBy(work, uid);
  return { role: FieldValue.delete() };
}

export async function otherAdmin(
  uid: string,
  admins: readonly UserRecord[],
  liveAdmins: LiveAdmins,
): Promise<string> {
  const others = admins.map((admin) => admin.uid).filter((other) => other !== uid);
  const [other] = await liveAdmins(others);
  if (other === undefined) throw new ApiError('users/last-admin');
  return other;
}

/**
 * Demotes an admin, and closes the invitations to and from them. Also reads another admin's record, so that two
 * concurrent demotions conflict.
 * @throws ApiError `users/last-admin` if there is no other admin
 */
export async function leaveToOtherAdmin(
  work: UnitOfWork,
  { uid, email }: Pick<UserRecord, 'uid' | 'email'>,
  liveAdmins: LiveAdmins,
): Promise<void> {
  const users = usersIn(work.firestore);
  const staying = await otherAdmin(uid, await work.find(recordedAdmins(work.firestore)), liveAdmins);
  await work.get(users.doc(staying));
  if ((await work.get(users.doc(uid))) !== null) work.write(users.doc(uid), { role: FieldValue.delete() });
  await closeInvitation(work, email);
  await closeInvitationsBy(work, uid);
}

export function roleChanges({ firestore, inOneCommit }: Database) {
  const users = usersIn(firestore);
  return {
    auditMakeAdmin: ({ uid, email }: Pick<UserRecord, 'uid' | 'email'>, { by, signal }: ChangeRequest) =>
      inOneCommit({ subject: uid, signal }, async (work) => {
        await closeInvitation(work, email);
        const change = { before: { admin: false }, after: { admin: true, uid }, customerUid: uid };
        recordAudit(work, { by, action: 'users/make-admin', target: email, ...change });
      }),
    /**
     * Copies the account's current claim to its user record, even if the client has disconnected. Always writes the
     * record, so that a concurrent sign-in that read an older claim conflicts and reads it again.
     */
    followClaim: (uid: string, liveAdmins: LiveAdmins) =>
      inOneCommit({ subject: uid }, async (work) => {
        if ((await work.get(users.doc(uid))) === null) return;
        work.write(users.doc(uid), await roleNow(work, uid, liveAdmins));
      }),
    /** Returns the uids of accounts that are recorded as admins. */
    recordedAdmins: async () => (await documentsOf(recordedAdmins(firestore))).map(({ uid }) => uid),
    takeAdmin: (
      { uid, email }: Pick<UserRecord, 'uid' | 'email'>,
      liveAdmins: LiveAdmins,
      { by, signal }: ChangeRequest,
    ) =>
      inOneCommit({ subject: 'admins', signal }, async (work) => {
        await leaveToOtherAdmin(work, { uid, email }, liveAdmins);
        const change = { before: { admin: true }, after: { admin: false, uid }, customerUid: uid };
        recordAudit(work, { by, action: 'users/take-admin', target: email, ...change });
      }),
  };
}
