import { deadlineDays, type ReturnKind } from '@pedalworks/contract';
import type { NewMail } from '../model/mails.ts';
import type { OrderRecord } from '../model/orders.ts';
import { deadlinesOf, returnAddressOf, type ReturnRecord } from '../model/returns.ts';
import type { MailFact } from './mail-content.ts';
import { dayText, oneLine, partRows, textLines } from './mail-formats.ts';
import {
  adminOrderLink,
  greeting,
  orderFact,
  orderLink,
  type MailBody,
  type MailingShop,
} from './mail-parts.ts';
import { footerOf, messageOf } from './order-mails.ts';
import { toShop } from './shop-mails.ts';

export interface MailedReturn {
  readonly order: OrderRecord;
  readonly returned: ReturnRecord;
}

type ReturnEvent = 'return-requested' | 'return-approved' | 'return-declined' | 'return-cancelled';

/** Writes the customer's email about a return that is not closed. Contains nothing that the customer wrote. */
export function returnMail(event: ReturnEvent, mailed: MailedReturn, shop: ReturningShop): NewMail {
  const { order, returned } = mailed;
  const body = bodies[event](mailed, shop);
  return toCustomer(event, mailed, {
    ...body,
    rows: partRows(order, returned.lines),
    facts: [returnFact(returned), orderFact(order), ...(body.facts ?? [])],
    footer: ['Questions? Reply to this email.', ...footerOf(shop)],
  });
}

export function toCustomer(
  event: NewMail['event'],
  { order, returned }: MailedReturn,
  content: Parameters<typeof messageOf>[0],
): NewMail {
  const { id: orderId, customerEmail: to, customerUid: uid } = order;
  return { orderId, event, occurrence: returned.id, to, uid, message: messageOf(content) };
}

/** Shop as return emails name it. */
export type ReturningShop = MailingShop & Parameters<typeof returnAddressOf>[0];

const names: Readonly<Record<ReturnKind, string>> = {
  return: 'return',
  withdrawal: 'withdrawal',
  warranty: 'warranty claim',
};

const bodies: Readonly<Record<ReturnEvent, (mailed: MailedReturn, shop: ReturningShop) => MailBody>> = {
  'return-requested': ({ order, returned }, shop) => ({
    subject: `Return ${returned.number}: we received your request`,
    preview: 'We will check it and email you.',
    heading: 'We received your request',
    paragraphs: [
      greeting(order),
      `We received your ${names[returned.kind]} ${returned.number} for parts of your order ${order.number}. We will check it and email you. Please send nothing before that.`,
      sendingText(returned, shop),
    ],
    action: orderLink(order, shop),
    facts: returnAddressFacts(shop),
  }),
  'return-approved': ({ order, returned }, shop) => ({
    subject: `Return ${returned.number}: please send the parts`,
    preview: `Please send them by ${sendByText(returned, shop)}.`,
    heading: 'Please send the parts',
    paragraphs: [
      greeting(order),
      `${returned.kind === 'withdrawal' ? 'We recorded' : 'We accepted'} your ${names[returned.kind]} ${returned.number} for parts of your order ${order.number}.`,
      ...noteLines(returned),
      sendingText(returned, shop),
    ],
    action: orderLink(order, shop),
    facts: returnAddressFacts(shop),
  }),
  'return-declined': ({ order, returned }, shop) => ({
    subject: `Return ${returned.number}: declined`,
    preview: 'We cannot accept this return.',
    heading: 'We cannot accept this return',
    paragraphs: [
      greeting(order),
      `We are sorry: we cannot accept your ${names[returned.kind]} ${returned.number} for parts of your order ${order.number}. Please do not send the parts.`,
      ...noteLines(returned),
    ],
    action: orderLink(order, shop),
  }),
  'return-cancelled': ({ order, returned }, shop) => ({
    subject: `Return ${returned.number}: cancelled`,
    preview: 'Nothing has to be sent.',
    heading: 'Your return is cancelled',
    paragraphs: [
      greeting(order),
      `Your ${names[returned.kind]} ${returned.number} for parts of your order ${order.number} was cancelled. Please do not send the parts.`,
      ...noteLines(returned),
    ],
    action: orderLink(order, shop),
  }),
};

function sendingText(returned: ReturnRecord, shop: ReturningShop): string {
  const sending =
    returned.state === 'requested'
      ? `Once we have accepted it, send the parts within ${String(deadlineDays)} days`
      : `Send the parts by ${sendByText(returned, shop)}`;
  return `${sending}${addresseeText(shop)}. Put the return slip from your order’s page into the parcel, or a note with the number ${returned.number}.`;
}

/** Completes `Send the parts …`. Without an address in the settings, the customer has to ask for it. */
export const addresseeText = (shop: ReturningShop): string =>
  returnAddressOf(shop) === '' ? '. Reply to this email to learn the address' : ' to the address below';

const sendByText = (returned: ReturnRecord, { timeZone }: ReturningShop) =>
  dayText(deadlinesOf(returned, timeZone).sendBy);

const noteLines = ({ history }: ReturnRecord): readonly string[] => textLines(history.at(-1)?.note ?? '');

export const returnFact = ({ number }: ReturnRecord): MailFact => ({
  name: 'Return number',
  lines: [number],
});

export function returnAddressFacts(shop: ReturningShop): readonly MailFact[] {
  const lines = textLines(returnAddressOf(shop));
  return lines.length === 0 ? [] : [{ name: 'Send to', lines }];
}

export function newReturnMailToShop({ order, returned }: MailedReturn, shop: MailingShop): NewMail | null {
  const { id, number, kind, note } = returned;
  const reasons = new Set(returned.lines.map(({ reason }) => reason?.replaceAll('-', ' ') ?? 'no reason'));
  return toShop(order, shop, {
    event: 'new-return',
    occurrence: id,
    content: {
      subject: `New ${names[kind]} ${number}: order ${order.number}`,
      preview: [...reasons].join(', '),
      heading: `New ${names[kind]}`,
      paragraphs: [
        `${oneLine(order.customerName) || 'A customer'} (${order.customerEmail}) wants to return parts of order ${order.number}: ${[...reasons].join(', ')}.`,
        ...(note === '' ? [] : ['The customer writes:', ...textLines(note)]),
      ],
      action: adminOrderLink(order, shop),
      rows: partRows(order, returned.lines),
      facts: [returnFact(returned), orderFact(order)],
    },
  });
}
