import { addDays, daysIn } from './calendar.ts';
import type { OrderStatus } from './order-moves.ts';
import type { WithdrawalScope } from './settings.ts';
import type { ShipmentKind, ShippedLine } from './shipments.ts';
import { linesToSend } from './units-to-send.ts';

/** Label of the withdrawal function, which Article 11a of Directive 2011/83/EU requires to be unambiguous. */
export const withdrawalLabel = 'Withdraw from contract';
export const confirmWithdrawalLabel = 'Confirm withdrawal';

/** Path of the page on which anyone can withdraw. */
export const withdrawalPath = '/withdraw';

/** Days after delivery in which consumers can withdraw (Directive 2011/83/EU, Article 9). */
export const withdrawalDays = 14;

/** Countries of the EU, and their territories with a code of their own in which EU law applies. */
const euCountries: ReadonlySet<string> = new Set(
  [
    'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE',
    'AX GF GP MF MQ RE YT',
  ].flatMap((codes) => codes.split(' ')),
);

export const isEuCountry = (code: string): boolean => euCountries.has(code);

/** Reasons why an order cannot be withdrawn from with the withdrawal function. */
export const withdrawalRefusals = ['not-offered', 'company', 'unpaid', 'nothing-left', 'too-late'] as const;
export type WithdrawalRefusal = (typeof withdrawalRefusals)[number];

interface WithdrawnOrder {
  readonly status: OrderStatus;
  readonly address: { readonly country: string; readonly vatId: string } | null;
  readonly lines: readonly { readonly quantity: number; readonly refunded?: number | undefined }[];
  readonly shipments: readonly {
    readonly kind: ShipmentKind;
    readonly lines: readonly ShippedLine[];
    readonly deliveredAt: Date | string | null;
    readonly returnedAt: Date | string | null;
  }[];
}

interface WithdrawalRules {
  readonly withdrawal: WithdrawalScope;
  readonly timeZone: string;
}

/**
 * Returns the last day to withdraw in the shop's time zone: the 14th after the delivery of the last parcel. Returns null
 * while a part is to be sent or its delivery is unknown, because the time has not begun then.
 */
export function lastWithdrawalDay(order: WithdrawnOrder, timeZone: string): string | null {
  const parcels = order.shipments.filter(({ kind, returnedAt }) => kind === 'order' && returnedAt === null);
  const deliveries = parcels.flatMap(({ deliveredAt }) =>
    deliveredAt === null ? [] : new Date(deliveredAt).getTime(),
  );
  if (deliveries.length < parcels.length || deliveries.length === 0) return null;
  if (linesToSend(order).length > 0) return null;
  return addDays(daysIn(timeZone)(new Date(Math.max(...deliveries))), withdrawalDays);
}

/** True if the withdrawal is offered to the customer of an order, whose country may be unknown. */
export function isWithdrawalOffered(
  { address }: Pick<WithdrawnOrder, 'address'>,
  { withdrawal }: Pick<WithdrawalRules, 'withdrawal'>,
): boolean {
  if (withdrawal === 'off') return false;
  return withdrawal === 'all' || address === null || isEuCountry(address.country);
}

/** Returns why an order cannot be withdrawn from at a time; null if it can, as far as parts are left. */
export function withdrawalRefusal(
  order: WithdrawnOrder,
  rules: WithdrawalRules,
  at: Date,
): WithdrawalRefusal | null {
  if (order.status === 'cancelled' || order.status === 'refunded') return 'nothing-left';
  if (!isWithdrawalOffered(order, rules)) return 'not-offered';
  if ((order.address?.vatId ?? '') !== '') return 'company';
  if (order.status === 'placed') return 'unpaid';
  const lastDay = lastWithdrawalDay(order, rules.timeZone);
  return lastDay !== null && daysIn(rules.timeZone)(at) > lastDay ? 'too-late' : null;
}
