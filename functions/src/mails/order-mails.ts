import { madeToOrderText } from '@pedalworks/contract';
import { moneyText } from '../shared/money-text.ts';
import { unrefundedCents } from '../orders/refund-amounts.ts';
import type { MailContent, MailFact, MailLink } from './mail-content.ts';
import { destination, textLines, zonedMoment, oneLine, orderRows } from './mail-formats.ts';
import { mailHtml } from './mail-html.tsx';
import {
  bought,
  greeting,
  orderFact,
  orderLink,
  orderUrl,
  type MailBody,
  type MailingShop,
} from './mail-parts.ts';
import { mailText } from './mail-text.ts';
import type { NewMail } from '../model/mails.ts';
import type { OrderRecord } from '../model/orders.ts';
import {
  cancelledMail,
  failedRefundMail,
  refundedMail,
  type CancelledOrderPayment,
  type MailedRefund,
} from './refund-mails.ts';

export type OrderReport =
  | { readonly event: 'placed' | 'paid' }
  | ({ readonly event: 'cancelled' } & CancelledOrderPayment)
  | ({ readonly event: 'readdressed' } & AddressChange)
  | {
      readonly event: 'shipped' | 'tracking-changed';
      readonly changeId: string;
      readonly sent: OrderRecord['lines'];
    }
  | { readonly event: 'shipment-undone'; readonly changeId: string }
  | { readonly event: 'refunded' | 'refund-failed'; readonly refund: MailedRefund };

export interface AddressChange {
  /** Makes the email's id unique, so that each address change sends its own email. */
  readonly changeId: string;
  /** True if the order had no address before. */
  readonly isFirst: boolean;
  /** True if the invoice was issued with an earlier address, which stays on the invoice. */
  readonly keepsInvoice: boolean;
}

/** Writes the customer's email about an event. `order` is the order after the event. */
export function orderMail(report: OrderReport, order: OrderRecord, shop: MailingShop): NewMail {
  const { id: orderId, customerEmail: to, customerUid: uid } = order;
  const content = {
    ...contentOf(report, order, shop),
    footer: ['Questions? Reply to this email.', ...footerOf(shop)],
  };
  const mail = { orderId, event: report.event, to, uid, message: messageOf(content) };
  const occurrence = occurrenceOf(report, order);
  return occurrence === undefined ? mail : { ...mail, occurrence };
}

/** Returns an id that tells emails about the same event apart, such as those for two refunds of one order. */
function occurrenceOf(report: OrderReport, { history }: OrderRecord): string | undefined {
  if (report.event === 'refunded' || report.event === 'refund-failed') return report.refund.id;
  const isFirstShipment =
    report.event === 'shipped' && history.filter(({ status }) => status === 'shipped').length < 2;
  return 'changeId' in report && !isFirstShipment ? report.changeId : undefined;
}

export function messageOf(content: MailContent): NewMail['message'] {
  return { subject: content.subject, text: mailText(content), html: mailHtml(content) };
}

function contentOf(report: OrderReport, order: OrderRecord, shop: MailingShop): MailBody {
  switch (report.event) {
    case 'placed':
      return placed(order, shop);
    case 'paid':
      return paid(order, shop);
    case 'shipped':
      return shipped(report.sent, order, shop);
    case 'tracking-changed':
      return trackingChanged(report.sent, order, shop);
    case 'shipment-undone':
      return shipmentUndone(order, shop);
    case 'cancelled':
      return cancelledMail(report, order, shop);
    case 'readdressed':
      return readdressed(report, order, shop);
    case 'refunded':
      return refundedMail(report.refund, order, shop);
    case 'refund-failed':
      return failedRefundMail(report.refund, order, shop);
  }
}

function readdressed(change: AddressChange, order: OrderRecord, shop: MailingShop): MailBody {
  const { number, invoiceNumber } = order;
  const done = change.isFirst
    ? `We added an address to your order ${number}.`
    : `We changed the address of your order ${number}.`;
  return {
    subject: `${change.isFirst ? 'Address added' : 'New address'}: your order ${number}`,
    preview: done,
    heading: change.isFirst ? 'Your order now has an address' : 'Your order has a new address',
    paragraphs: [
      greeting(order),
      `${done} ${order.isOwnerVerified === true ? 'It is shown below.' : 'The order’s page shows it.'} If it is wrong, reply to this email before we ship.`,
      ...(change.keepsInvoice ? [`Invoice ${invoiceNumber ?? ''} keeps the earlier address.`] : []),
    ],
    action: orderLink(order, shop),
    facts: [orderFact(order), ...addressFacts(order)],
  };
}

function placed(order: OrderRecord, shop: MailingShop): MailBody {
  const amount = moneyText(order.priceCents, order);
  const until = order.expiresAt === null ? null : zonedMoment(order.expiresAt, shop.timeZone);
  const deadline =
    until === null
      ? `Please pay ${amount} by card.`
      : `Please pay ${amount} by card before ${until}. If it is not paid by then, we will cancel it and you will owe nothing.`;
  return {
    subject: `Your order ${order.number}: please pay ${amount}`,
    preview: until === null ? `Please pay ${amount}.` : `Please pay ${amount} before ${until}.`,
    heading: 'Thank you for your order',
    paragraphs: [
      greeting(order),
      `We received your order ${order.number}. ${deadline}`,
      ...[madeToOrderText(order) ?? []].flat(),
      ...guestHint(order),
    ],
    action: { label: `Pay ${amount}`, url: `${shop.publicAddress}/dashboard/payment/${order.id}` },
    ...bought(order, 'Amount due'),
    facts: [orderFact(order)],
  };
}

