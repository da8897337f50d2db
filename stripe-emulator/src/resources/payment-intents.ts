import type Stripe from 'stripe';
import { Failure, keyFailure, missing, parameterFailure } from '../failure.ts';
import type { Params } from '../http/params.ts';
import type { ApiRequest, Route } from '../http/route.ts';
import { nowInSeconds } from '../ids.ts';
import { requireChargeableAmount } from '../amounts.ts';
import type { State, StoredPaymentMethod } from '../state.ts';
import {
  authenticatePaymentIntent,
  confirmPaymentIntent,
  requireConfirmable,
  unexpectedState,
} from './confirm-payment-intent.ts';
import { listPage, listParams } from './lists.ts';
import { newPaymentIntent, publicView } from './payment-intent-object.ts';
import { createPaymentMethod, paymentMethodOf } from './payment-methods.ts';

type Answer = Stripe.PaymentIntent | Partial<Stripe.PaymentIntent>;

/** The intent in the path; a browser must also know its client secret. */
function intentOf({ state, params, caller, id }: ApiRequest): Stripe.PaymentIntent {
  const intent = state.paymentIntents.get(id);
  if (caller.kind === 'secret') {
    if (intent === undefined) throw missing('payment_intent', id, 'intent');
    return intent;
  }
  const secret = params.text('client_secret');
  if (secret === undefined)
    throw keyFailure(
      'This API call cannot be made with a publishable API key. Please use a secret API key.',
      'secret_key_required',
    );
  if (intent?.client_secret !== secret) throw missing('payment_intent', id, 'intent');
  return intent;
}

function viewFor({ caller }: ApiRequest, intent: Stripe.PaymentIntent): Answer {
  return caller.kind === 'secret' ? intent : publicView(intent);
}

/** Runs `work`; what a refusal tells a browser of the intent is cut to what a browser may see. */
function showing(request: ApiRequest, work: () => Stripe.PaymentIntent): Answer {
  const intent = intentOf(request);
  try {
    return viewFor(request, work());
  } catch (error) {
    if (!(error instanceof Failure) || error.body.payment_intent === undefined) throw error;
    throw new Failure(error.status, {
      ...error.body,
      payment_intent: viewFor(request, structuredClone(intent)),
    });
  }
}

const confirmParams = [
  'payment_method',
  'payment_method_data',
  'return_url',
  'use_stripe_sdk',
  'off_session',
  'expand',
];
const createParams = [
  ...confirmParams,
  'amount',
  'currency',
  'metadata',
  'description',
  'receipt_email',
  'automatic_payment_methods',
  'payment_method_types',
  'allowed_payment_method_types',
  'confirm',
  'capture_method',
];

/** The release whose PaymentIntents no longer take `payment_method_types` (Stripe changelog, 2026-09-30.endive). */
const endive = '2026-09-30';

function requireCards({ params, apiVersion }: ApiRequest): void {
  if (params.has('payment_method_types') && apiVersion >= endive)
    throw parameterFailure(
      'payment_method_types_no_longer_supported',
      'payment_method_types',
      'The payment_method_types parameter is no longer supported. Use allowed_payment_method_types instead.',
    );
  const name = params.has('payment_method_types') ? 'payment_method_types' : 'allowed_payment_method_types';
  if (params.list(name)?.includes('card') ?? true) return;
  throw parameterFailure(
    'payment_intent_invalid_parameter',
    name,
    'This provider takes cards and nothing else.',
  );
}

function methodIn(state: State, params: Params): StoredPaymentMethod | undefined {
  const data = params.child('payment_method_data');
  if (data !== undefined) return createPaymentMethod(state, data);
  const id = params.text('payment_method');
  return id === undefined ? undefined : paymentMethodOf(state, id);
}

function confirm(request: ApiRequest, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const { state, params, emit } = request;
  requireConfirmable(intent);
  const attached = typeof intent.payment_method === 'string' ? intent.payment_method : undefined;
  const method =
    methodIn(state, params) ?? (attached === undefined ? undefined : paymentMethodOf(state, attached));
  if (method === undefined)
    throw unexpectedState(
      intent,
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    );
  confirmPaymentIntent({ state, intent, emit, method });
  return intent;
}

