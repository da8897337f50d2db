import type Stripe from 'stripe';
import type { Books } from '../events.ts';
import { Failure } from '../failure.ts';
import type { StoredPaymentMethod } from '../state.ts';
import { declineMessage, type CardOutcome } from '../test-cards.ts';
import { chargeCard, type Decline } from './charges.ts';

export interface PaymentAttempt extends Books {
  readonly intent: Stripe.PaymentIntent;
  readonly method: StoredPaymentMethod;
}

/** Creates the 400 error for a call that the intent's status does not allow. */
export function unexpectedState(intent: Stripe.PaymentIntent, message: string): Failure {
  const body = { code: 'payment_intent_unexpected_state', payment_intent: intent, message };
  return new Failure(400, { type: 'invalid_request_error', ...body });
}

/** @throws Failure 400 if the intent is paid or canceled */
export function requireConfirmable(intent: Stripe.PaymentIntent): void {
  if (intent.status === 'succeeded')
    throw unexpectedState(
      intent,
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
    );
  if (intent.status === 'canceled')
    throw unexpectedState(
      intent,
      'You cannot confirm this PaymentIntent because it has a status of canceled. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.',
    );
}

function requireUnused({ isUsed }: StoredPaymentMethod): void {
  if (!isUsed) return;
  const message =
    'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.';
  throw new Failure(400, { type: 'invalid_request_error', code: 'payment_method_unexpected_state', message });
}

function succeed({ state, intent, method, emit }: PaymentAttempt): void {
  const charge = chargeCard(state, { intent, method: method.object, decline: undefined });
  method.isUsed = true;
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.latest_charge = charge.id;
  intent.last_payment_error = null;
  intent.next_action = null;
  emit({ type: 'charge.succeeded', data: { object: charge } });
  emit({ type: 'payment_intent.succeeded', data: { object: intent } });
}

function decline({ state, intent, method, emit }: PaymentAttempt, refusal: Decline): never {
  const { code, declineCode, message } = refusal;
  const charge = chargeCard(state, { intent, method: method.object, decline: refusal });
  const error = {
    type: 'card_error' as const,
    code,
    message,
    ...(declineCode === undefined ? {} : { decline_code: declineCode }),
  };
  intent.status = 'requires_payment_method';
  intent.latest_charge = charge.id;
  intent.last_payment_error = error;
  intent.payment_method = null;
  intent.next_action = null;
  emit({ type: 'charge.failed', data: { object: charge } });
  emit({ type: 'payment_intent.payment_failed', data: { object: intent } });
  throw new Failure(402, { ...error, payment_intent: structuredClone(intent) });
}

function askForAuthentication({ intent, emit }: PaymentAttempt): void {
  intent.status = 'requires_action';
  intent.next_action = { type: 'use_stripe_sdk' };
  emit({ type: 'payment_intent.requires_action', data: { object: intent } });
}

function charge(attempt: PaymentAttempt, outcome: CardOutcome): void {
  if (outcome.kind === 'authenticates') askForAuthentication(attempt);
  else if (outcome.kind === 'succeeds') succeed(attempt);
  else {
    const { code, declineCode } = outcome;
    decline(attempt, { code, declineCode, message: declineMessage(code, declineCode) });
  }
}

/** Confirms an intent, which then succeeds, requires 3-D Secure, or is declined (Failure 402). */
export function confirmPaymentIntent(attempt: PaymentAttempt): void {
  const { intent, method } = attempt;
  requireUnused(method);
  intent.payment_method = method.object.id;
  charge(attempt, method.outcome);
}

/** Continues a payment after 3-D Secure was completed or failed. */
export function authenticatePaymentIntent(attempt: PaymentAttempt, isComplete: boolean): void {
  const { intent, method, emit } = attempt;
  if (intent.status !== 'requires_action')
    throw unexpectedState(intent, 'This PaymentIntent does not wait for authentication.');
  if (isComplete) {
    const { outcome } = method;
    charge(attempt, outcome.kind === 'authenticates' ? outcome.then : outcome);
    return;
  }
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  intent.last_payment_error = {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
  };
  emit({ type: 'payment_intent.payment_failed', data: { object: intent } });
}
