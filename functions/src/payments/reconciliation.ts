import { inspect } from 'node:util';
import { ApiError } from '@pedalworks/contract';
import type { CardPayment, LedgerEntry, PaymentVerdict } from '../model/payments.ts';
import type { Ports } from '../ports.ts';
import { settleRefunds } from '../refunds/settle-refunds.ts';
import { forEachConcurrently } from '../shared/for-each.ts';
import { timeLimits } from '../shared/time-limits.ts';
import { settlePayment, type PaymentPorts, type Settlement } from './settle-payment.ts';

export type ReconcilingPorts = PaymentPorts & Pick<Ports, 'isOutage'>;

export interface Reconciliation {
  readonly checked: number;
  /** Ids of orders that became paid. */
  readonly settled: readonly string[];
  /** Ids of payments that can no longer be paid or were refunded in full. */
  readonly closed: readonly string[];
  /** Payments that pay no order. An admin must act, usually by refunding. */
  readonly unresolved: readonly Unresolved[];
}

export interface Unresolved {
  readonly paymentId: string;
  readonly orderId: string | null;
  /** `failed` if checking this payment failed; the log has the reason. */
  readonly verdict: PaymentVerdict | 'failed';
}

export interface ReconciliationRun extends ReconcilingPorts {
  readonly signal: AbortSignal;
  readonly checked: Set<string>;
  readonly settled: Set<string>;
  readonly closed: Set<string>;
  readonly unresolved: Map<string, Unresolved>;
}

export async function runReconciliation(
  ports: ReconcilingPorts & Pick<ReconciliationRun, 'signal'>,
  work: (run: ReconciliationRun) => Promise<void>,
): Promise<Reconciliation> {
  const found = { checked: new Set<string>(), settled: new Set<string>(), closed: new Set<string>() };
  const unresolved = new Map<string, Unresolved>();
  await work({ ...ports, ...found, unresolved });
  const lists = { settled: [...found.settled], closed: [...found.closed] };
  return { checked: found.checked.size, ...lists, unresolved: [...unresolved.values()] };
}

/** Settles or closes payments that pay no order yet. Payments opened before `before` and still open are cancelled. */
export async function settleUnsettled(run: ReconciliationRun, before: Date): Promise<void> {
  const entries = [...(await run.payments.openBefore(before))];
  for await (const entry of run.payments.unused().all()) entries.push(entry);
  await forEachConcurrently(entries, run.signal, (entry) =>
    checkIsolated(run, entry, async () => {
      const known = await run.cards.find(entry.id);
      await settleOrClose(run, entry.id, known?.status === 'open' ? await run.cards.cancel(entry.id) : known);
    }),
  );
}

export async function checkIsolated(
  { log, isOutage, checked, unresolved }: ReconciliationRun,
  { id: paymentId, orderId }: Pick<CardPayment, 'id' | 'orderId'>,
  processOne: () => Promise<void>,
): Promise<void> {
  checked.add(paymentId);
  try {
    await processOne();
  } catch (error) {
    const isOutageError = isOutage(error) || (error instanceof ApiError && isProviderOutage(error));
    if (isOutageError) throw error;
    log.error('payments/not-reconciled', { paymentId, orderId, cause: inspect(error) });
    unresolved.set(paymentId, { paymentId, orderId, verdict: 'failed' });
  }
}

/** True if the card provider fails for all payments, not only for one that keeps changing. */
const isProviderOutage = ({ status, code }: ApiError) => status === 503 && code !== 'payments/busy';

/** Settles a succeeded payment or closes a canceled one. `payment` is null if the provider does not know the id. */
export async function settleOrClose(
  run: ReconciliationRun,
  id: string,
  payment: CardPayment | null,
): Promise<void> {
  if (payment?.status === 'open') return;
  if (payment?.status !== 'succeeded') {
    if (await run.payments.close(id)) run.closed.add(id);
    return;
  }
  const known = await run.payments.find(id);
  if (known === null || !(await isSettled(run, known, payment))) {
    const { settlement } = await settlePayment(run, { paymentId: id, signal: timeLimits.jobItem() });
    if (settlement !== null) addResult(run, id, settlement);
  }
  const mayBeRefunded = payment.amountReceived !== payment.amount || payment.disputes.length > 0;
  if (mayBeRefunded) await settleRefunds(run, { paymentId: id, signal: timeLimits.jobItem() });
}

const needAdmin: readonly PaymentVerdict[] = ['surplus', 'mismatch', 'needs-refund', 'unknown-order'];

export function addResult(
  run: ReconciliationRun,
  paymentId: string,
  { verdict, orderId, order }: Settlement,
): void {
  if (verdict === 'recorded' && order !== null) run.settled.add(order.id);
  else if (verdict === 'returned') run.closed.add(paymentId);
  else if (needAdmin.includes(verdict)) run.unresolved.set(paymentId, { paymentId, orderId, verdict });
}

/** True if both ledger and order are up to date. Checks the order because a backup may have restored it as unpaid. */
async function isSettled(
  { orders }: ReconciliationRun,
  { status, orderId }: LedgerEntry,
  { amountReceived }: CardPayment,
): Promise<boolean> {
  if (status !== 'paid') return status === 'returned' && amountReceived === 0;
  const order = orderId === null ? null : await orders.find(orderId);
  return order === null || order.paidAt !== null;
}
