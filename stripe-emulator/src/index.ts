import { once } from 'node:events';
import type { Server } from 'node:http';
import type Stripe from 'stripe';
import { browserScript } from './browser-script.ts';
import { Faults } from './faults.ts';
import { createProviderServer } from './http/server.ts';
import { StateFile, readState } from './state-file.ts';
import { newState } from './state.ts';
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
}

/** A running provider. */
export interface StripeEmulator {
  readonly host: string;
  readonly port: number;
  readonly url: string;
  readonly faults: Faults;
  readonly webhooks: Webhooks;
  /** Every payment it knows, oldest first: the provider's truth, for tests. */
  paymentIntents(): readonly Stripe.PaymentIntent[];
  charges(): readonly Stripe.Charge[];
  events(): readonly Stripe.Event[];
  /** Stops listening, breaks open connections, and writes what is left to write. */
  close(): Promise<void>;
}

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

async function listen(server: Server, host: string, port: number): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

/**
 * Starts the offline card provider: Stripe's URLs, bodies, errors and webhooks for card payments, on this machine only.
 * @throws when the host is not loopback, and Node's EADDRINUSE when the port is taken
 */
export async function startStripeEmulator(options: StripeEmulatorOptions = {}): Promise<StripeEmulator> {
  const { host = '127.0.0.1', port = 12111, stateFile } = options;
  if (!loopback.has(host))
    throw new Error(`The offline card provider listens on loopback only, not on ${host}.`);
  const state = stateFile === undefined ? newState() : await readState(stateFile);
  const file = stateFile === undefined ? undefined : new StateFile(stateFile, state);
  const webhooks = new Webhooks(state, options.webhook, () => file?.save());
  const faults = new Faults();
  const onChange = () => {
    file?.save();
    webhooks.notice();
  };
  const server = createProviderServer({
    state,
    faults,
    webhooks,
    onChange,
    browserScript: await browserScript(),
  });
  const boundPort = await listen(server, host, port);
  webhooks.notice();
  return {
    host,
    port: boundPort,
    url: `http://${host}:${String(boundPort)}`,
    faults,
    webhooks,
    paymentIntents: () => [...state.paymentIntents.values()],
    charges: () => [...state.charges.values()],
    events: () => Array.from(state.events.values(), ({ object }) => object),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await webhooks.close();
      await file?.settled();
    },
  };
}
