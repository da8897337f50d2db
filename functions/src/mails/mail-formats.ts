import { addressLines, lineDetails } from '@pedalworks/contract';
import { locale, moneyText } from '../shared/money-text.ts';
import type { OrderRecord } from '../model/orders.ts';
import type { MailRow } from './mail-content.ts';

/** Formats a date and time, including the time zone, because the reader may be in a different one. */
export function moment(date: Date, timeZone: string): string {
  const day = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const;
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  return new Intl.DateTimeFormat(locale, { ...day, ...time, timeZone }).format(date);
}

/** Replaces line breaks and repeated spaces with single spaces. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

const maxNameLength = 40;

/** Removes words such as `evil.example` or `555-0100` from a name, because mail programs turn them into links. */
export function plainName(name: string): string {
  const words = name.split(/\s+/u).map((word) => word.replace(/[.,]$/u, ''));
  const plain = words.filter((word) => /^[\p{L}\p{M}'’-]+$/u.test(word)).join(' ');
  return Array.from(plain).slice(0, maxNameLength).join('').trim();
}

export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map(oneLine)
    .filter((line) => line !== '');
}

export function orderRows(order: Pick<OrderRecord, 'lines' | 'currency'>): MailRow[] {
  return order.lines.map((line) => ({
    name: oneLine(line.name),
    detail: lineDetails(
      [line.partNumber, `${line.quantity.toLocaleString(locale)} × ${moneyText(line.unitPriceCents, order)}`],
      line,
    ),
    amount: moneyText(line.unitPriceCents * line.quantity, order),
  }));
}

export function destination({ address }: Pick<OrderRecord, 'address'>): string[] {
  return address === null ? [] : addressLines(address).map(oneLine);
}
