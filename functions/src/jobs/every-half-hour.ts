import { inspect } from 'node:util';
import { finishErasures } from '../account/erase-account.ts';
import { issueMissingInvoices } from '../invoices/issue-missing-invoices.ts';
import { deliverPendingMails } from '../mails/deliver-mail.ts';
import { removeExpiredFitReports } from '../fits/report-handlers.ts';
import { removeMailCounts } from '../mails/limited-mails.ts';
import { expireOrders } from '../checkout/expire-orders.ts';
import { reconcileMissed } from '../payments/reconcile-missed.ts';
import type { Ports } from '../ports.ts';
import { recheckMoneyBack } from '../refunds/recheck-money-back.ts';
import { retryPendingRefunds } from '../refunds/retry-refunds.ts';
import { rollUpSales } from '../stats/roll-up-sales.ts';
import { removeExpiredInvitations } from '../users/invitations.ts';
import { repairRoles } from '../users/repair-roles.ts';
import { removeExpiredWithdrawals } from '../withdrawals/withdrawal-handlers.ts';

type Step = (ports: Ports, signal: AbortSignal) => Promise<unknown>;
type NamedStep = readonly [name: string, run: Step];

/** Steps in the order they run. Payments with a lost webhook are settled first, so that no paid order expires. */
const steps: Readonly<Record<string, Step>> = {
  reconcileMissed,
  retryPendingRefunds,
  recheckMoneyBack,
  issueMissingInvoices,
  expireOrders,
  finishErasures,
  deliverPendingMails,
  rollUpSales,
  removeExpiredInvitations,
  removeExpiredFitReports,
  removeExpiredWithdrawals,
  removeMailCounts,
  repairRoles,
};

/** Time limit for all steps together, 90 s below the function's timeout of 540 s. */
const jobMilliseconds = 450_000;

/**
 * Runs all steps, each for at most an equal share of the remaining time, so that a slow step does not starve the
 * others. Then continues unfinished steps in the time that is left. Logs a failed step and still runs the others.
 * @throws AggregateError with all failures, so that Cloud Scheduler shows the run as failed
 */
export async function everyHalfHour(
  ports: Ports,
  timeout = (milliseconds: number) => AbortSignal.timeout(milliseconds),
): Promise<void> {
  const end = performance.now() + jobMilliseconds;
  const failures: unknown[] = [];
  /** Runs the steps once and returns those that ran out of time. */
  const runRound = async (round: readonly NamedStep[]) => {
    const unfinished: NamedStep[] = [];
    for (const [place, step] of round.entries()) {
      const [name, run] = step;
      const share = Math.max(0, end - performance.now()) / (round.length - place);
      const signal = timeout(Math.round(share));
      try {
        await run(ports, signal);
        if (signal.aborted) unfinished.push(step);
      } catch (error) {
        failures.push(error);
        ports.log.error('jobs/failed', { step: name, cause: inspect(error) });
      }
    }
    return unfinished;
  };
  const unfinished = await runRound(await runRound(Object.entries(steps)));
  for (const [step] of unfinished) ports.log.warn('jobs/unfinished', { step });
  if (failures.length > 0) throw new AggregateError(failures, 'Steps of the job failed; the log names them.');
}
