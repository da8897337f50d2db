import { ApiError } from '@pedalworks/contract';
import Stripe from 'stripe';
import type { CardDispute, CardRefund, CardRefundTerms } from '../../model/card-refunds.ts';
import { hasCode, withKey } from './stripe-calls.ts';

/**
 * Makes a refund unless the payment already has one with this `refundId`. An idempotency key is not enough: Stripe
 * forgets it after a day, and a replayed error may hide a refund that was made (docs, "Idempotent requests").
 *
 * @throws ApiError `payments/refund-refused` if Stripe rejects the refund; Stripe's error if a retry can help
 */
export async function refund(client: Stripe, terms: CardRefundTerms): Promise<CardRefund> {
  const { paymentId, amount, key, refundId } = terms;
  const params = { payment_intent: paymentId, amount, metadata: { refundId } };
  const isThis = (made: CardRefund) => made.refundId === refundId;
  try {
    return await withKey(key, async (idempotencyKey) => {
      const made = (await refundsOf(client, paymentId)).find(isThis);
      return made ?? asCardRefund(await client.refunds.create(params, { idempotencyKey }));
    });
  } catch (error) {
    throw error instanceof Stripe.errors.StripeInvalidRequestError ? refused(error) : error;
  }
}

export function refundsOf(client: Stripe, paymentId: string): Promise<readonly CardRefund[]> {
  return readAll(client.refunds.list({ payment_intent: paymentId, limit: 100 }), asCardRefund);
}

export function disputesOf(client: Stripe, paymentId: string): Promise<readonly CardDispute[]> {
  return readAll(client.disputes.list({ payment_intent: paymentId, limit: 100 }), asDispute);
}

/** Reads a list of a payment. Empty for an unknown payment, such as one of another Stripe account or mode. */
async function readAll<T, Read>(list: AsyncIterable<T>, read: (item: T) => Read): Promise<readonly Read[]> {
  const items: Read[] = [];
  try {
    for await (const item of list) items.push(read(item));
  } catch (error) {
    if (items.length > 0 || !hasCode(error, 'resource_missing')) throw error;
  }
  return items;
}

function asCardRefund({ id, amount, status, metadata, created }: Stripe.Refund): CardRefund {
  const refundId = metadata?.['refundId'] || null;
  return { id, amount, status: refundStatusOf(status), refundId, createdAt: new Date(created * 1000) };
}

function refundStatusOf(status: string | null): CardRefund['status'] {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

function asDispute(dispute: Stripe.Dispute): CardDispute {
  const { id, amount, status, evidence_details: evidence, created } = dispute;
  const dueBy = awaitsAnswer.includes(status) && evidence.due_by ? new Date(evidence.due_by * 1000) : null;
  return { id, amount, status: disputeStatusOf(status), dueBy, createdAt: new Date(created * 1000) };
}

/** Dispute statuses in which the shop has not submitted evidence yet (Stripe docs, "The Dispute object"). */
const awaitsAnswer: readonly string[] = ['warning_needs_response', 'needs_response'];

/** Dispute statuses after which the shop has the money, including closed inquiries and prevented disputes. */
const endsWithMoney: readonly string[] = ['won', 'warning_closed', 'prevented'];
const inquiries: readonly string[] = ['warning_needs_response', 'warning_under_review'];

function disputeStatusOf(status: string): CardDispute['status'] {
  if (status === 'lost') return 'lost';
  if (inquiries.includes(status)) return 'inquiry';
  return endsWithMoney.includes(status) ? 'won' : 'open';
}

const whyRefused: Readonly<Record<string, string>> = {
  charge_already_refunded: 'All of this payment has been refunded already.',
  charge_disputed:
    "The customer's bank has taken this payment back, or is disputing it: it cannot be refunded.",
  resource_missing: 'The card provider does not know this payment.',
};

function refused(error: Stripe.errors.StripeInvalidRequestError): ApiError {
  const tooMuch =
    error.param === 'amount' ? 'This payment does not have that much left to refund.' : undefined;
  const message = whyRefused[error.code ?? ''] ?? tooMuch ?? `The card provider says: ${error.message}`;
  return new ApiError('payments/refund-refused', { message, cause: error });
}
