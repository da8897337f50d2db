import { ApiError } from '@pedalworks/contract';
import Stripe from 'stripe';
import type { StripeConfig } from '../../config.ts';
import type { CardPayment, CardPaymentTerms } from '../../model/payments.ts';
import type { CardRefundTerms } from '../../model/refunds.ts';
import { accountOf, webhooksOf } from './card-account.ts';
import { asEvent, eventTypes } from './card-events.ts';
import { forgetOwner, paymentsOf, type PaymentOwner } from './card-owners.ts';
import { disputesOf, refund, refundsOf } from './card-refunds.ts';
import { asApiError, hasCode, isReplay, withApiErrors, withKey } from './stripe-calls.ts';

export interface CardSettings {
  readonly stripe: StripeConfig | undefined;
  readonly currency: string;
  /** Timeout of one request, 8 s by default. Requests are tried three times. */
  readonly timeoutMilliseconds?: number;
}

const apiVersion = '2026-10-28.endive';

/**
 * Card payments through Stripe. Every call throws ApiError `payments/not-configured` if Stripe is not set up, and all
 * but `readEvent` throw `payments/provider-unavailable` if it is unreachable, overloaded or fails.
 */
export function cardPayments({ stripe, currency, timeoutMilliseconds = 8000 }: CardSettings) {
  const client = stripe && clientOf(stripe, timeoutMilliseconds);
  const connected = () => required(client);
  return {
    currency,
    apiVersion,
    open: (terms: CardPaymentTerms) => withApiErrors(() => open(connected(), currency, terms)),
    find: (id: string) => withApiErrors(() => find(connected(), id)),
    /** Cancels a payment and returns its final state, which may be `succeeded`; null for an unknown id. */
    cancel: (id: string) => withApiErrors(() => cancel(connected(), id)),
    /**
     * Refunds a payment, once per `refundId`.
     *
     * @throws ApiError `payments/refund-refused` with the reason if nothing was refunded. After `payments/provider-
     * unavailable` the outcome is unknown: call again with the same `refundId`
     */
    refund: (terms: CardRefundTerms) => withApiErrors(() => refund(connected(), terms)),
    /** Newest first, including refunds made in the dashboard. */
    refundsOf: (paymentId: string) => withApiErrors(() => refundsOf(connected(), paymentId)),
    disputesOf: (paymentId: string) => withApiErrors(() => disputesOf(connected(), paymentId)),
    openedFor: (owner: PaymentOwner) => withApiErrors(() => paymentsOf(connected(), owner)),
    /** Removes the person from the payment's metadata. Ignores unknown ids. */
    forgetOwner: (id: string) => withApiErrors(() => forgetOwner(connected(), id)),
    account: () => withApiErrors(() => accountOf(connected())),
    webhooks: () => withApiErrors(() => webhooksOf(connected())),
    openedSince: (since: Date) => {
      const wanted = { ...pagesSince(since), expand: ['data.latest_charge'] };
      const stripeClient = connected();
      return eachOf(stripeClient.paymentIntents.list(wanted), (intent) => asPayment(stripeClient, intent));
    },
    /** Undelivered events since a time that the shop handles, newest first. */
    undeliveredSince: (since: Date) => {
      const wanted = { ...pagesSince(since), types: [...eventTypes], delivery_success: false };
      return eachOf(connected().events.list(wanted), asEvent);
    },
    /**
     * @param body the bytes as sent: the signature covers them
     * @throws ApiError `payments/bad-signature` if the signature is wrong or old, or a test event reaches a live shop
     */
    readEvent: (body: Buffer, signature: string) => {
      const { webhookSecret, secretKey } = required(stripe);
      const event = verified(body, signature, webhookSecret);
      if (event.livemode !== isLive(secretKey)) throw new ApiError('payments/bad-signature');
      return asEvent(event);
    },
  };
}

function required<T>(configured: T | undefined): T {
  if (configured === undefined) throw new ApiError('payments/not-configured');
  return configured;
}

