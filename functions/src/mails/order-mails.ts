import type { Settings } from '@pedalworks/contract';
import { moneyText } from '../orders/money-text.ts';
import type { OrderRecord } from '../orders/orders-port.ts';
import { leftCents } from '../refunds/money-back.ts';
import type { MailContent, MailFact, MailLink } from './mail-content.ts';
import { destination, linesOf, moment, oneLine, orderRows, plainName } from './mail-formats.ts';
import { mailHtml } from './mail-html.tsx';
import { mailText } from './mail-text.ts';
import type { NewMail } from './mails-port.ts';

/** An order as its mails tell of it. */
export type MailedOrder = Pick<
  OrderRecord,
  | 'id'
  | 'number'
  | 'lines'
  | 'currency'
  | 'priceCents'
  | 'refundedCents'
  | 'refundPendingCents'
  | 'customerEmail'
  | 'customerName'
  | 'customerUid'
  | 'address'
  | 'history'
  | 'paidAt'
  | 'tracking'
  | 'expiresAt'
>;

/** Who writes. */
export interface MailingShop extends Pick<Settings, 'timeZone' | 'seller'> {
  /** Where its pages stand, without a slash at the end. */
  readonly publicAddress: string;
  /** Where it reads its own mails; empty where it has no address. */
  readonly mailAddress: string;
}

/** What has happened to an order, for its customer to know. */
export type OrderReport =
  | { readonly event: 'placed' | 'paid' }
  /** `hasUnusedMoney`: money came in for it that did not pay it, and that the shop has yet to give back. */
  | { readonly event: 'cancelled'; readonly hasUnusedMoney?: boolean }
  /** `sent` is what the parcel holds. */
  | { readonly event: 'shipped'; readonly sent: MailedOrder['lines'] }
  | { readonly event: 'refunded'; readonly refundId: string; readonly amountCents: number };

/** The mail to an order's customer, for the unit of work in which it happens; the order as it is then. */
export function orderMail(report: OrderReport, order: MailedOrder, shop: MailingShop): NewMail {
  const { id: orderId, customerEmail: to, customerUid: uid } = order;
  const content = { ...contents[report.event](order, shop, report), footer: footerOf(shop) };
  const mail = { orderId, event: report.event, to, uid, message: messageOf(content) };
  return report.event === 'refunded' ? { ...mail, occurrence: report.refundId } : mail;
}

/** The text and HTML of a content. */
export function messageOf(content: MailContent): NewMail['message'] {
  return { subject: content.subject, text: mailText(content), html: mailHtml(content) };
}

type Draw = (order: MailedOrder, shop: MailingShop, report: OrderReport) => Omit<MailContent, 'footer'>;

const contents: Readonly<Record<OrderReport['event'], Draw>> = {
  placed,
  paid: (order, shop) => ({
    subject: `Paid: your order ${order.number}`,
    preview: `We received ${moneyText(order.priceCents, order)}. We pack it next.`,
    heading: 'Thank you. Your payment went through',
    paragraphs: [
      greeting(order),
      `We received ${moneyText(order.priceCents, order)} for your order ${order.number}. We pack it next and write to you when it is on its way.`,
      ...(order.address === null
        ? ['We do not know yet where to send it: please answer this mail with your address.']
        : []),
    ],
    action: { label: 'See your invoice', url: `${orderUrl(order, shop)}/invoice` },
    ...bought(order, 'Paid'),
    facts: [orderFact(order), ...addressFacts(order)],
  }),
  shipped: (order, shop, report) => {
    const sent = report.event === 'shipped' ? report.sent : order.lines;
    const paidCents = leftCents(order);
    const tracking = trackingOf(order);
    return {
      subject: `On its way: your order ${order.number}`,
      preview: tracking?.lines.join(' ') ?? 'Your parts have left our workshop.',
      heading: 'Your parts are on their way',
      paragraphs: [greeting(order), `Your order ${order.number} has left our workshop.`],
      action: trackingLink(order) ?? orderLink(order, shop),
      rows: orderRows({ ...order, lines: sent }),
      total: {
        name: paidCents < order.priceCents ? 'Paid, less refunds' : 'Paid',
        amount: moneyText(paidCents, order),
      },
      facts: [orderFact(order), ...(tracking ? [tracking] : []), ...addressFacts(order)],
    };
  },
  cancelled,
  refunded: (order, shop, report) => {
    const amount = moneyText(report.event === 'refunded' ? report.amountCents : order.priceCents, order);
    return {
      subject: `${amount} back: your order ${order.number}`,
      preview: 'It goes to the card you paid with.',
      heading: `We give back ${amount}`,
      paragraphs: [
        greeting(order),
        `${amount} of your order ${order.number} goes back to the card you paid with. Your bank shows it within five to ten days.`,
      ],
      action: orderLink(order, shop),
      facts: [orderFact(order)],
    };
  },
};

