import { createHash, randomUUID } from 'node:crypto';
import { ApiError, type MailState } from '@pedalworks/contract';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { Actor, ChangeRequest } from '../../model/audit.ts';
import type { NewMail } from '../../model/mails.ts';
import type { InvitationRecord } from '../../model/invitations.ts';
import { readConverter, readDocument } from './documents.ts';
import { documentsOf } from './firestore-queries.ts';
import { mailDocument, mailsOf } from './mail-document.ts';
import type { Database, UnitOfWork } from './unit-of-work.ts';

interface InvitationDocument extends Pick<InvitationRecord, 'email' | 'mailId'> {
  readonly by: Actor;
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

const invitationsIn = (firestore: Firestore) =>
  firestore.collection('invitations').withConverter(asInvitation);

/** Returns a hash of the email, so that URLs and logs do not contain it. */
const idOf = (email: string) => createHash('sha256').update(email).digest('hex').slice(0, 32);

/** Deletes an invitation and its email, so that the shop keeps no data about people who never signed up. */
async function deleteInvitation(work: UnitOfWork, invitation: InvitationRecord): Promise<void> {
  await deleteMail(work, invitation);
  work.delete(invitationsIn(work.firestore).doc(invitation.id));
}

async function deleteMail(work: UnitOfWork, { mailId }: InvitationRecord): Promise<void> {
  const mail = mailsOf(work.firestore).doc(mailId);
  if ((await work.get(mail)) !== null) work.delete(mail);
}

interface SentInvitation {
  readonly expiresAt: Date;
  readonly mail: Omit<NewMail, 'occurrence'>;
  readonly renews: string | undefined;
}

/** Rejects a renewal if another admin has renewed the invitation meanwhile. */
function checkRenewal(before: InvitationRecord | null, renews: string | undefined): void {
  const open = before !== null && before.expiresAt > new Date() ? before.expiresAt.toISOString() : undefined;
  if (open === renews) return;
  throw new ApiError(open === undefined ? 'invitations/not-found' : 'invitations/open');
}

const maxListed = 100;

export function invitationsStore({ firestore, inOneCommit }: Database) {
  const invitations = invitationsIn(firestore);
  return {
    find: (email: string) => readDocument(invitations, idOf(email)),
    /**
     * @throws ApiError `invitations/open` if the email already has an open invitation or another admin has renewed
     * it, `invitations/not-found` if the invitation to renew has expired or was withdrawn
     */
    save: (email: string, { expiresAt, mail, renews }: SentInvitation, { by, signal }: ChangeRequest) =>
      inOneCommit({ subject: email, signal }, async (work): Promise<InvitationRecord> => {
        const document = invitations.doc(idOf(email));
        const before = await work.get(document);
        checkRenewal(before, renews);
        if (before !== null) await deleteMail(work, before);
        const { document: mailDoc, fields } = mailDocument(firestore, { ...mail, occurrence: randomUUID() });
        work.create(mailDoc, fields);
        const invitation = { email, by: { uid: by.uid, email: by.email }, mailId: mailDoc.id };
        work.write(document, { ...invitation, expiresAt: Timestamp.fromDate(expiresAt) });
        work.audit({ by, action: 'users/invite', target: email, before: null, after: null });
        return { ...invitation, id: document.id, createdAt: before?.createdAt ?? new Date(), expiresAt };
      }),
    withdraw: (id: string, { by, signal }: ChangeRequest) =>
      inOneCommit({ subject: id, signal }, async (work) => {
        const invitation = await work.get(invitations.doc(id));
        if (invitation === null) throw new ApiError('invitations/not-found');
        await deleteInvitation(work, invitation);
        const event = { target: invitation.email, before: null, after: null };
        work.audit({ by, action: 'users/withdraw-invitation', ...event });
      }),
    close: (email: string, signal: AbortSignal) =>
      inOneCommit({ subject: email, signal }, async (work) => {
        const invitation = await work.get(invitations.doc(idOf(email)));
        if (invitation !== null) await deleteInvitation(work, invitation);
      }),
    ...expiringInvitations({ firestore, inOneCommit }),
  };
}

function expiringInvitations({ firestore, inOneCommit }: Database) {
  const invitations = invitationsIn(firestore);
  return {
    /** Lists open invitations, newest first, with the delivery state of each email. */
    list: async (now: Date) => {
      const open = invitations.where('expiresAt', '>', now).orderBy('expiresAt', 'desc').limit(maxListed);
      const found = await documentsOf(open);
      const mails = mailsOf(firestore);
      const refs = found.map(({ mailId }) => mails.doc(mailId));
      const states = refs.length === 0 ? [] : await firestore.getAll(...refs);
      return found.map((invitation, place) => {
        const mail = states[place]?.data() as { delivery: { state: MailState } } | undefined;
        return { ...invitation, mailState: mail?.delivery.state ?? ('sent' as const) };
      });
    },
    removeExpired: async (now: Date, signal: AbortSignal) => {
      const { docs } = await invitations.where('expiresAt', '<=', now).limit(maxListed).get();
      for (const { ref } of docs)
        await inOneCommit({ subject: ref.id, signal }, async (work) => {
          const invitation = await work.get(ref);
          if (invitation !== null && invitation.expiresAt <= now) await deleteInvitation(work, invitation);
        });
    },
  };
}