function clientOf(stripe: StripeConfig, timeout: number): Stripe {
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

function isLive(secretKey: string): boolean {
  return /^(?:sk|rk)_live_/u.test(secretKey);
}

/** @throws Error rather than send a live key, or any request to another machine, to the emulator */
function emulatorAddress({ emulatorHost, secretKey }: StripeConfig): Partial<Stripe.StripeConfig> {
  if (emulatorHost === undefined || emulatorHost === '') return {};
  const { hostname: host, port } = new URL(`http://${emulatorHost}`);
  if (!secretKey.startsWith('sk_test_'))
    throw new Error('STRIPE_EMULATOR_HOST is set: STRIPE_SECRET_KEY must be a test key (sk_test_…).');
  if (!loopback.has(host)) throw new Error('STRIPE_EMULATOR_HOST must be on this machine (127.0.0.1:port).');
  return { host, port, protocol: 'http' };
}

async function open(client: Stripe, currency: string, terms: CardPaymentTerms): Promise<CardPayment> {
  const { amount, orderId, owner, ownerUid, isAdmins, key } = terms;
  const params: Stripe.PaymentIntentCreateParams = {
    amount,
    currency,
    allowed_payment_method_types: ['card'],
    metadata: {
      owner,
      ...(ownerUid !== null && { ownerUid }),
      ...(orderId !== null && { orderId }),
      ...(isAdmins && { isAdmins: 'true' }),
    },
  };
  if (key === null) return asPayment(client, await client.paymentIntents.create(params));
  return withKey(key, async (idempotencyKey) => {
    const intent = await client.paymentIntents.create(params, { idempotencyKey });
    const isOld = isReplay(intent.lastResponse.headers);
    return asPayment(client, isOld ? await retrieved(client, intent.id) : intent);
  });
}

async function find(client: Stripe, id: string): Promise<CardPayment | null> {
  try {
    return await asPayment(client, await retrieved(client, id));
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return null;
    throw error;
  }
}

async function cancel(client: Stripe, id: string): Promise<CardPayment | null> {
  try {
    return await asPayment(client, await client.paymentIntents.cancel(id));
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return null;
    if (!hasCode(error, 'payment_intent_unexpected_state')) throw error;
    return asPayment(client, await retrieved(client, id));
  }
}

/** Expands the charge: the intent itself stays `succeeded` with its full amount after refunds. */
function retrieved(client: Stripe, id: string): Promise<Stripe.PaymentIntent> {
  return client.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
}

const pagesSince = (since: Date) => ({ created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 });

async function* eachOf<T, Read>(
  listed: AsyncIterable<T>,
  read: (item: T) => Read | Promise<Read>,
): AsyncGenerator<Read> {
  try {
    for await (const item of listed) yield await read(item);
  } catch (error) {
    throw asApiError(error);
  }
}

function verified(body: Buffer, signature: string, secret: string): Stripe.Event {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret);
  } catch (error) {
    throw new ApiError('payments/bad-signature', { cause: error });
  }
}

function statusOf({ status }: Stripe.PaymentIntent): CardPayment['status'] {
  if (status === 'succeeded') return 'succeeded';
  return status === 'canceled' ? 'canceled' : 'open';
}

async function asPayment(client: Stripe, intent: Stripe.PaymentIntent): Promise<CardPayment> {
  const { metadata } = intent;
  const charge = chargeOf(intent);
  return {
    id: intent.id,
    status: statusOf(intent),
    amount: intent.amount,
    amountReceived: intent.amount_received - (await amountGone(client, intent, charge)),
    wasDisputed: charge?.disputed === true,
    currency: intent.currency,
    orderId: metadata['orderId'] ?? null,
    owner: metadata['owner'] || null,
    ownerUid: metadata['ownerUid'] ?? null,
    isAdmins: metadata['isAdmins'] === 'true',
    paidAt: charge?.paid === true ? new Date(charge.created * 1000) : null,
    clientSecret: intent.client_secret ?? '',
  };
}

/** Returns the amount that was refunded or disputed. A charge stays `disputed` after the shop has won. */
async function amountGone(
  client: Stripe,
  { id, amount_received: received }: Stripe.PaymentIntent,
  charge: Stripe.Charge | null,
): Promise<number> {
  const disputes = charge?.disputed === true ? await disputesOf(client, id) : [];
  const taken = disputes.filter(({ status }) => status === 'open' || status === 'lost');
  const gone = taken.reduce((sum, { amount }) => sum + amount, charge?.amount_refunded ?? 0);
  return Math.min(gone, received);
}

/** Returns the charge of a succeeded intent; null unless it was expanded. */
function chargeOf({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | null {
  return typeof charge === 'string' ? null : charge;
}
