import { useEffect, useState } from 'react';
import { isExpired, type PaymentDeadline } from '@pedalworks/contract/order-moves';

/** True once the time to pay an unpaid order is over; renders again at that moment. False without an order. */
export function useIsExpired(order: PaymentDeadline<string> | undefined): boolean {
  const expiresAt = order?.expiresAt ?? null;
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const left = expiresAt === null ? 0 : new Date(expiresAt).getTime() - now.getTime();
    if (left <= 0) return;
    // Timers stop while a device sleeps.
    const timer = setTimeout(() => setNow(new Date()), Math.min(left, 60_000));
    return () => clearTimeout(timer);
  }, [expiresAt, now]);
  return order !== undefined && isExpired(order, now);
}
