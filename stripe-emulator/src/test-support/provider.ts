import Stripe from 'stripe';
import { startStripeEmulator, type StripeEmulator, type StripeEmulatorOptions } from '../index.ts';

/** A provider on a free port, and the ways to talk to it. */
export interface Provider {
  readonly emulator: StripeEmulator;
  /** The SDK a shop's server uses, without retries unless told. */
  readonly client: (key?: string, maxNetworkRetries?: number) => Stripe;
  /** A call as Stripe.js makes it: a form with the publishable key. */
  readonly fromBrowser: (path: string, fields: Readonly<Record<string, string>>) => Promise<BrowserAnswer>;
}

export interface BrowserAnswer {
  readonly status: number;
  readonly json: unknown;
}

export async function openProvider(options: StripeEmulatorOptions = {}): Promise<Provider> {
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

/** A PaymentIntent over $59.90 for cards. */
export function createIntent(
  stripe: Stripe,
  changes: Partial<Stripe.PaymentIntentCreateParams> = {},
): Promise<Stripe.PaymentIntent> {
  const terms = { amount: 5990, currency: 'usd', allowed_payment_method_types: ['card' as const] };
  return stripe.paymentIntents.create({ ...terms, ...changes });
}

/** The error with which the SDK reports a refusal. */
export async function refusalOf(work: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await work;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('The request was not refused.');
}
