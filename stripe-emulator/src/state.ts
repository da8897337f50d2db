import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import type Stripe from 'stripe';
import type { CardOutcome } from './test-cards.ts';

/** Payment method, and the outcome of charging its test card. */
export interface StoredPaymentMethod {
  readonly object: Stripe.PaymentMethod;
  readonly outcome: CardOutcome;
  /** True after a successful charge. Without a customer, Stripe rejects reuse (Stripe docs, "PaymentMethods"). */
  isUsed: boolean;
}

/** Stored response to the first request with an idempotency key. */
export interface SavedAnswer {
  readonly request: string;
  readonly requestId: string;
  readonly status: number;
  readonly body: string;
}

export interface StoredEvent {
  readonly object: Stripe.Event;
  isDelivered: boolean;
}

/**
 * State of the provider: objects by id, oldest first. They have only the fields that Stripe's schemas require, and
 * those that the shop, its tests or Stripe.js read.
 */
export interface State {
  readonly paymentIntents: Map<string, Stripe.PaymentIntent>;
  readonly paymentMethods: Map<string, StoredPaymentMethod>;
  readonly charges: Map<string, Stripe.Charge>;
  readonly refunds: Map<string, Stripe.Refund>;
  readonly disputes: Map<string, Stripe.Dispute>;
  readonly events: Map<string, StoredEvent>;
  readonly savedAnswers: Map<string, SavedAnswer>;
}

/** Creates the state of a provider without payments. */
export function emptyState(): State {
  return {
    paymentIntents: new Map(),
    paymentMethods: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    events: new Map(),
    savedAnswers: new Map(),
  };
}

/**
 * Reads the state that {@link writeState} wrote, so that payments stay refundable after a restart.
 * @throws Error that names the file if it is damaged
 */
export function readState(path: string): State {
  if (!existsSync(path)) return emptyState();
  try {
    const entries = Object.entries(
      JSON.parse(readFileSync(path, 'utf8')) as Record<string, [string, never][]>,
    );
    return { ...emptyState(), ...Object.fromEntries(entries.map(([name, items]) => [name, new Map(items)])) };
  } catch (error) {
    const message = `${path} does not hold the payments it should. Delete it to begin without them.`;
    throw new Error(message, { cause: error });
  }
}

/** Replaces the file in one step. If that fails, the next change of the state writes it. */
export function writeState(path: string, state: State): void {
  const entries = Object.entries<ReadonlyMap<string, unknown>>({ ...state }).map(([name, map]) => [
    name,
    [...map],
  ]);
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.tmp`, JSON.stringify(Object.fromEntries(entries)), { mode: 0o600 });
    renameSync(`${path}.tmp`, path);
  } catch (error) {
    process.stderr.write(`The payments could not be saved in ${path}: ${String(error)}\n`);
  }
}
