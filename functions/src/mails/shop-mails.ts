import { counted, madeToOrderText, plural, toMakeText } from '@pedalworks/contract';
import { moneyText } from '../shared/money-text.ts';
import type { OrderRecord } from '../model/orders.ts';
import type { ProductRecord } from '../model/products.ts';
import type { RefundRecord } from '../model/refunds.ts';
import { destination, oneLine, orderRows } from './mail-formats.ts';
import type { NewMail } from '../model/mails.ts';
import { adminOrderLink, orderFact, type MailingShop } from './mail-parts.ts';
import { footerOf, messageOf } from './order-mails.ts';

type StockedPart = Pick<ProductRecord, 'name' | 'partNumber' | 'quantity'>;

export function newPaidOrderMail(order: OrderRecord, shop: MailingShop): NewMail | null {
  const amount = moneyText(order.priceCents, order);
  const address = destination(order);
  const next = nextStep(order);
  return toShop(order, shop, {
    event: 'new-paid-order',
    content: {
      subject: `New order ${order.number}: ${amount}`,
      preview: next,
      heading: 'New paid order',
      paragraphs: [
        `${oneLine(order.customerName) || 'A customer'} (${order.customerEmail}) paid ${amount} for order ${order.number}. ${next}`,
      ],
      action: adminOrderLink(order, shop),
      rows: orderRows(order),
      total: { name: 'Paid', amount },
      facts: [orderFact(order), ...(address.length === 0 ? [] : [{ name: 'Ships to', lines: address }])],
    },
  });
}

function nextStep(order: OrderRecord): string {
  const obstacles = [
    order.attentions.includes('product-gone') && 'A part is no longer in the shop. Contact the customer.',
    order.address === null && 'The order has no address yet. Ask the customer.',
    madeToOrderText(order) !== null &&
      'Not everything is in stock: make the missing parts first. The customer is emailed when you ship the order.',
  ].filter((text) => text !== false);
  return obstacles.length === 0 ? 'The order is ready to pack.' : obstacles.join(' ');
}

export function lowStockMail(
  order: OrderRecord,
  parts: readonly StockedPart[],
  shop: MailingShop,
): NewMail | null {
  const [first] = parts;
  if (first === undefined) return null;
  const what = parts.length === 1 ? oneLine(first.name) : counted(parts.length, 'part');
  return toShop(order, shop, {
    event: 'low-stock',
    content: {
      subject: `Low stock: ${what}`,
      preview: 'The stock is at or below your low-stock level.',
      heading: 'Low stock',
      paragraphs: [
        `Order ${order.number} left ${plural(parts.length, 'this part', 'these parts')} at or below your low-stock level. Restock ${plural(parts.length, 'it', 'them')}, or change the level in Shop Settings.`,
      ],
      action: { label: 'View low stock', url: `${shop.publicAddress}/dashboard/allProduct?view=low-stock` },
      rows: parts.map(({ name, partNumber, quantity: left }) => ({
        name: oneLine(name),
        detail: partNumber,
        amount: leftText(left),
      })),
    },
  });
}

function leftText(stock: number): string {
  if (stock < 0) return toMakeText(stock);
  return stock === 0 ? 'Out of stock' : `${String(stock)} left`;
}

interface FailedRefund {
  readonly refund: Pick<RefundRecord, 'id' | 'amountCents' | 'refusal'>;
  /** True if the customer was emailed about the refund before it failed. */
  readonly wasAnnounced: boolean;
}

export function failedRefundMailToShop(
  { refund, wasAnnounced }: FailedRefund,
  order: OrderRecord,
  shop: MailingShop,
): NewMail | null {
  const amount = moneyText(refund.amountCents, order);
  const hasEmail = order.customerEmail !== '';
  const customer = hasEmail ? order.customerEmail : 'a customer who has deleted their account';
  const untold = hasEmail ? 'The customer has not been told. Please contact them.' : '';
  const what =
    refund.refusal === undefined
      ? `The refund of ${amount} for order ${order.number} did not reach the card of ${customer}.`
      : `The card provider refused the refund of ${amount} for order ${order.number} to ${customer}. ${refund.refusal}`;
  const told = wasAnnounced && hasEmail ? 'We emailed the customer about it.' : untold;
  return toShop(order, shop, {
    event: 'shop-refund-failed',
    occurrence: refund.id,
    content: {
      subject: `Refund failed: ${amount} of order ${order.number}`,
      preview: refund.refusal ?? 'It did not reach the card. Try the refund again.',
      heading: 'A refund failed',
      paragraphs: [
        `${what} ${told}`.trim(),
        'Try the refund again. If that fails, pay the customer another way and record it on the order with “Settle another way…”.',
      ],
      action: adminOrderLink(order, shop),
      facts: [orderFact(order)],
    },
  });
}

interface ShopReport {
  readonly event: 'new-paid-order' | 'low-stock' | 'shop-refund-failed' | 'disputed' | 'new-return';
  readonly occurrence?: string;
  readonly content: Omit<Parameters<typeof messageOf>[0], 'footer'>;
}

export function toShop(
  { id: orderId }: OrderRecord,
  shop: MailingShop,
  { content, ...report }: ShopReport,
): NewMail | null {
  const { shopEmails = [], mailAddress } = shop;
  const [to = mailAddress, ...alsoTo] = new Set(shopEmails);
  if (to === '') return null;
  const message = messageOf({ ...content, footer: footerOf(shop) });
  return { ...report, orderId, to, alsoTo, uid: null, message };
}
