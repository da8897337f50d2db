import type Stripe from 'stripe';
import { missing } from '../failure.ts';
import type { ApiRequest, Route } from '../http/route.ts';
import { newId, nowInSeconds } from '../ids.ts';
import type { State } from '../state.ts';
import type { DelayedOutcome } from '../test-cards.ts';
import { itemsOfIntent, listPage, listParams } from './lists.ts';
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
  readonly isAuthenticated: boolean;
}

function outcomeOf(decline: Decline | undefined): Stripe.Charge.Outcome {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: decline === undefined ? 'approved_by_network' : 'declined_by_network',
    reason: decline === undefined ? null : (decline.declineCode ?? decline.code),
    risk_level: 'normal',
    risk_score: 1,
    seller_message: decline === undefined ? 'Payment complete.' : 'The bank did not accept the payment.',
    type: decline === undefined ? 'authorized' : 'issuer_declined',
  };
}

const threeDSecure: Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure = {
  authentication_flow: 'challenge',
  electronic_commerce_indicator: '05',
  exemption_indicator: null,
  result: 'authenticated',
  result_reason: null,
  transaction_id: null,
  version: '2.2.0',
};

function cardDetailsOf({
  intent,
  method,
  decline,
  isAuthenticated,
}: ChargeAttempt): Stripe.Charge.PaymentMethodDetails.Card | undefined {
  const { card } = method;
  if (card === undefined) return undefined;
  return {
    amount_authorized: decline === undefined ? intent.amount : null,
    authorization_code: null,
    brand: card.brand,
    checks: card.checks && { ...card.checks, cvc_check: decline?.code === 'incorrect_cvc' ? 'fail' : 'pass' },
    country: card.country,
    electronic_commerce_indicator: null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    fingerprint: card.fingerprint ?? null,
    funding: card.funding,
    installments: null,
    last4: card.last4,
    mandate: null,
    network: card.brand,
    network_transaction_id: null,
    regulated_status: card.regulated_status,
    three_d_secure: isAuthenticated ? threeDSecure : null,
    transaction_link_id: null,
    wallet: null,
  };
}

/** Fields of unsupported features: customers, applications, connected accounts, receipts. */
const unused = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  customer: null,
  failure_balance_transaction: null,
  on_behalf_of: null,
  receipt_number: null,
  receipt_url: null,
  review: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.Charge>;

/** Stores the charge of a payment attempt, successful or declined. */
export function chargeCard(state: State, attempt: ChargeAttempt): Stripe.Charge {
  const { intent, method, decline } = attempt;
  const isPaid = decline === undefined;
  const card = cardDetailsOf(attempt);
  const charge: Stripe.Charge = {
    ...unused,
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    amount_refunded: 0,
    balance_transaction: isPaid ? newId('txn') : null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'PEDALWORKS',
    captured: isPaid,
    created: nowInSeconds(),
    currency: intent.currency,
    description: intent.description,
    disputed: false,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    outcome: outcomeOf(decline),
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: card === undefined ? null : { type: 'card', card },
    receipt_email: intent.receipt_email,
    refunded: false,
    shipping: intent.shipping,
    status: isPaid ? 'succeeded' : 'failed',
  };
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

function list(request: ApiRequest): Stripe.ApiList<Stripe.Charge> {
  const { state, params } = request;
  params.allow(...listParams, 'payment_intent');
  return listPage(itemsOfIntent(request, state.charges.values()), params, '/v1/charges');
}

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
