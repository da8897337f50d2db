import type { Settings } from '@pedalworks/contract';
import { moneyText } from '../shared/money-text.ts';
import type { OrderRecord } from '../model/orders.ts';
import type { MailContent, MailFact, MailLink } from './mail-content.ts';
import { orderRows, plainName } from './mail-formats.ts';

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
  | 'status'
  | 'attentions'
  | 'paidAt'
  | 'tracking'
  | 'expiresAt'
  | 'invoiceNumber'
>;

/** Who writes. */
export interface MailingShop extends Pick<Settings, 'timeZone' | 'seller'> {
  /** Where its pages stand, without a slash at the end. */
  readonly publicAddress: string;
  /** Where it reads its own mails; empty where it has no address. */
  readonly mailAddress: string;
}

/** Content of a mail without the shop's footer. */
export type MailBody = Omit<MailContent, 'footer'>;

export function greeting({ customerName }: MailedOrder): string {
  const name = plainName(customerName);
  return name === '' ? 'Hello,' : `Hello ${name},`;
}

export const bought = (order: MailedOrder, name: string) => ({
  rows: orderRows(order),
  total: { name, amount: moneyText(order.priceCents, order) },
});

export const orderUrl = ({ id }: MailedOrder, { publicAddress }: MailingShop) =>
  `${publicAddress}/dashboard/myOrder/${id}`;

export function orderLink(order: MailedOrder, shop: MailingShop): MailLink {
  return { label: 'See your order', url: orderUrl(order, shop) };
}

export const orderFact = ({ number }: MailedOrder): MailFact => ({ name: 'Order number', lines: [number] });
