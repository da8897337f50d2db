import { Timestamp, type DocumentData, type DocumentReference } from 'firebase-admin/firestore';
import type { ChangeRequest } from '../../model/audit.ts';
import {
  retriedMilliseconds,
  type MailDelivery,
  type MailMessage,
  type MailOutcome,
  type MailRecord,
} from '../../model/mails.ts';
import { addressed } from '../../model/corrected-mails.ts';
import { recordAudit } from './audit-store.ts';
import { readConverter, readDocument } from './documents.ts';
import { firestoreList, newestFirst } from './firestore-list.ts';
import { documentsOf } from './firestore-queries.ts';
import { mailsOf, notToSend, toSend } from './mail-document.ts';
import type { Database, UnitOfWork } from './unit-of-work.ts';

/** Duration of a lease, which must exceed that of a delivery attempt. */
const leaseMilliseconds = 120_000;

const maxDue = 500;
const maxRemoved = 300;

const asUpdateTime = readConverter<DocumentData, Date>((_fields, { updatedAt }) => updatedAt);

export function mailStore({ firestore, inOneCommit }: Database) {
  const mails = mailsOf(firestore);
  return {
    find: (id: string) => readDocument(mails, id),
    ofOrder: async (orderId: string) => {
      const found = await documentsOf(mails.where('orderId', '==', orderId));
      return found.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
    },
    failed: () => firestoreList(mails.where('delivery.state', '==', 'failed'), newestFirst),
    due: async () => {
      const since = new Date(Date.now() - retriedMilliseconds);
      const open = mails.where('delivery.isOpen', '==', true).where('createdAt', '>=', since);
      return (await open.orderBy('createdAt').limit(maxDue).get()).docs.map(({ id }) => id);
    },
    removeCounts: (before: Date, signal: AbortSignal) =>
      removeCounts({ firestore, inOneCommit }, before, signal),
    /** Leases an email for sending. Returns `busy` if another instance has the lease, null if it needs no sending. */
    lease: (id: string) => inOneCommit({ subject: id }, (work) => leaseMail(work, mails.doc(id))),
    record: ({ id }: MailRecord, outcome: MailOutcome) =>
      inOneCommit({ subject: id }, async (work) => {
        const mail = await work.get(mails.doc(id));
        if (mail === null || isErased(mail) || mail.delivery.state === 'sent') return;
        const delivery = deliveryAfter(outcome, mail.delivery);
        work.write(mails.doc(id), { message: messageAfter(mail, delivery), delivery });
      }),
    /** Queues an email again. Returns `busy` while it is being sent, null if it does not exist. */
    reset: (orderId: string, id: string, { by, signal }: ChangeRequest) =>
      inOneCommit({ subject: id, signal }, async (work): Promise<'busy' | 'reset' | null> => {
        const mail = await work.get(mails.doc(id));
        if (mail?.orderId !== orderId || isErased(mail)) return null;
        if (isLeased(mail)) return 'busy';
        const { state, attempts } = mail.delivery;
        work.write(mails.doc(id), { resends: mail.resends + 1, delivery: toSend(attempts) });
        const change = { before: { state }, after: { mail: mail.event, state: 'pending' } };
        recordAudit(work, { by, action: 'mails/resend', target: orderId, customerUid: mail.uid, ...change });
        return 'reset';
      }),
  };
}

/** Deletes mail counts that were last written before a time. */
async function removeCounts(
  { firestore, inOneCommit }: Database,
  before: Date,
  signal: AbortSignal,
): Promise<void> {
  const old = firestore.collection('mailCounts').where('updatedAt', '<', before).limit(maxRemoved);
  for (const { ref } of (await old.get()).docs)
    await inOneCommit({ subject: ref.id, signal }, async (work) => {
      const writtenAt = await work.get(ref.withConverter(asUpdateTime));
      if (writtenAt !== null && writtenAt < before) work.delete(ref);
    });
}

async function leaseMail(
  work: UnitOfWork,
  document: DocumentReference<MailRecord>,
): Promise<MailRecord | 'busy' | null> {
  const mail = await work.get(document);
  if (mail?.delivery.isOpen !== true) return null;
  if (isLeased(mail)) return 'busy';
  const { to, message, withheld } = addressed(mail, await presentEmail(work, mail));
  if (withheld !== undefined) {
    work.write(document, { delivery: { ...mail.delivery, ...notToSend(withheld) } });
    return null;
  }
  const at = new Date();
  const leaseUntil = new Date(at.getTime() + leaseMilliseconds);
  const attempts = mail.delivery.attempts + 1;
  const delivery = { ...mail.delivery, state: 'sending' as const, attempts, at, leaseUntil };
  work.write(document, { to, message, delivery });
  return { ...mail, to, message, delivery };
}

/** Returns the email of an order, which an admin may have corrected since; empty if the mail is about no order. */
async function presentEmail({ firestore }: UnitOfWork, { orderId }: MailRecord): Promise<string> {
  if (orderId === '') return '';
  const [order] = await firestore.getAll(firestore.doc(`orders/${orderId}`), {
    fieldMask: ['customerEmail'],
  });
  return (order?.get('customerEmail') as string | undefined) ?? '';
}

/**
 * Deletes what nothing reads after delivery: the HTML (9.8 kB per email, half of all stored data), and the text of an
 * invitation, whose secret must not stay.
 */
function messageAfter({ event, message }: MailRecord, { state, isOpen }: DocumentData): MailMessage {
  if (event === 'invitation' && isOpen === false) return { ...message, text: '', html: '' };
  return state === 'sent' ? { ...message, html: '' } : message;
}

/** True if the email's address and text were erased with the customer's account. */
const isErased = ({ to }: MailRecord) => to === '';

const isLeased = ({ delivery: { leaseUntil } }: MailRecord) => leaseUntil !== null && leaseUntil > new Date();

function deliveryAfter(outcome: MailOutcome, { attempts }: MailDelivery): DocumentData {
  const failed = outcome.state === 'failed' ? outcome : null;
  return {
    state: outcome.state,
    attempts,
    at: Timestamp.now(),
    error: failed?.error ?? null,
    leaseUntil: null,
    isOpen: failed?.isFinal === false,
  };
}