function placed(order: MailedOrder, shop: MailingShop): Omit<MailContent, 'footer'> {
  const amount = moneyText(order.priceCents, order);
  const until = order.expiresAt === null ? null : moment(order.expiresAt, shop.timeZone);
  const deadline =
    until === null
      ? `It is not paid yet: please pay ${amount} with a card.`
      : `It is not paid yet: please pay ${amount} with a card by ${until}. After that we cancel it, and nothing is owed.`;
  return {
    subject: `Your order ${order.number}: please pay ${amount}`,
    preview: until === null ? 'It is not paid yet.' : `It is not paid yet. We keep it until ${until}.`,
    heading: 'Thank you for your order',
    paragraphs: [greeting(order), `We have your order ${order.number}. ${deadline}`, ...guestHint(order)],
    action: { label: `Pay ${amount}`, url: `${shop.publicAddress}/dashboard/payment/${order.id}` },
    ...bought(order, 'To pay'),
    // No address: anybody can order for any email, and must not write to it in the shop's name.
    facts: [orderFact(order)],
  };
}

function cancelled(order: MailedOrder, shop: MailingShop, report: OrderReport): Omit<MailContent, 'footer'> {
  const isPaid = order.paidAt !== null;
  const { by } = order.history.at(-1) ?? { by: 'shop' };
  const why = {
    customer: 'as you asked us to',
    shop: 'by us',
    system: isPaid ? 'by us' : 'because it was not paid in time',
  }[by];
  const { what, total } = moneyOfCancelled(order, report);
  return {
    subject: `Cancelled: your order ${order.number}`,
    preview: what,
    heading: 'Your order is cancelled',
    paragraphs: [greeting(order), `Your order ${order.number} was cancelled ${why}. ${what}`],
    action: isPaid ? orderLink(order, shop) : { label: 'Go to the shop', url: `${shop.publicAddress}/parts` },
    ...bought(order, total),
    facts: [orderFact(order)],
  };
}

/** What becomes of a cancelled order's money, and what its sum stands for. */
function moneyOfCancelled(order: MailedOrder, report: OrderReport) {
  if (order.paidAt !== null) {
    const amount = moneyText(order.priceCents, order);
    return { total: 'Paid', what: `You get back all that you paid, ${amount}, on the same card.` };
  }
  if (report.event === 'cancelled' && report.hasUnusedMoney === true) {
    const what =
      'Nothing is owed. Money that we received from you did not pay it: we give it back to the card it came from.';
    return { total: 'Not paid', what };
  }
  return { total: 'Not charged', what: 'You were not charged, and nothing is owed.' };
}

function greeting({ customerName }: MailedOrder): string {
  const name = plainName(customerName);
  return name === '' ? 'Hello,' : `Hello ${name},`;
}

/** Only who proves to own the email address sees what a guest ordered under it. */
function guestHint({ customerUid, customerEmail }: MailedOrder): string[] {
  if (customerUid !== null) return [];
  return [
    `Sign in as ${customerEmail} to pay; if you have no account yet, make one and confirm the address.`,
  ];
}

const bought = (order: MailedOrder, name: string) => ({
  rows: orderRows(order),
  total: { name, amount: moneyText(order.priceCents, order) },
});

const orderUrl = ({ id }: MailedOrder, { publicAddress }: MailingShop) =>
  `${publicAddress}/dashboard/myOrder/${id}`;

function orderLink(order: MailedOrder, shop: MailingShop): MailLink {
  return { label: 'See your order', url: orderUrl(order, shop) };
}

const orderFact = ({ number }: MailedOrder): MailFact => ({ name: 'Order number', lines: [number] });

function addressFacts(order: MailedOrder): MailFact[] {
  const lines = destination(order);
  return lines.length === 0 ? [] : [{ name: 'Ships to', lines }];
}

function trackingOf({ tracking }: MailedOrder): MailFact | undefined {
  const parcel = oneLine(`${tracking?.carrier ?? ''} ${tracking?.number ?? ''}`);
  return parcel === '' ? undefined : { name: 'Parcel', lines: [parcel] };
}

function trackingLink({ tracking }: MailedOrder): MailLink | undefined {
  const url = tracking?.url ?? '';
  return /^https?:/u.test(url) ? { label: 'Track shipment', url } : undefined;
}

/** Whoever sells, by law named in each mail. */
export function footerOf({ seller, publicAddress }: MailingShop): string[] {
  return [oneLine(seller.name) || 'Pedalworks', ...linesOf(seller.address), publicAddress];
}
