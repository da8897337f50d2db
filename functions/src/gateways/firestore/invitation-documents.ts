import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { invitationId, type InvitationRecord } from '../../model/invitations.ts';
import { readConverter } from './documents.ts';
import { deleteMail } from './mail-document.ts';
import type { UnitOfWork } from './unit-of-work.ts';

interface InvitationDocument extends Omit<InvitationRecord, 'id' | 'createdAt' | 'expiresAt'> {
  readonly expiresAt: Timestamp;
}

const asInvitation = readConverter<InvitationDocument, InvitationRecord>(
  ({ expiresAt, ...invitation }, { id, createdAt }) => ({
    ...invitation,
    id,
    createdAt,
    expiresAt: expiresAt.toDate(),
  }),
);

export const invitationsIn = (firestore: Firestore) =>
  firestore.collection('invitations').withConverter(asInvitation);

/** Deletes an invitation and its email, so that the shop keeps no data about people who never signed up. */
export async function deleteInvitation(work: UnitOfWork, invitation: InvitationRecord): Promise<void> {
  await deleteInvitationMail(work, invitation);
  work.delete(invitationsIn(work.firestore).doc(invitation.id));
}

export async function deleteInvitationMail(work: UnitOfWork, { mailId }: InvitationRecord): Promise<void> {
  if (mailId !== '') await deleteMail(work, mailId);
}

/** Deletes the invitation of an email, if there is one. A role change does so in its own commit. */
export async function closeInvitation(work: UnitOfWork, email: string): Promise<InvitationRecord | null> {
  const invitation = await work.get(invitationsIn(work.firestore).doc(invitationId(email)));
  if (invitation !== null) await deleteInvitation(work, invitation);
  return invitation;
}

/** Deletes the open invitations that an account sent, because they are void once it is no admin. */
export async function closeInvitationsBy(work: UnitOfWork, uid: string): Promise<void> {
  const sent = await work.find(invitationsIn(work.firestore).where('by.uid', '==', uid).limit(maxClosed));
  for (const invitation of sent) await deleteInvitation(work, invitation);
}

const maxClosed = 100;
