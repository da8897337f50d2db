import { inspect } from 'node:util';
import { finishErasures } from '../account/erase-account.ts';
import { issueMissingInvoices } from '../invoices/issue-credit-notes.ts';
import { deliverPendingMails } from '../mails/deliver-mail.ts';
import { expireOrders } from '../checkout/expire-orders.ts';
import { reconcileMissed } from '../payments/reconcile-missed.ts';
import type { Ports } from '../ports.ts';
import { retryPendingRefunds } from '../refunds/retry-refunds.ts';
import { rollUpSales } from '../stats/roll-up-sales.ts';
import { removeExpiredInvitations } from '../users/invitations.ts';

type Step = (ports: Ports, signal: AbortSignal) => Promise<unknown>;

/** The scheduled steps, in this order: paid orders are settled before unpaid ones expire. */
const steps: Readonly<Record<string, Step>> = {
  reconcileMissed,
  retryPendingRefunds,
  issueMissingInvoices,
  expireOrders,
  finishErasures,
  deliverPendingMails,
  rollUpSales,
  removeExpiredInvitations,
};

/** No step starts anything after this; leaves a minute and a half of the 540 s timeout to finish what was started. */
const maxMilliseconds = 450_000;

/**
 * Runs each step within its share of the time: an equal part of what is left, so that a slow step never takes the others'. Steps
 * whose share was too short continue in the time that the others left. A failed step is logged and does not stop the others.
 *
 * @param timeout makes the signal that ends a share
 * @throws AggregateError of all failures, so that the schedule shows it
 */
export async function everyHalfHour(
  ports: Ports,
  timeout = (milliseconds: number) => AbortSignal.timeout(milliseconds),
): Promise<void> {
  const end = performance.now() + maxMilliseconds;
  const failures: unknown[] = [];
  /** @returns the steps whose share was too short */
  const runRound = async (round: readonly string[]) => {
    const unfinished: string[] = [];
    for (const [place, step] of round.entries()) {
      const share = Math.max(0, end - performance.now()) / (round.length - place);
      const signal = timeout(Math.round(share));
      try {
        await steps[step]?.(ports, signal);
        if (signal.aborted) unfinished.push(step);
      } catch (error) {
        failures.push(error);
        ports.log.error('jobs/failed', { step, cause: inspect(error) });
      }
    }
    return unfinished;
  };
  const unfinished = await runRound(await runRound(Object.keys(steps)));
  for (const step of unfinished) ports.log.warn('jobs/unfinished', { step });
  if (failures.length > 0) throw new AggregateError(failures, 'Steps of the job failed; the log names them.');
}
