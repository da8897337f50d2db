import type Stripe from 'stripe';
import { Failure, missing, parameterFailure } from '../failure.ts';
import type { ApiRequest, Route } from '../http/route.ts';
import { newId, nowInSeconds } from '../ids.ts';
import { chargeOf } from './charges.ts';
import { listPage, listParams } from './lists.ts';

function chargeToRefund({ state, params }: ApiRequest): Stripe.Charge {
  const chargeId = params.text('charge');
  if (chargeId !== undefined) return chargeOf(state, chargeId);
  const intentId = params.requiredText('payment_intent');
  const intent = state.paymentIntents.get(intentId);
  if (intent === undefined) throw missing('payment_intent', intentId, 'payment_intent');
  if (typeof intent.latest_charge === 'string') return chargeOf(state, intent.latest_charge);
  const message = `This PaymentIntent (${intentId}) does not have a successful charge to refund.`;
  throw new Failure(400, { type: 'invalid_request_error', param: 'payment_intent', message });
}

function amountToRefund(charge: Stripe.Charge, asked: number | undefined): number {
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`;
    throw new Failure(400, { type: 'invalid_request_error', code: 'charge_already_refunded', message });
  }
  const amount = asked ?? left;
  if (amount >= 1 && amount <= left) return amount;
  throw parameterFailure(
    'parameter_invalid_integer',
    'amount',
    `Refund amount (${String(amount)}) is greater than unrefunded amount on charge (${String(left)})`,
  );
}

const reasons = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

function create(request: ApiRequest): Stripe.Refund {
  const { state, params, emit } = request;
  params.allow('charge', 'payment_intent', 'amount', 'reason', 'metadata', 'expand');
  const charge = chargeToRefund(request);
  const amount = amountToRefund(charge, params.integer('amount'));
  const refund: Stripe.Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: nowInSeconds(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata: params.pairs('metadata'),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: params.choice('reason', reasons) ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  state.refunds.set(refund.id, refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  emit({ type: 'refund.created', data: { object: refund } });
  emit({ type: 'charge.refunded', data: { object: charge } });
  return refund;
}

function retrieve({ state, id }: ApiRequest): Stripe.Refund {
  const refund = state.refunds.get(id);
  if (refund === undefined) throw missing('refund', id, 'id');
  return refund;
}

function list({ state, params }: ApiRequest): Stripe.ApiList<Stripe.Refund> {
  params.allow(...listParams, 'payment_intent', 'charge');
  const intentId = params.text('payment_intent');
  const refunds = [...state.refunds.values()].filter(
    ({ payment_intent }) => intentId === undefined || payment_intent === intentId,
  );
  return listPage(refunds, params, '/v1/refunds');
}

export const refundRoutes: readonly Route[] = [
  { method: 'POST', path: '/v1/refunds', answer: create },
  { method: 'GET', path: '/v1/refunds', answer: list },
  { method: 'GET', path: '/v1/refunds/{id}', answer: retrieve },
];
