import { inspect } from 'node:util';
import { forEachConcurrently } from '../shared/for-each.ts';
import type { Ports } from '../ports.ts';

export type MailPorts = Pick<Ports, 'mails' | 'sendMail' | 'log'>;

/**
 * Sends a mail, however many try to at the same time, and notes what came of it.
 *
 * @returns whether nothing is left to do: false where it failed for now, or another attempt may still be under way
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

/**
 * For the trigger, which the platform calls again for a day until it does not throw.
 *
 * @throws Error while there is something left to do
 */
export async function deliverNewMail(ports: MailPorts, id: string): Promise<void> {
  if (!(await deliverMail(ports, id))) throw new Error(`mails/not-sent-yet: ${id}`);
}

/** A step of the scheduled job: sends what is left of the last 24 hours, as after a killed instance or while the mail server was away. */
export async function deliverPendingMails(ports: MailPorts, signal: AbortSignal): Promise<void> {
  await forEachConcurrently(await ports.mails.due(), signal, async (id) => {
    try {
      await deliverMail(ports, id);
    } catch (error) {
      ports.log.error('mails/not-delivered', { mailId: id, cause: inspect(error) });
    }
  });
}
