import { useEffect, useState } from 'react';
import { isExpired, type Expiring } from '@pedalworks/contract/order-moves';

/** True once the time to pay an unpaid order is over; renders again at that moment. */
export function useIsExpired(order: Expiring<string>): boolean {
  const { expiresAt } = order;
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (expiresAt === null) return;
    // Browsers fire at once for a delay above 2^31 - 1.
    const left = Math.min(new Date(expiresAt).getTime() - Date.now(), 2_147_483_647);
    const timer = setTimeout(() => setNow(new Date()), left);
    return () => clearTimeout(timer);
  }, [expiresAt]);
  return isExpired(order, now);
}
