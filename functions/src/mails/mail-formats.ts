import {
  addressLines,
  counted,
  formatNumber,
  lineDetails,
  linesNamedBy,
  type ShippedLine,
} from '@pedalworks/contract';
import { locale, moneyText } from '../shared/money-text.ts';
import type { OrderRecord } from '../model/orders.ts';
import type { MailRow } from './mail-content.ts';

/** Formats a date and time, including the time zone, because the reader may be in a different one. */
export function zonedMoment(date: Date, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, { ...toTheMinute, timeZone }).format(date);
}

const day = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const;
const toTheMinute = { ...day, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** Formats a date and time to the second, including the time zone. */
export function exactMoment(date: Date, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, { ...toTheMinute, second: '2-digit', timeZone }).format(date);
}

/** Formats a day like `2026-11-29` as text. */
export function dayText(day: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

/** Replaces line breaks and repeated spaces with single spaces. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

const maxNameLength = 40;

/** Matches names as people write them, without digits, markup or addresses. */
const plainName = /^[\p{L}\p{M}'’.,·・‐ -]+$/u;

/** Returns the name for a greeting: whole words, shortened if long. Empty if it is not a plain name. */
export function greetedName(name: string): string {
  const words = oneLine(name).split(' ');
  while (words.length > 1 && Array.from(words.join(' ')).length > maxNameLength) words.pop();
  const short = Array.from(words.join(' ')).slice(0, maxNameLength).join('');
  return plainName.test(short) ? short : '';
}

export function textLines(text: string): string[] {
  return text
    .split('\n')
    .map(oneLine)
    .filter((line) => line !== '');
}

export function orderRows(order: Pick<OrderRecord, 'lines' | 'currency'>): MailRow[] {
  return order.lines.map((line) => ({
    name: oneLine(line.name),
    detail: lineDetails(
      [line.partNumber, `${formatNumber(line.quantity)} × ${moneyText(line.unitPriceCents, order)}`],
      line,
    ),
    amount: moneyText(line.unitPriceCents * line.quantity, order),
  }));
}

/** Returns rows without amounts for some units of an order's lines. */
export function partRows(order: Pick<OrderRecord, 'lines'>, units: readonly ShippedLine[]): MailRow[] {
  return linesNamedBy(order, units).map(({ name, partNumber, quantity }) => ({
    name: oneLine(name),
    detail: partNumber,
    amount: counted(quantity, 'piece'),
  }));
}

export function destination({ address }: Pick<OrderRecord, 'address'>): string[] {
  return address === null ? [] : addressLines(address).map(oneLine);
}
