import { randomUUID } from 'node:crypto';
import { ApiError } from '@pedalworks/contract';
import { Timestamp } from 'firebase-admin/firestore';
import type { Actor, ChangeRequest } from '../../model/audit.ts';
import { invitationId, type InvitationRecord } from '../../model/invitations.ts';
import type { NewMail } from '../../model/mails.ts';
import { recordAudit } from './audit-store.ts';
import { readDocuments } from './documents.ts';
import { documentsOf } from './firestore-queries.ts';
import {
  closeInvitation,
  deleteInvitation,
  deleteInvitationMail,
  invitationsIn,
} from './invitation-documents.ts';
import { mailDocument, mailsOf } from './mail-document.ts';
import type { Database, UnitOfWork } from './unit-of-work.ts';

interface SentInvitation extends Pick<InvitationRecord, 'email' | 'secretHash' | 'expiresAt'> {
  readonly mail: Omit<NewMail, 'occurrence'>;
  readonly renews: string | undefined;
}

/** Rejects a renewal if another admin has renewed the invitation meanwhile. */
function checkRenewal(open: InvitationRecord | null, renews: string | undefined): void {
  if (open?.expiresAt.toISOString() === renews) return;
  throw new ApiError(open === null ? 'invitations/not-found' : 'invitations/open');
}

const isOpen = ({ acceptedBy, expiresAt }: InvitationRecord) => acceptedBy === null && expiresAt > new Date();

const isBeingAccepted = ({ acceptedBy, secretHash }: InvitationRecord) =>
  acceptedBy !== null && secretHash !== '';

const maxListed = 100;

export function invitationsStore(database: Database) {
  const { firestore, inOneCommit } = database;
  const invitations = invitationsIn(firestore);
  return {
    /**
     * @throws ApiError `invitations/open` if the email already has an open invitation or another admin has renewed
     * it, `invitations/not-found` if the invitation to renew has expired or was withdrawn
     */
    save: (sent: SentInvitation, { by, signal }: ChangeRequest) =>
      inOneCommit({ subject: sent.email, signal }, (work) => saveInvitation(work, sent, by)),
    /** @throws ApiError `invitations/not-found`, or `invitations/accepted` if the promotion has begun */
    withdraw: (id: string, { by, signal }: ChangeRequest) =>
      inOneCommit({ subject: id, signal }, async (work) => {
        const invitation = await work.get(invitations.doc(id));
        if (invitation === null) throw new ApiError('invitations/not-found');
        if (invitation.acceptedBy !== null) throw new ApiError('invitations/accepted');
        await deleteInvitation(work, invitation);
        auditWithdrawal(work, invitation, by);
      }),
    /**
     * Withdraws the invitation of an email, if there is one.
     *
     * @throws ApiError `invitations/accepted` if the promotion has begun
     */
    withdrawFrom: (email: string, { by, signal }: ChangeRequest) =>
      inOneCommit({ subject: email, signal }, async (work) => {
        const invitation = await closeInvitation(work, email);
        if (invitation === null) return;
        if (isBeingAccepted(invitation)) throw new ApiError('invitations/accepted');
        auditWithdrawal(work, invitation, by);
      }),
    ...acceptedInvitations(database),
    ...expiringInvitations(database),
  };
}

async function saveInvitation(
  work: UnitOfWork,
  { mail, renews, ...sent }: SentInvitation,
  { uid, email }: Actor,
): Promise<InvitationRecord> {
  const document = invitationsIn(work.firestore).doc(invitationId(sent.email));
  const before = await work.get(document);
  const open = before !== null && isOpen(before) ? before : null;
  checkRenewal(open, renews);
  if (before !== null) await deleteInvitationMail(work, before);
  const { document: mailDoc, fields } = mailDocument(work.firestore, { ...mail, occurrence: randomUUID() });
  work.create(mailDoc, fields);
  const { createdAt = new Date(), reference = randomUUID().slice(0, 8) } = open ?? {};
  const invitation = { ...sent, reference, by: { uid, email }, mailId: mailDoc.id, acceptedBy: null };
  const expiresAt = Timestamp.fromDate(sent.expiresAt);
  work.write(document, { ...invitation, expiresAt, createdAt: Timestamp.fromDate(createdAt) });
  const change = { target: reference, before: null, after: null };
  recordAudit(work, { by: invitation.by, action: 'users/invite', ...change });
  return { ...invitation, createdAt, id: document.id };
}

function auditWithdrawal(work: UnitOfWork, { reference }: InvitationRecord, by: Actor): void {
  recordAudit(work, {
    by,
    action: 'users/withdraw-invitation',
    target: reference,
    before: null,
    after: null,
  });
}

/** Time for completing a promotion whose request was interrupted. Also the time a late withdrawal is told about it. */
const acceptedMilliseconds = 600_000;

function acceptedInvitations({ firestore, inOneCommit }: Database) {
  const invitations = invitationsIn(firestore);
  return {
    /**
     * Takes an invitation for an account, in one commit with the audit entry of the promotion. Keeps neither address
     * nor sender. The same account may repeat it until {@link finish}.
     *
     * @param judge returns the reason to refuse the invitation, or null
     */
    accept: <Refusal>(
      { uid, email }: Actor,
      judge: (invitation: InvitationRecord | null) => Promise<Refusal | null>,
      signal: AbortSignal,
    ) =>
      inOneCommit({ subject: email, signal }, async (work): Promise<Refusal | null> => {
        const document = invitations.doc(invitationId(email));
        const invitation = await work.get(document);
        const refusal = await judge(invitation);
        if (refusal !== null || invitation === null || invitation.acceptedBy !== null) return refusal;
        const { by, reference } = invitation;
        await deleteInvitationMail(work, invitation);
        const expiresAt = Timestamp.fromMillis(Date.now() + acceptedMilliseconds);
        const nobody = { email: '', by: { uid: '', email: '' }, mailId: '' };
        work.write(document, { ...nobody, acceptedBy: uid, expiresAt });
        const after = { admin: true, uid, invitation: reference };
        const change = { before: { admin: false }, after, customerUid: uid };
        recordAudit(work, { by, action: 'users/make-admin', target: email, ...change });
        return null;
      }),
    /** Makes the link useless, once its promotion is complete. */
    finish: (email: string) =>
      inOneCommit({ subject: email }, async (work) => {
        const document = invitations.doc(invitationId(email));
        const invitation = await work.get(document);
        if (invitation !== null && invitation.acceptedBy !== null) work.write(document, { secretHash: '' });
      }),
  };
}

function expiringInvitations({ firestore, inOneCommit }: Database) {
  const invitations = invitationsIn(firestore);
  return {
    /** Lists open invitations, newest first, with the delivery state of each email. */
    list: async (now: Date) => {
      const unexpired = invitations.where('expiresAt', '>', now).orderBy('expiresAt', 'desc');
      const found = (await documentsOf(unexpired.limit(maxListed))).filter(isOpen);
      const mailIds = found.map(({ mailId }) => mailId);
      const mails = await readDocuments(mailsOf(firestore), mailIds);
      return found.map((invitation, place) => ({
        ...invitation,
        mailState: mails[place]?.delivery.state ?? ('sent' as const),
      }));
    },
    expired: (now: Date) => documentsOf(invitations.where('expiresAt', '<=', now).limit(maxListed)),
    removeExpired: (id: string, now: Date, signal: AbortSignal) =>
      inOneCommit({ subject: id, signal }, async (work) => {
        const invitation = await work.get(invitations.doc(id));
        if (invitation !== null && invitation.expiresAt <= now) await deleteInvitation(work, invitation);
      }),
  };
}
