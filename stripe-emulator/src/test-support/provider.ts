import Stripe from 'stripe';
import { startStripeEmulator, type StripeEmulator, type StripeEmulatorOptions } from '../index.ts';

/** Running provider on a free port, with clients for it. */
export interface Provider {
  readonly emulator: StripeEmulator;
  /** Creates a Stripe SDK client, by default without retries. */
  readonly client: (key?: string, maxNetworkRetries?: number) => Stripe;
  /** Posts a form with the publishable key, as Stripe.js does. */
  readonly fromBrowser: (path: string, fields: Readonly<Record<string, string>>) => Promise<BrowserAnswer>;
}

export interface BrowserAnswer {
  readonly status: number;
  readonly json: unknown;
}

export async function openProvider(options: Partial<StripeEmulatorOptions> = {}): Promise<Provider> {
  const emulator = await startStripeEmulator({ port: 0, ...options });
  const { host, port, url } = emulator;
  return {
    emulator,
    client: (key = 'sk_test_emulator', maxNetworkRetries = 0) =>
      new Stripe(key, { host, port, protocol: 'http', maxNetworkRetries, telemetry: false }),
    fromBrowser: async (path, fields) => {
      const body = new URLSearchParams({ key: 'pk_test_emulator', ...fields });
      const answer = await fetch(`${url}${path}`, { method: 'POST', body });
      return { status: answer.status, json: await answer.json() };
    },
  };
}

/** Creates a card PaymentIntent of $59.90. */
export function createIntent(
  stripe: Stripe,
  changes: Partial<Stripe.PaymentIntentCreateParams> = {},
): Promise<Stripe.PaymentIntent> {
  const terms = { amount: 5990, currency: 'usd', allowed_payment_method_types: ['card' as const] };
  return stripe.paymentIntents.create({ ...terms, ...changes });
}

/** Returns the SDK error of a rejected request. */
export async function refusalOf(work: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await work;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('The request was not refused.');
}
