import type Stripe from 'stripe';
import { newId, nowInSeconds, randomText } from '../ids.ts';

/** Fields of a new PaymentIntent that the shop sets. */
export interface PaymentIntentTerms {
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Stripe.Metadata;
  /** Null if the shop does not restrict the payment method types. */
  readonly allowedTypes: string[] | null;
}

/** Fields of unsupported features: customers, applications, shipping, connected accounts. */
const unused = {
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  customer: null,
  customer_account: null,
  description: null,
  excluded_payment_method_types: null,
  managed_payments: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_record: null,
  processing: null,
  receipt_email: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.PaymentIntent>;

export function newPaymentIntent(terms: PaymentIntentTerms): Stripe.PaymentIntent {
  const id = newId('pi');
  return {
    ...unused,
    id,
    object: 'payment_intent',
    allowed_payment_method_types: terms.allowedTypes,
    amount: terms.amount,
    amount_capturable: 0,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: nowInSeconds(),
    currency: terms.currency,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: terms.metadata,
    next_action: null,
    payment_method: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    status: 'requires_payment_method',
  };
}

/**
 * Returns the fields of an intent that a publishable key may read (`PaymentIntent` in @stripe/stripe-js). Omits
 * metadata, customer and charge.
 */
export function publicView(intent: Stripe.PaymentIntent): Partial<Stripe.PaymentIntent> {
  return {
    id: intent.id,
    object: intent.object,
    amount: intent.amount,
    canceled_at: intent.canceled_at,
    cancellation_reason: intent.cancellation_reason,
    capture_method: intent.capture_method,
    client_secret: intent.client_secret,
    confirmation_method: intent.confirmation_method,
    created: intent.created,
    currency: intent.currency,
    description: intent.description,
    last_payment_error: intent.last_payment_error,
    livemode: intent.livemode,
    next_action: intent.next_action,
    payment_method: intent.payment_method,
    payment_method_types: intent.payment_method_types,
    receipt_email: intent.receipt_email,
    setup_future_usage: intent.setup_future_usage,
    shipping: intent.shipping,
    status: intent.status,
  };
}