function paid(order: OrderRecord, shop: MailingShop): MailBody {
  const amount = moneyText(order.priceCents, order);
  const isComplete = order.address !== null;
  const ready = isComplete ? 'We will pack it next and email you when it ships.' : '';
  const received = `We received ${amount} for your order ${order.number}.`;
  const next = order.attentions.includes('product-gone')
    ? 'A part of your order is no longer in the shop. We will contact you before we ship.'
    : (madeToOrderText(order) ?? ready);
  return {
    subject: `Paid: your order ${order.number}`,
    preview: isComplete ? `We received ${amount}. ${next}` : 'We need your address before we can ship it.',
    heading: 'Thank you for your payment',
    paragraphs: [
      greeting(order),
      oneLine(`${received} ${next}`),
      ...(isComplete
        ? []
        : [
            'Before we can ship it, we need your address: add it with the link below, or reply to this email.',
          ]),
    ],
    ...(isComplete
      ? {
          action: orderLink(order, shop),
          also: { label: 'View invoice', url: `${orderUrl(order, shop)}/invoice` },
        }
      : { action: { label: 'Add your address', url: orderUrl(order, shop) } }),
    ...bought(order, 'Paid'),
    facts: [orderFact(order), ...addressFacts(order)],
  };
}

function shipped(sent: OrderRecord['lines'], order: OrderRecord, shop: MailingShop): MailBody {
  const paidCents = unrefundedCents(order);
  const tracking = trackingFact(order);
  return {
    subject: `On its way: your order ${order.number}`,
    preview: tracking?.lines.join(' ') ?? 'Your parts have left our workshop.',
    heading: 'Your parts are on their way',
    paragraphs: [greeting(order), `Your order ${order.number} has left our workshop.`],
    action: trackingLink(order) ?? orderLink(order, shop),
    rows: orderRows({ ...order, lines: sent }),
    total: { name: paidCents < order.priceCents ? 'Net paid' : 'Paid', amount: moneyText(paidCents, order) },
    facts: [orderFact(order), ...(tracking ? [tracking] : []), ...addressFacts(order)],
  };
}

function trackingChanged(sent: OrderRecord['lines'], order: OrderRecord, shop: MailingShop): MailBody {
  const { number, history, tracking } = order;
  const wasTrackable = isTrackable(history.at(-1)?.formerTracking);
  const canTrack = isTrackable(tracking);
  const { subject, heading, text } = trackingText(number, wasTrackable, canTrack);
  return {
    ...shipped(sent, order, shop),
    subject: `${subject}: your order ${number}`,
    preview: canTrack ? (trackingFact(order)?.lines.join(' ') ?? text) : text,
    heading,
    paragraphs: [greeting(order), text],
  };
}

function trackingText(number: string, wasTrackable: boolean, canTrack: boolean) {
  if (canTrack && wasTrackable)
    return {
      subject: 'Corrected tracking',
      heading: 'Your tracking details have changed',
      text: `We corrected the tracking details of your order ${number}. Please use the ones below instead of any we sent earlier.`,
    };
  if (canTrack)
    return {
      subject: 'Tracking',
      heading: 'You can track your order',
      text: `You can now track your order ${number}.`,
    };
  if (wasTrackable)
    return {
      subject: 'No tracking',
      heading: 'Your order has no tracking',
      text: `We are sorry: the tracking details we sent for your order ${number} were wrong. Please ignore them. Your order is still on its way, but we have no tracking for it.`,
    };
  return {
    subject: 'Shipment updated',
    heading: 'Your shipment has been updated',
    text: `We changed the shipping details of your order ${number}. We have no tracking for it.`,
  };
}

function shipmentUndone(order: OrderRecord, shop: MailingShop): MailBody {
  const { number } = order;
  return {
    subject: `Not shipped yet: your order ${number}`,
    preview: 'Our email about its shipment was a mistake.',
    heading: 'Your order has not shipped yet',
    paragraphs: [
      greeting(order),
      `We are sorry: we told you that your order ${number} was on its way, but it has not left our workshop yet. It is packed, and we will email you again when it ships.`,
    ],
    action: orderLink(order, shop),
    facts: [orderFact(order), ...addressFacts(order)],
  };
}

/** Returns text that asks guests to sign in: only an account with the order's email can see and pay a guest order. */
function guestHint({ customerUid }: OrderRecord): string[] {
  if (customerUid !== null) return [];
  return [
    // Does not repeat the address, because the part after a plus sign may be a stranger's message.
    'Sign in with this email address to pay. If you have no account yet, create one, choose Verify email on your dashboard, and open the link that we email you.',
    'If you did not place this order, ignore this email. You owe nothing.',
  ];
}

/** Returns the address, but only to a verified email: anyone can order under another's email with any text in it. */
function addressFacts(order: OrderRecord): MailFact[] {
  const lines = order.isOwnerVerified === true ? destination(order) : [];
  return lines.length === 0 ? [] : [{ name: 'Ships to', lines }];
}

function trackingFact({ tracking }: OrderRecord): MailFact | undefined {
  const parcel = oneLine(`${tracking?.carrier ?? ''} ${tracking?.number ?? ''}`);
  if (parcel === '') return undefined;
  return { name: isTrackable(tracking) ? 'Tracking' : 'Carrier', lines: [parcel] };
}

function isTrackable(tracking: OrderRecord['tracking'] | undefined): boolean {
  return (tracking?.number ?? '') !== '' || (tracking?.url ?? '') !== '';
}

function trackingLink({ tracking }: OrderRecord): MailLink | undefined {
  const url = tracking?.url ?? '';
  return /^https?:/u.test(url) ? { label: 'Track shipment', url } : undefined;
}

/** Returns the seller's name and address, which the law requires in each email. */
export function footerOf({ seller, publicAddress }: MailingShop): string[] {
  return [oneLine(seller.name) || 'Pedalworks', ...textLines(seller.address), publicAddress];
}
