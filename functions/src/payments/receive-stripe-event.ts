import { ApiError } from '@pedalworks/contract';
import type { RawBody } from '../http/handler.ts';
import type { Log } from '../http/request-log.ts';
import type { CardEvent, CardPaymentsPort, PaymentsPort } from './payments-port.ts';
import { settlePayment } from './settle-payment.ts';

export interface EventPorts {
  readonly payments: PaymentsPort;
  readonly cards: CardPaymentsPort;
  readonly log: Log;
}

/** Larger bodies are refused (docs/decisions/096); an event about a card payment has about 5 KB. */
const largestEventBytes = 100 * 1024;

/**
 * Handles an event about a payment (docs/api.md, Webhook). In whatever order and however often events arrive, a payment is
 * recorded once. An event only says which payment to fetch: it may be days old, and the money refunded since (Stripe docs,
 * "Receive events": fetch the object from the API).
 *
 * @throws ApiError `payments/bad-signature`; upon `payments/unknown-order`, `payments/not-settled` and what
 *   {@link CardPaymentsPort} throws nothing has changed, and the provider sends the event again
 */
export async function receiveStripeEvent(
  ports: EventPorts,
  { headers, bytes }: RawBody,
  signal: AbortSignal,
): Promise<void> {
  if (bytes.length > largestEventBytes) throw new ApiError('request/too-large');
  const signature = headers['stripe-signature'];
  const event = ports.cards.readEvent(bytes, typeof signature === 'string' ? signature : '');
  const { paymentId, type } = event;
  if (paymentId === null || (await ports.payments.hasCounted(event.id))) return;
  if (type === 'payment_intent.succeeded') await settle(ports, { event, paymentId, signal });
  else if (type === 'payment_intent.canceled') await ports.payments.close(paymentId, 'canceled');
}

interface Succeeded {
  readonly event: CardEvent;
  readonly paymentId: string;
  readonly signal: AbortSignal;
}

async function settle(
  { payments, cards, log }: EventPorts,
  { event, paymentId, signal }: Succeeded,
): Promise<void> {
  const { currency } = cards;
  const payment = await cards.find(paymentId);
  if (payment?.status !== 'succeeded') throw new ApiError('payments/not-settled');
  const { orderId } = payment;
  const { verdict } = await settlePayment(payments, { payment, orderId, currency, event, signal });
  if (verdict === 'unknown-order') throw new ApiError('payments/unknown-order');
  const paysNothing = verdict === 'surplus' || verdict === 'mismatch' || verdict === 'used';
  // What was given back whole, or is disputed, is not ours to give back.
  if (paysNothing && payment.amountReceived > 0)
    log.error('payments/needs-refund', { verdict, paymentId, orderId });
}
