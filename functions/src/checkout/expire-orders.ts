import { inspect } from 'node:util';
import { ApiError } from '@pedalworks/contract';
import { forEachConcurrently } from '../shared/for-each.ts';
import { itemsByPage } from '../shared/list.ts';
import type { PaymentPorts } from '../payments/settle-payment.ts';
import { cancelOrder } from './cancel-order.ts';

/** Overdue orders of one product that a buyer waits for; the rest is left to the job. */
const maxWaitedFor = 40;

/**
 * Cancels unpaid orders past their time to pay and restores their stock, several at a time, until none is left. An order that
 * cannot be cancelled does not hold up the others; the next run tries it again.
 *
 * @param productIds only orders with any of these products, up to a number that a buyer can wait for; all orders by default
 * @returns the number of cancelled orders
 */
export async function expireOrders(
  ports: PaymentPorts,
  signal: AbortSignal,
  productIds?: readonly string[],
): Promise<number> {
  const { orders, log } = ports;
  const overdue =
    productIds === undefined
      ? itemsByPage(orders.overdue())
      : await orders.overdueWith(productIds, maxWaitedFor);
  let cancelled = 0;
  await forEachConcurrently(overdue, signal, async ({ id: orderId }) => {
    try {
      await cancelOrder(ports, { orderId, by: 'system', signal });
      cancelled += 1;
    } catch (error) {
      const isExpected = signal.aborted || (error instanceof ApiError && expected.includes(error.code));
      if (!isExpected) log.error('orders/not-expired', { orderId, cause: inspect(error) });
    }
  });
  return cancelled;
}

/** Errors after a payment, or another instance, was faster. */
const expected: readonly string[] = [
  'orders/already-paid',
  'orders/payment-under-way',
  'orders/move-refused',
];
