import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { browserScript } from './browser-script.ts';
import { Dashboard } from './dashboard.ts';
import { Faults } from './faults.ts';
import { providerApp } from './server.ts';
import { nowInSeconds } from './ids.ts';
import { emptyState, readState, writeState, type State } from './state.ts';
import { Webhooks, type WebhookOptions } from './webhooks.ts';

export type { FaultKind } from './faults.ts';
export type { WebhookOptions } from './webhooks.ts';
export type { DisputeEnd } from './resources/disputes.ts';

export interface StripeEmulatorOptions {
  /** Port on 127.0.0.1; 0 picks a free one. */
  readonly port: number;
  readonly webhook?: WebhookOptions | undefined;
  /** File that keeps payments across restarts. */
  readonly stateFile?: string | undefined;
  /** Delay of a test card's delayed outcome. If absent, only {@link Dashboard.letTimePass} triggers the outcome. */
  readonly laterSeconds?: number;
}

export interface StripeEmulator extends ReturnType<typeof contentsOf> {
  readonly host: string;
  readonly port: number;
  readonly url: string;
  readonly faults: Faults;
  readonly webhooks: Webhooks;
  readonly dashboard: Dashboard;
  /** Closes the port and open connections. */
  close(): Promise<void>;
}

/** Read access to the provider's objects for tests, oldest first. */
function contentsOf(state: State) {
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

/** Loopback address, so that other machines cannot reach the provider. */
const host = '127.0.0.1';

async function listen(server: Server, wanted: number) {
  server.listen(wanted, host);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : wanted;
  return { host, port, url: `http://${host}:${String(port)}` };
}

/**
 * Starts the offline card provider, which imitates Stripe's API and webhooks for card payments on this machine.
 * @throws Error if the port is in use, or the state file is damaged
 */
export async function startStripeEmulator(options: StripeEmulatorOptions): Promise<StripeEmulator> {
  const { port, stateFile, laterSeconds } = options;
  const state = stateFile === undefined ? emptyState() : readState(stateFile);
  const save = () => {
    if (stateFile !== undefined) writeState(stateFile, state);
  };
  const webhooks = new Webhooks(state, options.webhook, save);
  const faults = new Faults();
  const onChange = () => {
    save();
    webhooks.notice();
  };
  const dashboard = new Dashboard(state, onChange);
  const clock = startClock(dashboard, laterSeconds);
  const server = createServer(providerApp({ state, faults, onChange, browserScript: await browserScript() }));
  const bound = await listen(server, port);
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
    },
  };
}
