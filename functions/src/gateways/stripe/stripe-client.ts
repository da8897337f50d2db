import { ApiError } from '@pedalworks/contract';
import Stripe from 'stripe';
import type { StripeConfig } from '../../config.ts';

export const apiVersion = '2026-10-28.endive';

export function clientOf(stripe: StripeConfig, timeout: number): Stripe {
  return new Stripe(stripe.secretKey, {
    apiVersion,
    maxNetworkRetries: 2,
    timeout,
    telemetry: false,
    appInfo: { name: 'Pedalworks' },
    ...emulatorAddress(stripe),
  });
}

const loopback = new Set(['127.0.0.1', 'localhost']);

/** @throws Error if the emulator is not on this machine, or if the key is not a test key */
function emulatorAddress({ emulatorHost, secretKey }: StripeConfig): Partial<Stripe.StripeConfig> {
  if (emulatorHost === undefined || emulatorHost === '') return {};
  const { hostname: host, port } = new URL(`http://${emulatorHost}`);
  if (!secretKey.startsWith('sk_test_'))
    throw new Error('STRIPE_EMULATOR_HOST is set: STRIPE_SECRET_KEY must be a test key (sk_test_…).');
  if (!loopback.has(host)) throw new Error('STRIPE_EMULATOR_HOST must be on this machine (127.0.0.1:port).');
  return { host, port, protocol: 'http' };
}

/**
 * @param body the unparsed bytes, which the signature covers
 * @throws ApiError `payments/bad-signature` if the signature is wrong or old, or a test event reaches a live shop
 */
export function verifiedEvent(stripe: StripeConfig, body: Buffer, signature: string): Stripe.Event {
  const event = signedEvent(body, signature, stripe.webhookSecret);
  if (event.livemode !== /^(?:sk|rk)_live_/u.test(stripe.secretKey))
    throw new ApiError('payments/bad-signature');
  return event;
}

function signedEvent(body: Buffer, signature: string, secret: string): Stripe.Event {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret);
  } catch (error) {
    throw new ApiError('payments/bad-signature', { cause: error });
  }
}
