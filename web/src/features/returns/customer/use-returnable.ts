import { useQuery } from '@tanstack/react-query';
import { daysIn, type Order } from '@pedalworks/contract';
import { serverNow } from '../../../services/server-clock.ts';
import { useShopSettings } from '../../../services/shop-settings.ts';
import { orderReturnsQuery } from '../public/queries.ts';
import { returnableLines, type ReturnableLine } from './returnable-lines.ts';

export interface Returnable {
  readonly lines: readonly ReturnableLine[];
  readonly returnDays: number;
}

/** Reads what can be returned of an order now. Reads nothing before the first parcel. */
export function useReturnable(order: Order) {
  const settings = useShopSettings();
  const returns = useQuery({ ...orderReturnsQuery(order._id), enabled: order.shipments.length > 0 });
  return {
    data: settings.data && returns.data && returnableOf(order, returns.data, settings.data),
    error: settings.error ?? returns.error,
    isFetching: settings.isFetching || returns.isFetching,
    refetch: () => Promise.all([settings.refetch(), returns.refetch()]),
  };
}

function returnableOf(
  order: Order,
  returns: Parameters<typeof returnableLines>[1],
  { returnDays, timeZone }: Omit<Parameters<typeof returnableLines>[2], 'today'>,
): Returnable {
  const today = daysIn(timeZone)(new Date(serverNow()));
  return { lines: returnableLines(order, returns, { returnDays, timeZone, today }), returnDays };
}

export const isReturnable = ({ lines }: Returnable): boolean => lines.some(({ available }) => available > 0);
