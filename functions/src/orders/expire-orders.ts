import { inspect } from 'node:util';
import { ApiError } from '@pedalworks/contract';
import type { PaymentPorts } from '../payments/settle-payment.ts';
import { cancelOrder } from './cancel-order.ts';

/** The most that are looked at in one go. */
const mostAtOnce = 200;

/**
 * Cancels orders whose time to pay is over, and gives their stock back. One that cannot be cancelled now does not keep the
 * others waiting, and is looked at again.
 *
 * @param productIds only orders of any of these parts; all where absent
 * @returns how many were cancelled
 */
export async function expireOrders(
  ports: PaymentPorts,
  signal: AbortSignal,
  productIds?: readonly string[],
): Promise<number> {
  let cancelled = 0;
  for (const { id: orderId } of await ports.orders.overdue(mostAtOnce, productIds)) {
    if (signal.aborted) break;
    try {
      await cancelOrder(ports, { orderId, by: 'system', signal });
      cancelled += 1;
    } catch (error) {
      const isNews = !(error instanceof ApiError && expected.includes(error.code));
      if (isNews) ports.log.error('orders/not-expired', { orderId, cause: inspect(error) });
    }
  }
  return cancelled;
}

/** What a payment, or another instance, that was faster leads to. */
const expected: readonly string[] = [
  'orders/already-paid',
  'orders/payment-under-way',
  'orders/move-refused',
];
