import type Stripe from 'stripe';
import type { CardPayment, CardPaymentTerms } from '../../model/payments.ts';
import type { CardDispute } from '../../model/card-refunds.ts';
import { disputesOf } from './card-refunds.ts';
import { hasCode, isReplay, withKey } from './stripe-calls.ts';

export async function open(client: Stripe, currency: string, terms: CardPaymentTerms): Promise<CardPayment> {
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

export async function find(client: Stripe, id: string): Promise<CardPayment | null> {
  try {
    return await asPayment(client, await retrieved(client, id));
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return null;
    throw error;
  }
}

export async function cancel(client: Stripe, id: string): Promise<CardPayment | null> {
  try {
    return await asPayment(client, await client.paymentIntents.cancel(id));
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return null;
    if (!hasCode(error, 'payment_intent_unexpected_state')) throw error;
    return asPayment(client, await retrieved(client, id));
  }
}

/** Retrieves an intent with its charge, because a refund changes the charge, not the intent's status or amount. */
function retrieved(client: Stripe, id: string): Promise<Stripe.PaymentIntent> {
  return client.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
}

function statusOf({ status }: Stripe.PaymentIntent): CardPayment['status'] {
  if (status === 'succeeded') return 'succeeded';
  return status === 'canceled' ? 'canceled' : 'open';
}

export async function asPayment(client: Stripe, intent: Stripe.PaymentIntent): Promise<CardPayment> {
  const { metadata } = intent;
  const charge = chargeOf(intent);
  const disputes = charge?.disputed === true ? await disputesOf(client, intent.id) : [];
  return {
    id: intent.id,
    status: statusOf(intent),
    amount: intent.amount,
    amountReceived: intent.amount_received - amountGone(intent, charge, disputes),
    disputes,
    currency: intent.currency,
    // May be any text, because other users of the Stripe account store anything there.
    orderId: metadata['orderId'] ?? null,
    owner: metadata['owner'] || null,
    isOurs: Boolean(metadata['owner']) || metadata['isErased'] === 'true',
    ownerUid: metadata['ownerUid'] ?? null,
    isAdmins: metadata['isAdmins'] === 'true',
    paidAt: charge?.paid === true ? new Date(charge.created * 1000) : null,
    clientSecret: intent.client_secret ?? '',
  };
}

/** Returns the refunded and disputed amount. Won disputes do not count, although the charge stays `disputed`. */
function amountGone(
  { amount_received: received }: Stripe.PaymentIntent,
  charge: Stripe.Charge | null,
  disputes: readonly CardDispute[],
): number {
  const taken = disputes.filter(({ status }) => status === 'open' || status === 'lost');
  const gone = taken.reduce((sum, { amount }) => sum + amount, charge?.amount_refunded ?? 0);
  return Math.min(gone, received);
}

/** Returns an intent's charge; null if it has none or was retrieved without it. */
function chargeOf({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | null {
  return typeof charge === 'string' ? null : charge;
}
