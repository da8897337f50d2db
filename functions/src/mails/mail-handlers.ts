import { ApiError, type FailedMail, type Mail, type mailEndpoints } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import { mapList } from '../shared/list.ts';
import type { Ports } from '../ports.ts';
import { deliverMail, type MailPorts } from './deliver-mail.ts';
import { retriedMilliseconds, type MailRecord } from '../model/mails.ts';

export function mailHandlers(ports: MailPorts & Pick<Ports, 'orders'>): Handlers<typeof mailEndpoints> {
  const { mails, orders } = ports;
  return {
    listOrderMails: async ({ params: { id } }) => {
      const [order, found] = await Promise.all([orders.find(id), mails.ofOrder(id)]);
      if (order === null) throw new ApiError('orders/not-found');
      return found.map(toMail);
    },
    listFailedMails: () =>
      mapList(mails.failed(), async (failed) => {
        // Omits invitation emails, which have no order: the All Users page displays their state.
        const found = failed.filter(({ orderId }) => orderId !== '');
        const numbers = await orders.numbersOf(found.map(({ orderId }) => orderId));
        return found.map((mail, place) => toFailedMail(mail, numbers[place] ?? ''));
      }),
    resendMail: async ({ params: { id, mailId }, caller: by, signal }) => {
      const reset = await mails.reset(id, mailId, { by, signal });
      if (reset === 'busy') throw new ApiError('mails/being-sent');
      if (reset !== null) await deliverMail(ports, mailId);
      const mail = await mails.find(mailId);
      if (reset === null || mail === null) throw new ApiError('mails/not-found');
      return toMail(mail);
    },
  };
}

function toMail({ id, event, to, message, createdAt, delivery }: MailRecord): Mail {
  const { state, attempts, at, error, isOpen } = delivery;
  const isRecent = Date.now() - createdAt.getTime() < retriedMilliseconds;
  return {
    _id: id,
    event,
    to,
    ...message,
    createdAt: createdAt.toISOString(),
    delivery: { state, attempts, at: at.toISOString(), error, willRetry: isOpen && isRecent },
  };
}

function toFailedMail(mail: MailRecord, orderNumber: string): FailedMail {
  const { html: _html, ...answered } = toMail(mail);
  return { ...answered, orderId: mail.orderId, orderNumber };
}
