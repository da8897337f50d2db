import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { MailDelivery, MailRecord, NewMail } from '../../model/mails.ts';
import { readConverter } from './documents.ts';
import type { UnitOfWork } from './unit-of-work.ts';

interface MailDocument extends Omit<MailRecord, 'id' | 'createdAt' | 'delivery'> {
  readonly delivery: Omit<MailDelivery, 'at' | 'leaseUntil'> & {
    readonly at: Timestamp;
    readonly leaseUntil: Timestamp | null;
  };
}

const asMail = readConverter<MailDocument, MailRecord>(({ delivery, ...mail }, { id, createdAt }) => {
  const { at, leaseUntil } = delivery;
  return {
    ...mail,
    id,
    createdAt,
    delivery: { ...delivery, at: at.toDate(), leaseUntil: leaseUntil?.toDate() ?? null },
  };
});

export const mailsOf = (firestore: Firestore) => firestore.collection('mail').withConverter(asMail);

/** Deletes an email, unless it is already deleted. */
export async function deleteMail(work: UnitOfWork, id: string): Promise<void> {
  const mail = mailsOf(work.firestore).doc(id);
  if ((await work.get(mail)) !== null) work.delete(mail);
}

/** Returns one email for each recipient. */
export function mailCopies({ alsoTo = [], ...mail }: NewMail): readonly NewMail[] {
  const copies = alsoTo.map((to, index) => {
    const occurrence = [mail.occurrence ?? [], `copy${String(index + 1)}`].flat().join('-');
    return { ...mail, to, occurrence };
  });
  return [mail, ...copies];
}

/** Creates the document of a new email. Its commit triggers `deliverMail`, which sends the email once. */
export function mailDocument(
  firestore: Firestore,
  { occurrence, withheld, ...mail }: Omit<NewMail, 'alsoTo'>,
) {
  const id = [mail.orderId || [], mail.event, occurrence ?? []].flat().join('-');
  const delivery = { ...toSend(), ...(withheld !== undefined && notToSend(withheld)) };
  return { document: mailsOf(firestore).doc(id), fields: { ...mail, resends: 0, delivery } };
}

export const notToSend = (error: string) => ({ state: 'withheld', error, isOpen: false });

export const toSend = (attempts = 0) => ({
  state: 'pending',
  attempts,
  at: Timestamp.now(),
  error: null,
  leaseUntil: null,
  isOpen: true,
});
