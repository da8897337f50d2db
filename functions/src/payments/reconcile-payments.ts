import type { CardPayment } from '../model/payments.ts';
import { never } from '../shared/time-limits.ts';
import { isOrderId } from './payment-verdict.ts';
import {
  checkIsolated,
  runReconciliation,
  settleOrClose,
  settleUnsettled,
  type Reconciliation,
  type ReconcilingPorts,
  type ReconciliationRun,
} from './reconciliation.ts';

/**
 * Settles payments that were missed because an event was lost or an instance was killed. Idempotent. Runs as a
 * command; the scheduled job runs `reconcileMissed` instead.
 *
 * @throws if a service is down; an error in one payment does not stop the others
 */
export function reconcilePayments(ports: ReconcilingPorts, since: Date): Promise<Reconciliation> {
  return runReconciliation({ ...ports, signal: never }, async (run) => {
    for await (const payment of ports.cards.openedSince(since))
      await checkIsolated(run, payment, () => closeStale(run, payment));
    await settleUnsettled(run, since);
  });
}

/** Settles or closes a payment. Cancels it first if it is open but its order cannot be paid any more. */
async function closeStale(run: ReconciliationRun, seen: CardPayment): Promise<void> {
  const { id, orderId, isOurs, status } = seen;
  const mayBeStale = status === 'open' && isOurs && isOrderId(orderId);
  const isStale = mayBeStale && !(await mayBecomePayable(run, orderId));
  await settleOrClose(run, id, isStale ? await run.cards.cancel(id) : seen);
}

/** True if the order can be paid, or if it is missing and a backup may still restore it. */
async function mayBecomePayable({ orders }: ReconciliationRun, orderId: string): Promise<boolean> {
  const order = await orders.find(orderId);
  return order === null || order.status === 'placed';
}
