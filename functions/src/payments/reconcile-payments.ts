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

/** What reconciling found and did. */
export interface Reconciliation {
  /** How many payments were looked at. */
  readonly looked: number;
  /** Orders that are paid now because of it. */
  readonly settled: readonly string[];
  /** Payments that can no longer be paid, or whose money has gone back. */
  readonly closed: readonly string[];
  /** Money received that pays nothing: a person must look, most often to give it back. */
  readonly unresolved: readonly Unresolved[];
}

export interface Unresolved {
  readonly paymentId: string;
  readonly orderId: string | null;
  /** `failed` where looking at this payment failed; the log says why. */
  readonly verdict: Verdict | 'failed';
}

/** One run: what it works with, and what it found so far. */
interface Run extends ReconcilingPorts {
  /** Aborts once nothing more is to be begun. */
  readonly signal: AbortSignal;
  readonly looked: Set<string>;
  readonly settled: Set<string>;
  readonly closed: Set<string>;
  readonly unresolved: Map<string, Unresolved>;
}

/**
 * Settles what a lost event or a killed function left behind: looks at every payment opened since `since`, and at older ones
 * that the ledger has as unsettled. For a command; the scheduled job is {@link reconcileMissed}. Safe to run at any time, any
 * number of times.
 *
 * @throws what a service that is away throws; what is wrong with one payment does not keep the others waiting
 */
export function reconcilePayments(ports: ReconcilingPorts, since: Date): Promise<Reconciliation> {
  return reconciled({ ...ports, signal: unlimited }, async (run) => {
    for await (const payment of ports.cards.openedSince(since))
      await isolated(run, payment, () => closeIfPaidOtherwise(run, payment));
    await processUnsettled(run, since);
  });
}

/** A command takes as long as it takes. */
const unlimited = new AbortController().signal;

/** How long Stripe retries an event that is not accepted (Stripe docs, "Webhooks"). */
const eventMilliseconds = 3 * 86_400_000;
/** An open payment not paid within it is canceled; a customer who still wants to pay gets a new one. */
const maxOpenMilliseconds = 86_400_000;

/**
 * The scheduled job: handles the events that Stripe could not deliver, and looks at payments that the ledger has as
 * unsettled for a day. Its work follows what went wrong, not what was sold. What a person has to look at is logged.
 *
 * @param signal aborts once nothing more is to be begun
 * @throws as {@link reconcilePayments}
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

/** Events looked up at a time; as many as Stripe lists on a page. */
const eventsPerLookUp = 100;

/**
 * Drops the events that were handled already. Stripe lists an event as undelivered if any endpoint of the account missed it, for
 * three days: most of them are counted, and are dropped with one look-up for a hundred.
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

/** An open payment can no longer be paid afterwards; a customer who still wants to pay gets a new one. */
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

/** Prevents a second payment of the order from a page left open. */
async function closeIfPaidOtherwise(run: Run, seen: CardPayment): Promise<void> {
  const { id, orderId, owner, status } = seen;
  const mayBeStale = status === 'open' && owner !== null && isOrderId(orderId);
  const isStale = mayBeStale && !(await isPayable(run, orderId));
  await settleOrClose(run, id, isStale ? await run.cards.cancel(id) : seen);
}

/** An order that does not exist may come back from a backup. */
async function isPayable({ orders }: Run, orderId: string): Promise<boolean> {
  const order = await orders.find(orderId);
  return order === null || order.status === 'placed';
}

const withDeadline = () => AbortSignal.timeout(60_000);

/** @param payment null where the provider does not know it */
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

/** Of a paid payment the order is asked too: one that came back from a backup may not know of it. */
async function isSettled(
  { orders }: Run,
  { status, orderId }: LedgerEntry,
  { amountReceived }: CardPayment,
): Promise<boolean> {
  if (status !== 'paid') return status === 'returned' && amountReceived === 0;
  const order = orderId === null ? null : await orders.find(orderId);
  return order === null || order.paidAt !== null;
}
