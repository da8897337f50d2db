import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type Stripe from 'stripe';
import { browserScript } from './browser-script.ts';
import { Dashboard } from './dashboard.ts';
import { Faults } from './faults.ts';
import { providerApp } from './http/server.ts';
import { nowInSeconds } from './ids.ts';
import { StateFile, readState } from './state-file.ts';
import { stateOf, type State } from './state.ts';
import { Webhooks, type WebhookOptions } from './webhooks.ts';

export type { Fault, FaultKind } from './faults.ts';
export { signatureOf, type Delivery, type WebhookOptions } from './webhooks.ts';
export { testCardOf } from './test-cards.ts';

export interface StripeEmulatorOptions {
  /** 127.0.0.1 unless told; only loopback addresses are taken. */
  readonly host?: string;
  /** 12111 unless told; 0 takes a free one. */
  readonly port?: number;
  readonly webhook?: WebhookOptions;
  /** Keeps the payments in this file across restarts. */
  readonly stateFile?: string;
  /** After how long test cards do what they do later (a dispute, a refund that fails); unless told, when {@link Dashboard} says so. */
  readonly laterSeconds?: number;
}

/** All the provider knows, oldest first: its truth, for tests. */
interface Contents {
  paymentIntents(): readonly Stripe.PaymentIntent[];
  charges(): readonly Stripe.Charge[];
  refunds(): readonly Stripe.Refund[];
  disputes(): readonly Stripe.Dispute[];
  events(): readonly Stripe.Event[];
}

/** A running provider. */
export interface StripeEmulator extends Contents {
  readonly host: string;
  readonly port: number;
  readonly url: string;
  readonly faults: Faults;
  readonly webhooks: Webhooks;
  readonly dashboard: Dashboard;
  /** Stops listening, breaks open connections, and writes what is left to write. */
  close(): Promise<void>;
}

function contentsOf(state: State): Contents {
  return {
    paymentIntents: () => [...state.paymentIntents.values()],
    charges: () => [...state.charges.values()],
    refunds: () => [...state.refunds.values()],
    disputes: () => [...state.disputes.values()],
    events: () => Array.from(state.events.values(), ({ object }) => object),
  };
}

function startClock(dashboard: Dashboard, laterSeconds = Infinity): NodeJS.Timeout {
  const look = () => {
    dashboard.letTimePass(nowInSeconds() - laterSeconds);
  };
  return setInterval(look, 1000).unref();
}

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

function requireLoopback(host: string): void {
  if (!loopback.has(host))
    throw new Error(`The offline card provider listens on loopback only, not on ${host}.`);
}

async function listen(server: Server, host: string, wanted: number) {
  server.listen(wanted, host);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : wanted;
  return { host, port, url: `http://${host}:${String(port)}` };
}

/**
 * Starts the offline card provider: Stripe's URLs, bodies, errors and webhooks for card payments, on this machine only.
 * @throws when the host is not loopback, and Node's EADDRINUSE when the port is taken
 */
export async function startStripeEmulator(options: StripeEmulatorOptions = {}): Promise<StripeEmulator> {
  const { host = '127.0.0.1', port = 12111, stateFile, laterSeconds } = options;
  requireLoopback(host);
  const state = stateFile === undefined ? stateOf({}) : await readState(stateFile);
  const file = stateFile === undefined ? undefined : new StateFile(stateFile, state);
  const webhooks = new Webhooks(state, options.webhook, () => file?.save());
  const faults = new Faults();
  const onChange = () => {
    file?.save();
    webhooks.notice();
  };
  const dashboard = new Dashboard(state, onChange);
  const clock = startClock(dashboard, laterSeconds);
  const script = await browserScript();
  const parts = { state, faults, webhooks, dashboard, onChange, browserScript: script };
  const server = createServer(providerApp(parts));
  const bound = await listen(server, host, port);
  webhooks.notice();
  return {
    ...bound,
    faults,
    webhooks,
    dashboard,
    ...contentsOf(state),
    close: async () => {
      clearInterval(clock);
      server.close();
      server.closeAllConnections();
      await webhooks.close();
      await file?.settled();
    },
  };
}
