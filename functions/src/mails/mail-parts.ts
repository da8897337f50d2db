import {
  isWithdrawalOffered,
  madeToOrderText,
  withdrawalLabel,
  withdrawalPath,
  type Settings,
} from '@pedalworks/contract';
import { moneyText } from '../shared/money-text.ts';
import type { OrderRecord } from '../model/orders.ts';
import type { MailContent, MailFact, MailLink } from './mail-content.ts';
import { destination, orderRows, greetedName } from './mail-formats.ts';

export interface MailingShop extends Pick<Settings, 'timeZone' | 'seller' | 'shopEmails' | 'returnDays'> {
  /** Origin of the website, without a trailing slash. */
  readonly publicAddress: string;
  /** Recipient of the shop's emails if the settings list none. Empty if the shop has no email address. */
  readonly mailAddress: string;
  readonly withdrawal?: Settings['withdrawal'];
}

export type MailBody = Omit<MailContent, 'footer'>;

/** Greets by name only if the email is verified: otherwise, the name may be a stranger's message to the recipient. */
export function greeting({ customerName, isOwnerVerified }: OrderRecord): string {
  const name = isOwnerVerified === true ? greetedName(customerName) : '';
  return name === '' ? 'Hello,' : `Hello ${name},`;
}

export const bought = (order: OrderRecord, name: string) => ({
  rows: orderRows(order),
  total: { name, amount: moneyText(order.priceCents, order) },
});

export const orderUrl = ({ id }: OrderRecord, { publicAddress }: MailingShop) =>
  `${publicAddress}/dashboard/myOrder/${id}`;

export function orderLink(order: OrderRecord, shop: MailingShop): MailLink {
  return { label: 'View order', url: orderUrl(order, shop) };
}

/** Link to the order in the admins' dashboard, for emails to the shop. */
export const adminOrderLink = ({ id }: OrderRecord, { publicAddress }: MailingShop): MailLink => ({
  label: 'View order',
  url: `${publicAddress}/dashboard/allOrder/${id}`,
});

export const orderFact = ({ number }: OrderRecord): MailFact => ({ name: 'Order number', lines: [number] });

/** Returns the address, but only to a verified email: anyone can order under another's email with any text in it. */
export function addressFacts(order: OrderRecord): MailFact[] {
  const lines = order.isOwnerVerified === true ? destination(order) : [];
  return lines.length === 0 ? [] : [{ name: 'Ships to', lines }];
}

/** Returns the line about parts that are made to order; none if the order has no such parts. */
export const madeToOrderLines = (order: OrderRecord): string[] => [madeToOrderText(order) ?? []].flat();

/** Returns the line about the withdrawal for consumers to whom the shop offers it. */
export function withdrawalLines(
  { address }: Pick<OrderRecord, 'address'>,
  { withdrawal = 'off', publicAddress }: MailingShop,
): string[] {
  const isOffered = isWithdrawalOffered({ address }, { withdrawal }) && (address?.vatId ?? '') === '';
  return isOffered ? [`${withdrawalLabel}: ${publicAddress}${withdrawalPath}`] : [];
}
