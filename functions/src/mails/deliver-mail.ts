import { inspect } from 'node:util';
import { forEachConcurrently } from '../shared/for-each.ts';
import type { Ports } from '../ports.ts';

export type MailPorts = Pick<Ports, 'mails' | 'sendMail' | 'log'>;

/**
 * Sends an email. Concurrent calls send it only once.
 *
 * @returns false if the email must be retried later, or if another call may still be sending it
 */
export async function deliverMail({ mails, sendMail, log }: MailPorts, id: string): Promise<boolean> {
  const mail = await mails.lease(id);
  if (mail === null) return true;
  if (mail === 'busy') return false;
  const outcome = await sendMail(mail);
  await mails.record(mail, outcome);
  if (outcome.state !== 'failed') return true;
  const { error: reason, isFinal } = outcome;
  log.warn('mails/not-sent', { mailId: id, reason, isFinal, attempts: mail.delivery.attempts });
  return isFinal;
}

/** @throws Error if the email must be retried: the Firestore trigger then runs again */
export async function deliverNewMail(ports: MailPorts, id: string): Promise<void> {
  if (!(await deliverMail(ports, id))) throw new Error(`mails/not-sent-yet: ${id}`);
}

/** Sends undelivered emails from the last 24 hours, as a step of the scheduled job. */
export async function deliverPendingMails(ports: MailPorts, signal: AbortSignal): Promise<void> {
  await forEachConcurrently(await ports.mails.due(), signal, async (id) => {
    try {
      await deliverMail(ports, id);
    } catch (error) {
      ports.log.error('mails/not-delivered', { mailId: id, cause: inspect(error) });
    }
  });
}
