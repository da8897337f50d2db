import type Stripe from 'stripe';
import type { Books } from '../events.ts';
import { Failure, missing } from '../failure.ts';
import type { ApiRequest, Route } from '../http/route.ts';
import { newId, nowInSeconds } from '../ids.ts';
import type { State } from '../state.ts';
import { listOfIntent } from './lists.ts';

const daysToAnswer = 7;

export interface DisputeTerms {
  /** Disputed amount; the whole charge by default. */
  readonly amount?: number | undefined;
  /** True for an inquiry, which moves no money and leaves the charge refundable. */
  readonly isInquiry?: boolean | undefined;
}

export function openDispute(
  { state, emit }: Books,
  charge: Stripe.Charge,
  { amount = charge.amount, isInquiry = false }: DisputeTerms,
): Stripe.Dispute {
  const created = nowInSeconds();
  const dispute: Stripe.Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    // Stripe lists each kind of evidence; the shop submits none.
    evidence: { enhanced_evidence: {} } as Stripe.Dispute.Evidence,
    evidence_details: {
      due_by: created + daysToAnswer * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  };
  state.disputes.set(dispute.id, dispute);
  charge.disputed = true;
  emit({ type: 'charge.dispute.created', data: { object: dispute } });
  return dispute;
}

/** Final statuses of a dispute; `warning_closed` ends an inquiry. `under_review` means that the shop has answered. */
export type DisputeEnd = 'won' | 'lost' | 'warning_closed' | 'under_review';

export function closeDispute({ emit }: Books, dispute: Stripe.Dispute, end: DisputeEnd): void {
  if (end === 'under_review') {
    dispute.status = dispute.status.startsWith('warning') ? 'warning_under_review' : end;
    emit({ type: 'charge.dispute.updated', data: { object: dispute } });
    return;
  }
  dispute.status = end;
  dispute.is_charge_refundable = end !== 'lost';
  emit({ type: 'charge.dispute.closed', data: { object: dispute } });
}

/** @throws Failure 400 `charge_disputed` while the bank withholds the charge's money, or after the dispute is lost */
export function requireUndisputed({ disputes }: State, { id }: Stripe.Charge): void {
  const isRefundable = [...disputes.values()].every(
    ({ charge, is_charge_refundable }) => charge !== id || is_charge_refundable,
  );
  if (isRefundable) return;
  const message = `Charge ${id} has been charged back; cannot issue a refund.`;
  throw new Failure(400, { type: 'invalid_request_error', code: 'charge_disputed', message });
}

export function disputeOf({ disputes }: State, id: string): Stripe.Dispute {
  const dispute = disputes.get(id);
  if (dispute === undefined) throw missing('dispute', id, 'dispute');
  return dispute;
}

const list = (request: ApiRequest) => listOfIntent(request, request.state.disputes.values(), '/v1/disputes');

export const disputeRoutes: readonly Route[] = [
  { method: 'get', path: '/v1/disputes', answer: list },
  { method: 'get', path: '/v1/disputes/:id', answer: ({ state, id }) => disputeOf(state, id) },
];
