import { payoutTexts, type Payout } from '@pedalworks/contract';
import { moneyText } from '../shared/money-text.ts';
import type { OrderRecord } from '../model/orders.ts';
import { unrefundedCents, type RefundParts } from '../orders/refund-amounts.ts';
import type { MailFact } from './mail-content.ts';
import { orderRows } from './mail-formats.ts';
import { bought, greeting, orderFact, orderLink, type MailBody, type MailingShop } from './mail-parts.ts';

export interface MailedRefund extends RefundParts {
  /** Total of the order's earlier refunds. */
  readonly earlierCents: number;
  /** Absent if the refund went to the card. */
  readonly paidBy?: Payout;
  /** True if it replaces a refund that the customer was told about and that failed later. */
  readonly replacesFailed?: boolean;
}

/** Payment of a cancelled order, as its email describes it. */
export interface CancelledOrderPayment {
  /** True if the shop received a payment that did not match the order, such as a wrong amount, and will refund it. */
  readonly hasUnusedMoney?: boolean;
  readonly refund?: MailedRefund | undefined;
}

export function refundedMail(refund: MailedRefund, order: OrderRecord, shop: MailingShop): MailBody {
  const amount = moneyText(refund.amountCents, order);
  return {
    subject: `Refund of ${amount}: your order ${order.number}`,
    preview: `We refunded ${refundedTo(refund)}.`,
    heading: `Your refund of ${amount}`,
    paragraphs: [
      greeting(order),
      `${refundText(refund, order, ` for your order ${order.number}`)}${unsentText(refund, order)}`,
    ],
    action: orderLink(order, shop),
    ...refundedRows(refund, order),
    facts: [orderFact(order), ...sumFacts(refund, order)],
  };
}

export function failedRefundMail(refund: MailedRefund, order: OrderRecord, shop: MailingShop): MailBody {
  const amount = moneyText(refund.amountCents, order);
  return {
    subject: `Refund failed: your order ${order.number}`,
    preview: `${amount} did not reach your card. We still owe you this amount.`,
    heading: 'Your refund did not arrive',
    paragraphs: [
      greeting(order),
      `We are sorry: our refund of ${amount} for your order ${order.number} did not reach your card. Your bank returned it, and we still owe you this amount.`,
      'We will try again, or email you about another way to refund you. You only need to reply to this email if your card is closed.',
    ],
    action: orderLink(order, shop),
    ...refundedRows(refund, order),
    facts: [orderFact(order)],
  };
}

export function cancelledMail(
  { refund, hasUnusedMoney = false }: CancelledOrderPayment,
  order: OrderRecord,
  shop: MailingShop,
): MailBody {
  const { by } = order.history.at(-1) ?? { by: 'shop' };
  const isExpired = by === 'system' && order.paidAt === null;
  const what = refund === undefined ? unpaidText(hasUnusedMoney) : refundText(refund, order);
  const byShop = `We cancelled your order ${order.number}. ${what} If you did not expect this, reply to this email and we will explain.`;
  const expired = `Your order ${order.number} was cancelled because it was not paid in time. ${what} You can order again at any time.`;
  const text = {
    customer: `Your order ${order.number} was cancelled at your request. ${what}`,
    shop: byShop,
    system: isExpired ? expired : byShop,
  }[by];
  const isPaid = refund !== undefined;
  return {
    subject: `Cancelled: your order ${order.number}`,
    preview: what,
    heading: 'Your order is cancelled',
    paragraphs: [greeting(order), text],
    action: isPaid ? orderLink(order, shop) : { label: 'Go to the shop', url: `${shop.publicAddress}/parts` },
    ...(isPaid ? refundedRows(refund, order) : bought(order, hasUnusedMoney ? 'Order total' : 'Not charged')),
    facts: [orderFact(order), ...(isPaid ? sumFacts(refund, order) : [])],
  };
}

function unpaidText(hasUnusedMoney: boolean): string {
  return hasUnusedMoney
    ? 'We received a payment from you that could not pay this order. Unless you use it for another order, we will refund it to the card you paid with. You owe nothing.'
    : 'You were not charged, and you owe nothing.';
}

const refundedTo = ({ paidBy }: MailedRefund) =>
  paidBy === undefined ? 'the card you paid with' : `you ${payoutTexts[paidBy]}`;

function refundText(refund: MailedRefund, order: OrderRecord, forOrder = ''): string {
  const { amountCents, earlierCents, paidBy, replacesFailed = false } = refund;
  const how = paidBy === undefined ? 'to the card you paid with' : payoutTexts[paidBy];
  const sentences = [
    `We refunded ${moneyText(amountCents, order)}${forOrder} ${how}.`,
    arrivalText(paidBy),
    replacesFailed ? 'This replaces the refund that did not reach your card.' : '',
    earlierCents === 0 ? '' : `${moneyText(earlierCents, order)} was refunded earlier.`,
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

function arrivalText(paidBy: Payout | undefined): string {
  if (paidBy === undefined) return 'It should appear on your statement within 5 to 10 business days.';
  return paidBy === 'transfer' ? 'A transfer can take a few business days.' : '';
}

/** Says which parts are not sent because of a refund; empty if the refund changes nothing about the shipment. */
function unsentText({ lines }: MailedRefund, order: OrderRecord): string {
  const { status, shipments, history } = order;
  const wasShipped = shipments.length > 0 || history.some((event) => event.status === 'shipped');
  if (status === 'refunded') return wasShipped ? '' : ' Your order is closed, and nothing will be sent.';
  if (lines.length === 0) return '';
  if (shipments.length === 0 && (status === 'paid' || status === 'packed'))
    return ' We will not send the parts listed below.';
  return '';
}

function refundedRows({ amountCents, lines, adjustmentCents }: MailedRefund, order: OrderRecord) {
  const adjustment = {
    name: 'Adjustment for other refunds',
    detail: '',
    amount: moneyText(adjustmentCents, order),
  };
  return {
    rows: [...orderRows({ ...order, lines }), ...(adjustmentCents === 0 ? [] : [adjustment])],
    total: { name: 'Refund', amount: moneyText(amountCents, order) },
  };
}

function sumFacts({ amountCents, earlierCents }: MailedRefund, order: OrderRecord): MailFact[] {
  if (amountCents === order.priceCents) return [];
  const sums = {
    'Order total': order.priceCents,
    'Refunded earlier': earlierCents,
    'Refund pending': order.refundPendingCents,
    'Net paid': unrefundedCents(order),
  };
  return Object.entries(sums)
    .filter(([, cents]) => cents > 0)
    .map(([name, cents]) => ({ name, lines: [moneyText(cents, order)] }));
}
