import { madeToOrderText } from '@pedalworks/contract';
import { moneyText } from '../shared/money-text.ts';
import type { MailContent } from './mail-content.ts';
import { textLines, zonedMoment, oneLine } from './mail-formats.ts';
import { mailHtml } from './mail-html.tsx';
import {
  addressFacts,
  bought,
  greeting,
  madeToOrderLines,
  orderFact,
  orderLink,
  orderUrl,
  withdrawalLines,
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
import { shipmentMail, shipmentUndone, type ShipmentReport } from './shipment-mails.ts';
import { swapMail, type SwapReport } from './swap-mail.ts';

export type OrderReport =
  | { readonly event: 'placed' | 'paid' }
  | ({ readonly event: 'cancelled' } & CancelledOrderPayment)
  | ({ readonly event: 'readdressed' } & AddressChange)
  | { readonly event: 'email-corrected'; readonly changeId: string }
  | SwapReport
  | ShipmentReport
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

/** Events whose emails say where consumers can withdraw. */
const withdrawable: ReadonlySet<OrderReport['event']> = new Set(['placed', 'paid', 'shipped']);

/** Writes the customer's email about an event. `order` is the order after the event. */
export function orderMail(report: OrderReport, order: OrderRecord, shop: MailingShop): NewMail {
  const { id: orderId, customerEmail: to, customerUid: uid } = order;
  const content = {
    ...contentOf(report, order, shop),
    footer: [
      'Questions? Reply to this email.',
      ...(withdrawable.has(report.event) ? withdrawalLines(order, shop) : []),
      ...footerOf(shop),
    ],
  };
  const mail = { orderId, event: report.event, to, uid, message: messageOf(content) };
  const occurrence = occurrenceOf(report);
  return {
    ...mail,
    ...('shipment' in report && { shipmentId: report.shipment.id }),
    ...(occurrence !== undefined && { occurrence }),
  };
}

/** Returns an id that tells emails about the same event apart, such as those for two refunds of one order. */
function occurrenceOf(report: OrderReport): string | undefined {
  if (report.event === 'refunded' || report.event === 'refund-failed') return report.refund.id;
  return 'changeId' in report ? report.changeId : undefined;
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
    case 'replacement-shipped':
    case 'tracking-changed':
    case 'parcel-returned':
      return shipmentMail(report, order, shop);
    case 'shipment-undone':
      return shipmentUndone(order, shop);
    case 'cancelled':
      return cancelledMail(report, order, shop);
    case 'readdressed':
      return readdressed(report, order, shop);
    case 'email-corrected':
      return emailCorrected(order, shop);
    case 'part-swapped':
      return swapMail(report, order, shop);
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

/** Tells the new address about an order whose email an admin corrected. Contains nothing about the former address. */
function emailCorrected(order: OrderRecord, shop: MailingShop): MailBody {
  const { number, customerUid } = order;
  return {
    subject: `New email address: your order ${number}`,
    preview: 'Emails about it now come to this address.',
    heading: 'Your order has a new email address',
    paragraphs: [
      greeting(order),
      `We corrected the email address of your order ${number}. Emails about it now come to this address.`,
      customerUid === null
        ? 'Sign in with this email address to see the order. If you have no account yet, create one, choose Verify email on your dashboard, and open the link that we email you.'
        : 'The account that placed the order keeps it. Sign in as before to see it.',
      'If this is not your order, reply to this email so that we can correct it.',
    ],
    action: orderLink(order, shop),
    facts: [orderFact(order)],
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
      ...madeToOrderLines(order),
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

/** Returns text that asks guests to sign in: only an account with the order's email can see and pay a guest order. */
function guestHint({ customerUid }: OrderRecord): string[] {
  if (customerUid !== null) return [];
  return [
    // Does not repeat the address, because the part after a plus sign may be a stranger's message.
    'Sign in with this email address to pay. If you have no account yet, create one, choose Verify email on your dashboard, and open the link that we email you.',
    'If you did not place this order, ignore this email. You owe nothing.',
  ];
}

/** Returns the seller's name and address, which the law requires in each email. */
export function footerOf({ seller, publicAddress }: MailingShop): string[] {
  return [oneLine(seller.name) || 'Pedalworks', ...textLines(seller.address), publicAddress];
}
