import { Timestamp } from 'firebase-admin/firestore';
import { mailCountId, type NewMail } from '../../model/mails.ts';
import { readConverter } from './documents.ts';
import { mailCopies, mailDocument } from './mail-document.ts';
import type { UnitOfWork } from './unit-of-work.ts';

interface MailCountDocument {
  /** Times of the counted emails to one inbox. */
  readonly times: readonly Timestamp[];
}

const asTimes = readConverter<MailCountDocument, readonly Timestamp[]>(({ times }) => times);

interface MailQuota {
  readonly most: number;
  readonly milliseconds: number;
}

export function mailChanges(work: UnitOfWork) {
  const counts = work.firestore.collection('mailCounts').withConverter(asTimes);
  return {
    /** Queues emails. Skips an email that has been queued before, so that it is not sent twice. */
    mail: async (...mails: readonly (NewMail | null)[]) => {
      const written = mails.flatMap((mail) =>
        mail === null || mail.to === ''
          ? []
          : mailCopies(mail).map((copy) => mailDocument(work.firestore, copy)),
      );
      await Promise.all(
        written.map(async ({ document, fields }) => {
          if (work.creates(`orders/${fields.orderId}`)) work.create(document, fields);
          else await work.createIfAbsent(document, fields);
        }),
      );
    },
    /**
     * Counts an email to an inbox. Only counted emails write the count, so that commits beyond the quota do not
     * contend for it.
     *
     * @returns false, without counting, if the quota is used up
     */
    countMail: async (to: string, { most, milliseconds }: MailQuota): Promise<boolean> => {
      const document = counts.doc(mailCountId(to));
      const since = Date.now() - milliseconds;
      const times = await work.get(document, { guard: false });
      const recent = (times ?? []).filter((time) => time.toMillis() > since);
      if (recent.length >= most) return false;
      work.write(document, { times: [...recent, Timestamp.now()] });
      return true;
    },
  };
}
