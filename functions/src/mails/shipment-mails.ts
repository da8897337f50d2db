import { counted, linesNamedBy, linesToSend, totalUnits, type ShippedLine } from '@pedalworks/contract';
import type { OrderRecord, ShipmentRecord } from '../model/orders.ts';
import { unrefundedCents } from '../orders/refund-amounts.ts';
import { moneyText } from '../shared/money-text.ts';
import type { MailFact, MailLink, MailRow } from './mail-content.ts';
import { oneLine, orderRows, partRows } from './mail-formats.ts';
import {
  addressFacts,
  greeting,
  orderFact,
  orderLink,
  orderUrl,
  type MailBody,
  type MailingShop,
} from './mail-parts.ts';

export interface ShipmentReport {
  readonly event: 'shipped' | 'replacement-shipped' | 'tracking-changed' | 'parcel-returned';
  readonly shipment: ShipmentRecord;
  /** Tells the emails about one order's shipments apart. The first email about its first shipment has none. */
  readonly changeId?: string;
}

/** Writes the customer's email about a parcel: what is in it, how to track it, and what follows later. */
export function shipmentMail(report: ShipmentReport, order: OrderRecord, shop: MailingShop): MailBody {
  const { shipment } = report;
  switch (report.event) {
    case 'shipped':
      return shipped(shipment, order, shop);
    case 'replacement-shipped':
      return replacementShipped(shipment, order, shop);
    case 'tracking-changed':
      return trackingChanged(shipment, order, shop);
    case 'parcel-returned':
      return parcelReturned(shipment, order, shop);
  }
}

function shipped(shipment: ShipmentRecord, order: OrderRecord, shop: MailingShop): MailBody {
  const { number } = order;
  const isPart = !isWhole(shipment, order);
  const text = isPart
    ? `A parcel of your order ${number} has left our workshop. The parts in it are listed below.`
    : `Your order ${number} has left our workshop.`;
  return {
    ...parcel(shipment, order, shop),
    subject: isPart ? `A parcel is on its way: your order ${number}` : `On its way: your order ${number}`,
    heading: isPart ? 'A parcel is on its way' : 'Your parts are on their way',
    paragraphs: [greeting(order), text, ...laterText(linesToSend(order)), returnText(shop)],
    also: { label: 'Return or report parts', url: `${orderUrl(order, shop)}/return` },
    ...(isPart ? {} : paidTotal(order)),
  };
}

function replacementShipped(shipment: ShipmentRecord, order: OrderRecord, shop: MailingShop): MailBody {
  return {
    ...parcel(shipment, order, shop),
    subject: `Replacement on its way: your order ${order.number}`,
    heading: 'Your replacement is on its way',
    paragraphs: [
      greeting(order),
      `We sent you a replacement for parts of your order ${order.number}. You pay nothing for it.`,
    ],
  };
}

function parcelReturned(shipment: ShipmentRecord, order: OrderRecord, shop: MailingShop): MailBody {
  const { number } = order;
  const text =
    shipment.kind === 'order'
      ? `A parcel of your order ${number} came back to us undelivered. We will send its parts again and email you when they ship. Please check the address on the order’s page. If it is wrong, reply to this email.`
      : `The parcel with the replacement for parts of your order ${number} came back to us undelivered. Please reply to this email to confirm your address or to send us the right one. We will then send the replacement again.`;
  return {
    ...parcel(shipment, order, shop),
    subject: `A parcel came back: your order ${number}`,
    preview: 'It could not be delivered.',
    heading: 'Your parcel came back to us',
    paragraphs: [greeting(order), text],
    action: orderLink(order, shop),
  };
}

/** Says how to return or complain. Guests without an account reply instead. */
const returnText = ({ returnDays }: MailingShop): string =>
  `To return parts within ${counted(returnDays, 'day')} of delivery, or to report a part that fails at any time, use the link below or reply to this email.`;

function laterText(later: readonly ShippedLine[]): string[] {
  const units = totalUnits(later);
  if (units === 0) return [];
  return [
    `${counted(units, 'piece')} of your order will follow in another parcel. We will email you when it ships.`,
  ];
}

/** Returns what all emails about a parcel have in common. Amounts are left out: the order was paid as a whole. */
function parcel(shipment: ShipmentRecord, order: OrderRecord, shop: MailingShop) {
  const tracking = trackingFact(shipment);
  return {
    preview: tracking?.lines.join(' ') ?? 'Your parts have left our workshop.',
    action: trackingLink(shipment) ?? orderLink(order, shop),
    rows: rowsOf(shipment, order),
    facts: [orderFact(order), ...(tracking ? [tracking] : []), ...addressFacts(order)],
  };
}

/** True if the parcel is the whole order. */
const isWhole = ({ kind }: ShipmentRecord, order: OrderRecord): boolean =>
  kind === 'order' && order.shipments.length === 1 && linesToSend(order).length === 0;

/** Returns rows with amounts only if the parcel is the whole order. */
function rowsOf(shipment: ShipmentRecord, order: OrderRecord): MailRow[] {
  const { lines } = shipment;
  return isWhole(shipment, order)
    ? orderRows({ ...order, lines: linesNamedBy(order, lines) })
    : partRows(order, lines);
}

function paidTotal(order: OrderRecord) {
  const paidCents = unrefundedCents(order);
  return {
    total: { name: paidCents < order.priceCents ? 'Net paid' : 'Paid', amount: moneyText(paidCents, order) },
  };
}

function trackingChanged(shipment: ShipmentRecord, order: OrderRecord, shop: MailingShop): MailBody {
  const wasTrackable = isTrackable(order.history.at(-1)?.formerTracking);
  const canTrack = isTrackable(shipment.tracking);
  const { subject, heading, text } = trackingText(order.number, wasTrackable, canTrack);
  return {
    ...parcel(shipment, order, shop),
    ...(isWhole(shipment, order) && paidTotal(order)),
    subject: `${subject}: your order ${order.number}`,
    preview: canTrack ? (trackingFact(shipment)?.lines.join(' ') ?? text) : text,
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

export function shipmentUndone(order: OrderRecord, shop: MailingShop): MailBody {
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

export function trackingFact({ tracking }: ShipmentRecord): MailFact | undefined {
  const text = oneLine(`${tracking?.carrier ?? ''} ${tracking?.number ?? ''}`);
  if (text === '') return undefined;
  return { name: isTrackable(tracking) ? 'Tracking' : 'Carrier', lines: [text] };
}

function isTrackable(tracking: ShipmentRecord['tracking'] | undefined): boolean {
  return (tracking?.number ?? '') !== '' || (tracking?.url ?? '') !== '';
}

export function trackingLink({ tracking }: ShipmentRecord): MailLink | undefined {
  const url = tracking?.url ?? '';
  return /^https?:/u.test(url) ? { label: 'Track shipment', url } : undefined;
}