function create(request: ApiRequest): Answer {
  const { state, params, emit } = request;
  params.allow(...createParams);
  requireCards(request);
  const amount = params.requiredInteger('amount');
  const currency = params.requiredText('currency').toLowerCase();
  requireChargeableAmount(amount, currency);
  const intent = newPaymentIntent({
    amount,
    currency,
    description: params.text('description') ?? null,
    metadata: params.pairs('metadata'),
    receiptEmail: params.text('receipt_email') ?? null,
    allowedTypes: params.list('allowed_payment_method_types') ?? null,
    hasAutomaticMethods: params.child('automatic_payment_methods')?.flag('enabled') ?? false,
  });
  const method = params.flag('confirm') ? undefined : methodIn(state, params);
  if (method !== undefined) {
    intent.payment_method = method.object.id;
    intent.status = 'requires_confirmation';
  }
  state.paymentIntents.set(intent.id, intent);
  emit({ type: 'payment_intent.created', data: { object: intent } });
  return params.flag('confirm') ? confirm(request, intent) : intent;
}

function retrieve(request: ApiRequest): Answer {
  request.params.allow('client_secret', 'key', 'is_stripe_sdk', 'expand');
  return viewFor(request, intentOf(request));
}

function list({ state, params }: ApiRequest): Stripe.ApiList<Stripe.PaymentIntent> {
  params.allow(...listParams, 'customer');
  return listPage(state.paymentIntents.values(), params, '/v1/payment_intents');
}

function update(request: ApiRequest): Answer {
  const { state, params } = request;
  params.allow('amount', 'currency', 'metadata', 'description', 'receipt_email', 'payment_method', 'expand');
  const intent = intentOf(request);
  const isOpen = intent.status !== 'succeeded' && intent.status !== 'canceled';
  if ((params.has('amount') || params.has('payment_method')) && !isOpen)
    throw unexpectedState(
      intent,
      `This PaymentIntent could not be updated because it has a status of ${intent.status}.`,
    );
  const amount = params.integer('amount');
  if (amount !== undefined) {
    requireChargeableAmount(amount, intent.currency);
    intent.amount = amount;
  }
  const method = methodIn(state, params);
  if (method !== undefined) {
    intent.payment_method = method.object.id;
    intent.status = 'requires_confirmation';
  }
  const merged = { ...intent.metadata, ...params.pairs('metadata') };
  intent.metadata = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
  intent.description = params.text('description') ?? intent.description;
  intent.receipt_email = params.text('receipt_email') ?? intent.receipt_email;
  return intent;
}

const cancellationReasons = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const;

function cancel(request: ApiRequest): Answer {
  request.params.allow('cancellation_reason', 'expand');
  const intent = intentOf(request);
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw unexpectedState(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
    );
  intent.cancellation_reason = request.params.choice('cancellation_reason', cancellationReasons) ?? null;
  intent.status = 'canceled';
  intent.canceled_at = nowInSeconds();
  intent.next_action = null;
  request.emit({ type: 'payment_intent.canceled', data: { object: intent } });
  return intent;
}

/** What Stripe.js sends beside the parameters of the published API. */
const browserParams = [
  'client_secret',
  'key',
  'expected_payment_method_type',
  'payment_user_agent',
  'receipt_email',
  'shipping',
  'client_attribution_metadata',
];

function confirmKnown(request: ApiRequest): Answer {
  request.params.allow(...confirmParams, ...browserParams);
  return showing(request, () => confirm(request, intentOf(request)));
}

/** Not Stripe's: what the browser script's 3-D Secure dialog sends. */
function authenticate(request: ApiRequest): Answer {
  const { state, params, emit } = request;
  const intent = intentOf(request);
  const isComplete = params.choice('result', ['complete', 'fail']) === 'complete';
  if (typeof intent.payment_method !== 'string')
    throw unexpectedState(intent, 'This PaymentIntent does not wait for authentication.');
  const method = paymentMethodOf(state, intent.payment_method);
  return showing(request, () => {
    authenticatePaymentIntent({ state, intent, method, emit }, isComplete);
    return intent;
  });
}

export const paymentIntentRoutes: readonly Route[] = [
  { method: 'POST', path: '/v1/payment_intents', answer: create },
  { method: 'GET', path: '/v1/payment_intents', answer: list },
  { method: 'GET', path: '/v1/payment_intents/{id}', isPublic: true, answer: retrieve },
  { method: 'POST', path: '/v1/payment_intents/{id}', answer: update },
  { method: 'POST', path: '/v1/payment_intents/{id}/cancel', answer: cancel },
  { method: 'POST', path: '/v1/payment_intents/{id}/confirm', isPublic: true, answer: confirmKnown },
  { method: 'POST', path: '/v1/payment_intents/{id}/_authenticate', isPublic: true, answer: authenticate },
];
