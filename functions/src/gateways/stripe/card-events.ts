import type Stripe from 'stripe';
import type { CardEvent, CardEventSubject } from '../../model/payments.ts';

/** Events that the shop handles. The webhook in Stripe's dashboard must send the same events (docs/operations.md, Stripe). */
export const eventTypes = [
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const satisfies readonly Stripe.Event.Type[];

export function asEvent(event: Stripe.Event): CardEvent {
  const { id, type } = event;
  return { id, type, subject: subjectOf(event) };
}

function subjectOf({ type, data }: Stripe.Event): CardEventSubject | null {
  if (type === 'payment_intent.succeeded' || type === 'payment_intent.canceled')
    return { kind: 'payment', paymentId: data.object.id, id: null };
  const isDispute = type === 'charge.dispute.created' || type === 'charge.dispute.updated';
  if (isDispute || type === 'charge.dispute.closed') return about('dispute', data.object);
  const isRefund = type === 'refund.created' || type === 'refund.updated';
  if (isRefund || type === 'refund.failed') return about('refund', data.object);
  if (type === 'charge.refunded') return about('refund', { ...data.object, id: null });
  return null;
}

function about(
  kind: CardEventSubject['kind'],
  {
    id,
    payment_intent: intent,
  }: { readonly id: string | null; readonly payment_intent: string | Stripe.PaymentIntent | null },
): CardEventSubject | null {
  if (intent === null) return null;
  return { kind, paymentId: typeof intent === 'string' ? intent : intent.id, id };
}
