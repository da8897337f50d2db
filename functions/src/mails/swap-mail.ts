import { namedPart } from '@pedalworks/contract';
import type { OrderedPart, OrderRecord } from '../model/orders.ts';
import { oneLine } from './mail-formats.ts';
import {
  bought,
  greeting,
  madeToOrderLines,
  orderFact,
  orderLink,
  type MailBody,
  type MailingShop,
} from './mail-parts.ts';

export interface SwapReport {
  readonly event: 'part-swapped';
  /** Makes the email's id unique, so that each swap sends its own email. */
  readonly changeId: string;
  readonly part: OrderedPart;
  readonly former: OrderedPart;
}

/** Writes the customer's email about a part that the shop swapped for another one. */
export function swapMail({ part, former }: SwapReport, order: OrderRecord, shop: MailingShop): MailBody {
  const { number } = order;
  const change = `${oneLine(namedPart(part))} instead of ${oneLine(namedPart(former))}`;
  return {
    subject: `Part changed: your order ${number}`,
    preview: `${change}. The price stays the same.`,
    heading: 'We changed a part in your order',
    paragraphs: [
      greeting(order),
      `We changed a part in your order ${number}: ${change}. The price stays the same.`,
      ...madeToOrderLines(order),
      'Not right? Reply to this email before we ship.',
    ],
    action: orderLink(order, shop),
    ...bought(order, 'Paid'),
    facts: [orderFact(order)],
  };
}
