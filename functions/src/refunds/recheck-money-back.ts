import { inspect } from 'node:util';
import { ApiError, dayMilliseconds } from '@pedalworks/contract';
import type { Ports } from '../ports.ts';
import { forEachConcurrently } from '../shared/for-each.ts';
import { timeLimits } from '../shared/time-limits.ts';
import { itemsByPage } from '../shared/list.ts';
import { settleRefunds, type SettlingPorts } from './settle-refunds.ts';

/** Refunds usually succeed within a day, and their events arrive then. */
const pendingMilliseconds = dayMilliseconds;

/**
 * Fetches open disputes, and refunds that a bank has not confirmed for a day, because their events may have been lost.
 * Runs in the scheduled job.
 */
export async function recheckMoneyBack(ports: SettlingPorts, run: AbortSignal): Promise<void> {
  await forEachConcurrently(unsettledPayments(ports), run, async (paymentId) => {
    try {
      await settleRefunds(ports, { paymentId, signal: timeLimits.jobItem() });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'payments/provider-unavailable') throw error;
      ports.log.error('refunds/not-checked', { paymentId, cause: inspect(error) });
    }
  });
}

async function* unsettledPayments({ orders, refunds }: Pick<Ports, 'orders' | 'refunds'>) {
  const payments = new Set<string>();
  for (const { paymentId } of await refunds.unconfirmed(new Date(Date.now() - pendingMilliseconds)))
    payments.add(paymentId);
  for await (const { transactionId } of itemsByPage(orders.disputed()))
    if (transactionId !== null) payments.add(transactionId);
  yield* payments;
}
