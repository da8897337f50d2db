import type { CardPayment } from '../model/payments.ts';
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
 * Settles payments that a lost event or a killed instance left behind. Runs as a command; the scheduled step is
 * `reconcileMissed`. Idempotent.
 *
 * @throws on outages; an error of one payment does not stop the others
 */
export function reconcilePayments(ports: ReconcilingPorts, since: Date): Promise<Reconciliation> {
  return runReconciliation({ ...ports, signal: unlimited }, async (run) => {
    for await (const payment of ports.cards.openedSince(since))
      await checkIsolated(run, payment, () => closeStale(run, payment));
    await settleUnsettled(run, since);
  });
}

const unlimited = new AbortController().signal;

/** Prevents a second payment of the same order from a page left open. */
async function closeStale(run: ReconciliationRun, seen: CardPayment): Promise<void> {
  const { id, orderId, owner, status } = seen;
  const mayBeStale = status === 'open' && owner !== null && isOrderId(orderId);
  const isStale = mayBeStale && !(await isPayable(run, orderId));
  await settleOrClose(run, id, isStale ? await run.cards.cancel(id) : seen);
}

/** A missing order counts as payable, because a backup may restore it. */
async function isPayable({ orders }: ReconciliationRun, orderId: string): Promise<boolean> {
  const order = await orders.find(orderId);
  return order === null || order.status === 'placed';
}
