import type Stripe from 'stripe';
import type { Books } from '../events.ts';
import { Failure, missing, parameterFailure } from '../failure.ts';
import type { ApiRequest, Route } from '../http/route.ts';
import { newId, nowInSeconds } from '../ids.ts';
import type { State } from '../state.ts';
import { delayedOutcomeOf, chargeOf } from './charges.ts';
import { requireUndisputed } from './disputes.ts';
import { listOfIntent } from './lists.ts';

/** @throws Failure 404 if the PaymentIntent is unknown, 400 if it is not paid */
export function paidChargeOf(state: State, intentId: string): Stripe.Charge {
  const intent = state.paymentIntents.get(intentId);
  if (intent === undefined) throw missing('payment_intent', intentId, 'payment_intent');
  const { latest_charge: chargeId, status } = intent;
  if (status === 'succeeded' && typeof chargeId === 'string') return chargeOf(state, chargeId);
  const message = `This PaymentIntent (${intentId}) does not have a successful charge to refund.`;
  throw new Failure(400, { type: 'invalid_request_error', param: 'payment_intent', message });
}

function decimal(amount: number): string {
  return `$${(amount / 100).toFixed(2)}`;
}

/** Returns the amount to refund: `asked`, or by default the refundable amount. Pending refunds count as refunded. */
function amountToRefund(charge: Stripe.Charge, asked: number | undefined): number {
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`;
    throw new Failure(400, { type: 'invalid_request_error', code: 'charge_already_refunded', message });
  }
  const amount = asked ?? left;
  if (amount < 1)
    throw parameterFailure(
      'parameter_invalid_integer',
      'amount',
      'This value must be greater than or equal to 1.',
    );
  if (amount <= left) return amount;
  const message = `Refund amount (${decimal(amount)}) is greater than unrefunded amount on charge (${decimal(left)})`;
  throw new Failure(400, { type: 'invalid_request_error', param: 'amount', message });
}

export interface RefundTerms {
  readonly paymentIntent: string;
  readonly amount?: number | undefined;
  readonly reason?: Stripe.RefundCreateParams.Reason | undefined;
  readonly metadata?: Stripe.Metadata;
}

/** @throws Failure if the charge is unpaid or disputed, or the amount exceeds the refundable amount */
export function makeRefund({ state, emit }: Books, terms: RefundTerms): Stripe.Refund {
  const charge = paidChargeOf(state, terms.paymentIntent);
  requireUndisputed(state, charge);
  const amount = amountToRefund(charge, terms.amount);
  const isPending = delayedOutcomeOf(state, charge) === 'refund-pends';
  const refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: nowInSeconds(),
    currency: charge.currency,
    metadata: terms.metadata ?? {},
    payment_intent: charge.payment_intent,
    reason: terms.reason ?? null,
    status: isPending ? 'pending' : 'succeeded',
  } satisfies Partial<Stripe.Refund> as Stripe.Refund;
  state.refunds.set(refund.id, refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  emit({ type: 'refund.created', data: { object: refund } });
  emit({ type: 'charge.refunded', data: { object: charge } });
  return refund;
}

/** Statuses that a refund can change to. `succeeded` can still change to `failed`, but not back. */
export type RefundEnd = 'succeeded' | 'failed';

export function settleRefund({ state, emit }: Books, refund: Stripe.Refund, end: RefundEnd): void {
  if (refund.status === 'failed' || refund.status === end) return;
  refund.status = end;
  if (end === 'failed') takeBack(state, refund);
  emit({ type: 'refund.updated', data: { object: refund } });
  if (end === 'failed') emit({ type: 'refund.failed', data: { object: refund } });
}

function takeBack(state: State, refund: Stripe.Refund): void {
  if (typeof refund.charge !== 'string') return;
  const charge = chargeOf(state, refund.charge);
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
}

const reasons = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

function create(request: ApiRequest): Stripe.Refund {
  const { params } = request;
  params.allow('payment_intent', 'amount', 'reason', 'metadata', 'expand');
  return makeRefund(request, {
    paymentIntent: params.requiredText('payment_intent'),
    amount: params.integer('amount'),
    reason: params.choice('reason', reasons),
    metadata: params.pairs('metadata'),
  });
}

export function refundOf({ refunds }: State, id: string): Stripe.Refund {
  const refund = refunds.get(id);
  if (refund === undefined) throw missing('refund', id, 'id');
  return refund;
}

const list = (request: ApiRequest) => listOfIntent(request, request.state.refunds.values(), '/v1/refunds');

export const refundRoutes: readonly Route[] = [
  { method: 'post', path: '/v1/refunds', answer: create },
  { method: 'get', path: '/v1/refunds', answer: list },
  { method: 'get', path: '/v1/refunds/:id', answer: ({ state, id }) => refundOf(state, id) },
];
