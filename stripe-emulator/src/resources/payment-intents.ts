import type Stripe from 'stripe';
import { requireChargeableAmount } from '../amounts.ts';
import { Failure, keyFailure, missing, parameterFailure } from '../failure.ts';
import type { ApiRequest, Route } from '../http/route.ts';
import { nowInSeconds } from '../ids.ts';
import {
  authenticatePaymentIntent,
  confirmPaymentIntent,
  requireConfirmable,
  unexpectedState,
} from './confirm-payment-intent.ts';
import { listPage, listParams } from './lists.ts';
import { searchMetadata, updateMetadata } from './metadata.ts';
import { newPaymentIntent, publicView } from './payment-intent-object.ts';
import { paymentMethodFrom, paymentMethodOf } from './payment-methods.ts';

type Answer = Stripe.PaymentIntent | Partial<Stripe.PaymentIntent>;

/** Returns the intent in the path. A publishable key also requires the intent's client secret. */
function intentOf({ state, params, caller, id }: ApiRequest): Stripe.PaymentIntent {
  const intent = state.paymentIntents.get(id);
  if (caller === 'secret') {
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
  return caller === 'secret' ? intent : publicView(intent);
}

/** Runs `work`. With a publishable key, the result or error contains only the intent's public fields. */
function withPublicErrors(request: ApiRequest, work: () => Stripe.PaymentIntent): Answer {
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

function confirm(request: ApiRequest, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const { state, params, emit } = request;
  requireConfirmable(intent);
  const data = params.child('payment_method_data');
  const id = params.text('payment_method');
  if (id === undefined && data === undefined)
    throw unexpectedState(
      intent,
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    );
  const method = data === undefined ? paymentMethodOf(state, id ?? '') : paymentMethodFrom(state, data);
  intent.receipt_email = params.text('receipt_email') ?? intent.receipt_email;
  confirmPaymentIntent({ state, intent, emit, method });
  return intent;
}

function create(request: ApiRequest): Answer {
  const { state, params, emit } = request;
  params.allow(
    'amount',
    'currency',
    'metadata',
    'allowed_payment_method_types',
    'confirm',
    'payment_method',
    'expand',
  );
  const allowedTypes = params.list('allowed_payment_method_types') ?? null;
  if (allowedTypes?.includes('card') === false)
    throw parameterFailure(
      'payment_intent_invalid_parameter',
      'allowed_payment_method_types',
      'This provider takes cards and nothing else.',
    );
  const amount = params.requiredInteger('amount');
  const currency = params.requiredText('currency').toLowerCase();
  requireChargeableAmount(amount, currency);
  const intent = newPaymentIntent({
    allowed_payment_method_types: allowedTypes,
    amount,
    currency,
    metadata: params.pairs('metadata'),
  });
  state.paymentIntents.set(intent.id, intent);
  emit({ type: 'payment_intent.created', data: { object: intent } });
  return params.flag('confirm') ? confirm(request, intent) : intent;
}

function retrieve(request: ApiRequest): Answer {
  request.params.allow('expand', 'client_secret', 'key');
  return viewFor(request, intentOf(request));
}

function list({ state, params }: ApiRequest): Stripe.ApiList<Stripe.PaymentIntent> {
  params.allow(...listParams);
  return listPage(state.paymentIntents.values(), params, '/v1/payment_intents');
}

function search({ state, params }: ApiRequest): Stripe.ApiSearchResult<Stripe.PaymentIntent> {
  params.allow('query', 'limit', 'page', 'expand');
  const data = searchMetadata(state.paymentIntents.values(), params.requiredText('query'));
  return {
    object: 'search_result',
    url: '/v1/payment_intents/search',
    has_more: false,
    next_page: null,
    data,
  };
}

/** Updates metadata in any status; other updates are not supported. */
function update(request: ApiRequest): Answer {
  request.params.allow('metadata', 'expand');
  const intent = intentOf(request);
  updateMetadata(intent, request.params);
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

/** Undocumented parameters that Stripe.js sends. */
const browserParams = ['client_secret', 'key', 'expected_payment_method_type', 'use_stripe_sdk'];

function confirmKnown(request: ApiRequest): Answer {
  request.params.allow(
    'payment_method',
    'payment_method_data',
    'receipt_email',
    'return_url',
    'expand',
    ...browserParams,
  );
  return withPublicErrors(request, () => confirm(request, intentOf(request)));
}

/** Receives the result of the 3-D Secure dialog in the browser. Not part of Stripe's API. */
function authenticate(request: ApiRequest): Answer {
  const { state, params, emit } = request;
  const intent = intentOf(request);
  const isComplete = params.choice('result', ['complete', 'fail']) === 'complete';
  if (typeof intent.payment_method !== 'string')
    throw unexpectedState(intent, 'This PaymentIntent does not wait for authentication.');
  const method = paymentMethodOf(state, intent.payment_method);
  return withPublicErrors(request, () => {
    authenticatePaymentIntent({ state, intent, method, emit }, isComplete);
    return intent;
  });
}

export const paymentIntentRoutes: readonly Route[] = [
  { method: 'post', path: '/v1/payment_intents', answer: create },
  { method: 'get', path: '/v1/payment_intents', answer: list },
  { method: 'get', path: '/v1/payment_intents/search', answer: search },
  { method: 'get', path: '/v1/payment_intents/:id', isPublic: true, answer: retrieve },
  { method: 'post', path: '/v1/payment_intents/:id', answer: update },
  { method: 'post', path: '/v1/payment_intents/:id/cancel', answer: cancel },
  { method: 'post', path: '/v1/payment_intents/:id/confirm', isPublic: true, answer: confirmKnown },
  { method: 'post', path: '/v1/payment_intents/:id/_authenticate', isPublic: true, answer: authenticate },
];
