import { inspect } from 'node:util';
import { ApiError } from '@pedalworks/contract';
import { forEachConcurrently } from '../shared/for-each.ts';
import { itemsByPage } from '../shared/list.ts';
import type { PaymentPorts } from '../payments/settle-payment.ts';
import { cancelOrder } from './cancel-order.ts';

/** Maximum number of overdue orders that are cancelled per product while a buyer waits. */
const maxWaitedFor = 40;

/** Cancels overdue unpaid orders and restores their stock. The next run retries those that could not be cancelled. */
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

/** Codes of expected errors, which are not logged: the order was paid or cancelled in the meantime. */
const expected: readonly string[] = [
  'orders/already-paid',
  'orders/payment-under-way',
  'orders/move-refused',
];
