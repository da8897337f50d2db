import type { CardPayment, LedgerEntry } from './payments-port.ts';
import type { OpeningPorts } from './create-payment-intent.ts';
import { settlePayment, type Verdict } from './settle-payment.ts';

/** What reconciling found and did. */
export interface Reconciliation {
  /** How many payments the provider was asked about. */
  readonly looked: number;
  /** Orders that are paid now because of it. */
  readonly settled: readonly string[];
  /** Payments that can no longer be paid. */
  readonly closed: readonly string[];
  /** Payments received that pay nothing: a person must look, most often to give the money back. */
  readonly unresolved: readonly Unresolved[];
}

export interface Unresolved {
  readonly paymentId: string;
  readonly orderId: string | null;
  readonly verdict: Verdict;
}

interface Findings {
  readonly settled: Set<string>;
  readonly closed: Set<string>;
  readonly unresolved: Map<string, Unresolved>;
  readonly looked: Set<string>;
}

/**
 * Compares what the ledger has open, and what the provider was paid since `since`, with the orders, and settles
 * what a lost event or a killed function left behind. Safe to run at any time, any number of times.
 */
export async function reconcilePayments(ports: OpeningPorts, since: Date): Promise<Reconciliation> {
  const found: Findings = { settled: new Set(), closed: new Set(), unresolved: new Map(), looked: new Set() };
  for await (const entry of ports.payments.open()) await look(ports, found, entry);
  for await (const payment of ports.cards.openedSince(since)) {
    const isNews = payment.status === 'succeeded' && !found.looked.has(payment.id);
    if (isNews && (await ports.payments.find(payment.id))?.status !== 'paid')
      await settle(ports, found, payment);
  }
  return {
    looked: found.looked.size,
    settled: [...found.settled],
    closed: [...found.closed],
    unresolved: [...found.unresolved.values()],
  };
}

async function look(ports: OpeningPorts, found: Findings, entry: LedgerEntry): Promise<void> {
  const { payments, cards } = ports;
  let payment = await cards.find(entry.id);
  if (payment?.status === 'open' && (await isPaidOtherwise(ports, entry)))
    payment = await cards.cancel(entry.id);
  found.looked.add(entry.id);
  if (payment?.status === 'succeeded') await settle(ports, found, payment);
  else if (payment?.status !== 'open') {
    await payments.close(entry.id);
    found.closed.add(entry.id);
  }
}

/** So that nobody pays an order a second time in a page left open. */
async function isPaidOtherwise({ orders }: OpeningPorts, { orderId }: LedgerEntry): Promise<boolean> {
  return orderId !== null && (await orders.find(orderId))?.paid === true;
}

async function settle(
  { payments, cards }: OpeningPorts,
  found: Findings,
  payment: CardPayment,
): Promise<void> {
  found.looked.add(payment.id);
  const { orderId } = payment;
  const { verdict, order } = await settlePayment(payments, { payment, orderId, currency: cards.currency });
  if (verdict === 'recorded' && order !== null) found.settled.add(order.id);
  else if (verdict !== 'already-recorded')
    found.unresolved.set(payment.id, { paymentId: payment.id, orderId, verdict });
}
