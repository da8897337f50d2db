import { inspect } from 'node:util';
import { finishErasures } from '../account/erase-account.ts';
import { issueMissingInvoices } from '../invoices/issue-credit-notes.ts';
import { deliverPendingMails } from '../mails/deliver-mail.ts';
import { expireOrders } from '../orders/expire-orders.ts';
import { reconcileMissed } from '../payments/reconcile-payments.ts';
import type { Ports } from '../ports.ts';
import { retryPendingRefunds } from '../refunds/refund-order.ts';
import { rollUpSales } from '../stats/roll-up-sales.ts';

type Step = (ports: Ports, signal: AbortSignal) => Promise<unknown>;

/** What runs by the clock, in this order: what was paid is settled before what was not paid expires. */
const steps: Readonly<Record<string, Step>> = {
  reconcileMissed,
  retryPendingRefunds,
  issueMissingInvoices,
  expireOrders,
  finishErasures,
  deliverPendingMails,
  rollUpSales,
};

/** How long steps begin something: below the nine minutes that the platform gives the job, by more than what is begun takes. */
const maxMilliseconds = 450_000;

/**
 * Runs each step; one that fails is logged and does not keep the others from running. What is left once the time is over is
 * done at the next run.
 *
 * @param signal aborts once nothing more is to be begun
 * @throws AggregateError of what failed, so that the schedule shows it
 */
export async function everyHalfHour(
  ports: Ports,
  signal = AbortSignal.timeout(maxMilliseconds),
): Promise<void> {
  const failures: unknown[] = [];
  for (const [step, run] of Object.entries(steps)) {
    try {
      await run(ports, signal);
    } catch (error) {
      failures.push(error);
      ports.log.error('jobs/failed', { step, cause: inspect(error) });
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Steps of the job failed; the log names them.');
}
