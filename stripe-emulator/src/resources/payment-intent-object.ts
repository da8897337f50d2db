import type Stripe from 'stripe';
import { newId, nowInSeconds, randomText } from '../ids.ts';

/** Fields of a new PaymentIntent that the shop sets. */
type PaymentIntentTerms = Pick<
  Stripe.PaymentIntent,
  'allowed_payment_method_types' | 'amount' | 'currency' | 'metadata'
>;

export function newPaymentIntent(terms: PaymentIntentTerms): Stripe.PaymentIntent {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: terms.allowed_payment_method_types,
    amount: terms.amount,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: nowInSeconds(),
    currency: terms.currency,
    description: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: terms.metadata,
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    receipt_email: null,
    setup_future_usage: null,
    shipping: null,
    status: 'requires_payment_method',
  } satisfies Partial<Stripe.PaymentIntent> as Stripe.PaymentIntent;
}

/** Omits what a publishable key may not read (`PaymentIntent` in @stripe/stripe-js has no such fields). */
export function publicView({
  allowed_payment_method_types: _types,
  amount_received: _received,
  latest_charge: _charge,
  metadata: _metadata,
  ...view
}: Stripe.PaymentIntent): Partial<Stripe.PaymentIntent> {
  return view;
}
