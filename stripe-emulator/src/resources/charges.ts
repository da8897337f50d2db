import type Stripe from 'stripe';
import { missing } from '../failure.ts';
import type { ApiRequest, Route } from '../http/route.ts';
import { newId, nowInSeconds } from '../ids.ts';
import type { State } from '../state.ts';
import type { DelayedOutcome } from '../test-cards.ts';
import { listOfIntent } from './lists.ts';
import { updateMetadata } from './metadata.ts';

export interface Decline {
  readonly code: string;
  readonly declineCode: string | undefined;
  readonly message: string;
}

export interface ChargeAttempt {
  readonly intent: Stripe.PaymentIntent;
  readonly method: Stripe.PaymentMethod;
  readonly decline: Decline | undefined;
}

/** Stores the charge of a payment attempt, successful or declined. */
export function chargeCard(state: State, { intent, method, decline }: ChargeAttempt): Stripe.Charge {
  const isPaid = decline === undefined;
  const charge = {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    amount_refunded: 0,
    billing_details: method.billing_details,
    captured: isPaid,
    created: nowInSeconds(),
    currency: intent.currency,
    disputed: false,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    livemode: false,
    metadata: { ...intent.metadata },
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: method.id,
    refunded: false,
    status: isPaid ? 'succeeded' : 'failed',
  } satisfies Partial<Stripe.Charge> as Stripe.Charge;
  state.charges.set(charge.id, charge);
  return charge;
}

export function chargeOf(state: State, id: string): Stripe.Charge {
  const charge = state.charges.get(id);
  if (charge === undefined) throw missing('charge', id, 'id');
  return charge;
}

/** Returns undefined if the charge's test card has no delayed outcome. */
export function delayedOutcomeOf(
  { paymentMethods }: State,
  { payment_method: methodId }: Pick<Stripe.Charge, 'payment_method'>,
): DelayedOutcome | undefined {
  const outcome = paymentMethods.get(methodId ?? '')?.outcome;
  const end = outcome?.kind === 'authenticates' ? outcome.then : outcome;
  return end?.kind === 'succeeds' ? end.later : undefined;
}

const list = (request: ApiRequest) => listOfIntent(request, request.state.charges.values(), '/v1/charges');

/** Updates metadata; other updates are not supported. */
function update({ state, params, id }: ApiRequest): Stripe.Charge {
  params.allow('metadata', 'expand');
  const charge = chargeOf(state, id);
  updateMetadata(charge, params);
  return charge;
}

export const chargeRoutes: readonly Route[] = [
  { method: 'get', path: '/v1/charges', answer: list },
  { method: 'post', path: '/v1/charges/:id', answer: update },
];
