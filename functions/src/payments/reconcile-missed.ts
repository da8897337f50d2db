import { dayMilliseconds } from '@pedalworks/contract';
import type { CardEvent } from '../model/payments.ts';
import { forEachConcurrently } from '../shared/for-each.ts';
import { timeLimits } from '../shared/time-limits.ts';
import { handleCardEvent } from './receive-stripe-event.ts';
import {
  addResult,
  checkIsolated,
  runReconciliation,
  settleUnsettled,
  type Reconciliation,
  type ReconcilingPorts,
} from './reconciliation.ts';

/** Period during which Stripe retries events (Stripe docs, "Webhooks"). */
const eventMilliseconds = 3 * dayMilliseconds;
/** Maximum age of an open payment. Older ones are cancelled, and the customer can start a new payment. */
const maxOpenMilliseconds = dayMilliseconds;

/**
 * Handles events that Stripe could not deliver, and checks payments that have been unsettled for a day. Runs in the
 * scheduled job. The number of requests grows with failures, not with sales.
 */
export async function reconcileMissed(ports: ReconcilingPorts, signal: AbortSignal): Promise<Reconciliation> {
  const now = Date.now();
  const reconciliation = await runReconciliation({ ...ports, signal }, async (run) => {
    const events = unhandledEvents(ports, ports.cards.undeliveredSince(new Date(now - eventMilliseconds)));
    await forEachConcurrently(events, signal, async (event) => {
      const paymentId = event.subject?.paymentId ?? event.id;
      await checkIsolated(run, { id: paymentId, orderId: null }, async () => {
        const settlement = await handleCardEvent(ports, event, timeLimits.jobItem());
        if (settlement !== null) addResult(run, paymentId, settlement);
      });
    });
    await settleUnsettled(run, new Date(now - maxOpenMilliseconds));
  });
  const { settled, closed, unresolved } = reconciliation;
  if (unresolved.length > 0) ports.log.warn('payments/unresolved', { unresolved });
  if (settled.length + closed.length > 0) ports.log.info('payments/reconciled', { settled, closed });
  return reconciliation;
}

const pageSize = 100;

/** Yields unhandled events. Stripe also lists events that this shop handled but another webhook endpoint missed. */
async function* unhandledEvents(
  { payments }: ReconcilingPorts,
  events: AsyncIterable<CardEvent>,
): AsyncGenerator<CardEvent> {
  let batch: CardEvent[] = [];
  const take = async () => {
    const counted = await payments.countedEvents(batch.map(({ id }) => id));
    const unhandled = batch.filter(({ id }) => !counted.has(id));
    batch = [];
    return unhandled;
  };
  for await (const event of events) if (batch.push(event) === pageSize) yield* await take();
  yield* await take();
}
