import { inspect } from 'node:util';
import { ApiError } from '@pedalworks/contract';
import { forEachConcurrently } from '../shared/for-each.ts';
import type { Ports } from '../ports.ts';
import { settleRefunds } from '../refunds/settle-refunds.ts';
import { orderIdFor } from './order-of-payment.ts';
import type { CardEvent, CardPayment, LedgerEntry, Verdict } from '../model/payments.ts';
import { handleCardEvent } from './receive-stripe-event.ts';
import { isOrderId, settlePayment, type PaymentPorts, type Settlement } from './settle-payment.ts';

export type ReconcilingPorts = PaymentPorts & Pick<Ports, 'isOutage'>;

export interface Reconciliation {
  readonly looked: number;
  /** Ids of orders that became paid. */
  readonly settled: readonly string[];
  /** Ids of payments that can no longer be paid or were refunded in full. */
  readonly closed: readonly string[];
  /** Money that pays no order and needs an admin, usually for a refund. */
  readonly unresolved: readonly Unresolved[];
}

export interface Unresolved {
  readonly paymentId: string;
  readonly orderId: string | null;
  /** `failed` if checking this payment failed; the log has the reason. */
  readonly verdict: Verdict | 'failed';
}

interface Run extends ReconcilingPorts {
  /** Nothing new starts once it aborts. */
  readonly signal: AbortSignal;
  readonly looked: Set<string>;
  readonly settled: Set<string>;
  readonly closed: Set<string>;
  readonly unresolved: Map<string, Unresolved>;
}

/**
 * Settles payments that a lost event or a killed instance left behind: every payment opened since `since`, and older
 * unsettled ones. Runs as a command; the scheduled step is {@link reconcileMissed}. Idempotent.
 *
 * @throws on outages; an error of one payment does not stop the others
 */
export function reconcilePayments(ports: ReconcilingPorts, since: Date): Promise<Reconciliation> {
  return reconciled({ ...ports, signal: unlimited }, async (run) => {
    for await (const payment of ports.cards.openedSince(since))
      await isolated(run, payment, () => closeIfPaidOtherwise(run, payment));
    await processUnsettled(run, since);
  });
}

/** A command has no time limit. */
const unlimited = new AbortController().signal;

/** Period during which Stripe retries events (Stripe docs, "Webhooks"). */
const eventMilliseconds = 3 * 86_400_000;
/** Open payments are cancelled after this time; the customer gets a new one. */
const maxOpenMilliseconds = 86_400_000;

/**
 * Scheduled step: handles the events that Stripe could not deliver, and checks payments that have been unsettled for
 * a day. Its cost depends on failures, not on sales. Logs the payments that need an admin.
 *
 * @param signal aborts when nothing new may start
 * @throws like {@link reconcilePayments}
 */
export async function reconcileMissed(ports: ReconcilingPorts, signal: AbortSignal): Promise<Reconciliation> {
  const now = Date.now();
  const reconciliation = await reconciled({ ...ports, signal }, async (run) => {
    const events = uncounted(ports, ports.cards.undeliveredSince(new Date(now - eventMilliseconds)));
    await forEachConcurrently(events, signal, async (event) => {
      const paymentId = event.subject?.paymentId ?? event.id;
      await isolated(run, { id: paymentId, orderId: null }, async () => {
        const settlement = await handleCardEvent(ports, event, withDeadline());
        if (settlement !== null) note(run, paymentId, settlement);
      });
    });
    await processUnsettled(run, new Date(now - maxOpenMilliseconds));
  });
  const { settled, closed, unresolved } = reconciliation;
  if (unresolved.length > 0) ports.log.warn('payments/unresolved', { unresolved });
  if (settled.length + closed.length > 0) ports.log.info('payments/reconciled', { settled, closed });
  return reconciliation;
}

/** Stripe's page size. */
const eventsPerLookUp = 100;

/**
 * Drops events that were already handled. For three days, Stripe lists an event as undelivered if any endpoint of the
 * account missed it, so most listed events are known.
 */
async function* uncounted(
  { payments }: ReconcilingPorts,
  events: AsyncIterable<CardEvent>,
): AsyncGenerator<CardEvent> {
  let batch: CardEvent[] = [];
  const take = async () => {
    const counted = await payments.countedEvents(batch.map(({ id }) => id));
    const left = batch.filter(({ id }) => !counted.has(id));
    batch = [];
    return left;
  };
  for await (const event of events) if (batch.push(event) === eventsPerLookUp) yield* await take();
  yield* await take();
}

