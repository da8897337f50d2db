import { useEffect, useState } from 'react';
import { serverNow } from '../../../services/server-clock.ts';
import { isExpired, type PaymentDeadline } from '@pedalworks/contract/order-moves';

export function useIsExpired(order: PaymentDeadline<string> | undefined): boolean {
  const expiresAt = order?.expiresAt ?? null;
  const [now, setNow] = useState(() => new Date(serverNow()));
  useEffect(() => {
    const remaining = expiresAt === null ? 0 : new Date(expiresAt).getTime() - now.getTime();
    if (remaining <= 0) return;
    // Checks once a minute or more often, because timers pause while a device sleeps.
    const timer = setTimeout(() => setNow(new Date(serverNow())), Math.min(remaining, 60_000));
    return () => clearTimeout(timer);
  }, [expiresAt, now]);
  return order !== undefined && isExpired(order, now);
}