async function reconciled(
  ports: ReconcilingPorts & Pick<Run, 'signal'>,
  work: (run: Run) => Promise<void>,
): Promise<Reconciliation> {
  const found = { looked: new Set<string>(), settled: new Set<string>(), closed: new Set<string>() };
  const unresolved = new Map<string, Unresolved>();
  await work({ ...ports, ...found, unresolved });
  const lists = { settled: [...found.settled], closed: [...found.closed] };
  return { looked: found.looked.size, ...lists, unresolved: [...unresolved.values()] };
}

/** Cancels payments that stay open; the customer gets a new one. */
async function processUnsettled(run: Run, before: Date): Promise<void> {
  const entries = [...(await run.payments.openBefore(before))];
  for await (const entry of run.payments.unused().all()) entries.push(entry);
  await forEachConcurrently(entries, run.signal, (entry) =>
    isolated(run, entry, async () => {
      const known = await run.cards.find(entry.id);
      await settleOrClose(run, entry.id, known?.status === 'open' ? await run.cards.cancel(entry.id) : known);
    }),
  );
}

async function isolated(
  { log, isOutage, looked, unresolved }: Run,
  { id: paymentId, orderId }: Pick<CardPayment, 'id' | 'orderId'>,
  processOne: () => Promise<void>,
): Promise<void> {
  looked.add(paymentId);
  try {
    await processOne();
  } catch (error) {
    const isAway = isOutage(error) || (error instanceof ApiError && error.status === 503);
    if (isAway) throw error;
    log.error('payments/not-reconciled', { paymentId, orderId, cause: inspect(error) });
    unresolved.set(paymentId, { paymentId, orderId, verdict: 'failed' });
  }
}

/** Prevents a second payment of the same order from a page left open. */
async function closeIfPaidOtherwise(run: Run, seen: CardPayment): Promise<void> {
  const { id, orderId, owner, status } = seen;
  const mayBeStale = status === 'open' && owner !== null && isOrderId(orderId);
  const isStale = mayBeStale && !(await isPayable(run, orderId));
  await settleOrClose(run, id, isStale ? await run.cards.cancel(id) : seen);
}

/** A missing order counts as payable, because a backup may restore it. */
async function isPayable({ orders }: Run, orderId: string): Promise<boolean> {
  const order = await orders.find(orderId);
  return order === null || order.status === 'placed';
}

const withDeadline = () => AbortSignal.timeout(60_000);

/** @param payment null if the provider does not know the id */
async function settleOrClose(run: Run, id: string, payment: CardPayment | null): Promise<void> {
  if (payment?.status === 'open') return;
  if (payment?.status !== 'succeeded') {
    if (await run.payments.close(id)) run.closed.add(id);
    return;
  }
  const known = await run.payments.find(id);
  if (known === null || !(await isSettled(run, known, payment))) {
    const orderId = await orderIdFor(run, payment);
    note(run, id, await settlePayment(run, { payment, orderId, signal: withDeadline() }));
  }
  const mayHaveGone = payment.amountReceived !== payment.amount || payment.wasDisputed;
  if (mayHaveGone) await settleRefunds(run, { paymentId: id, signal: withDeadline() });
}

const toLookAt: readonly Verdict[] = ['surplus', 'mismatch', 'needs-refund', 'unknown-order'];

function note(run: Run, paymentId: string, { verdict, orderId, order }: Settlement): void {
  if (verdict === 'recorded' && order !== null) run.settled.add(order.id);
  else if (verdict === 'returned') run.closed.add(paymentId);
  else if (toLookAt.includes(verdict)) run.unresolved.set(paymentId, { paymentId, orderId, verdict });
}

/** Also checks the order, because one restored from a backup may not know of its payment. */
async function isSettled(
  { orders }: Run,
  { status, orderId }: LedgerEntry,
  { amountReceived }: CardPayment,
): Promise<boolean> {
  if (status !== 'paid') return status === 'returned' && amountReceived === 0;
  const order = orderId === null ? null : await orders.find(orderId);
  return order === null || order.paidAt !== null;
}
