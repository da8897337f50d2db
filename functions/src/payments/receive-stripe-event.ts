import { ApiError } from '@pedalworks/contract';
import type { RawBody } from '../http/handler.ts';
import type { Log } from '../http/request-log.ts';
import type { OpeningPorts } from './create-payment-intent.ts';
import { orderIdFor } from './order-of-payment.ts';
import type { CardEvent } from './payments-port.ts';
import { settlePayment } from './settle-payment.ts';

export interface EventPorts extends OpeningPorts {
  readonly log: Log;
}

/** Larger bodies are refused (docs/decisions/025); an event about a card payment has about 5 KB. */
const largestEventBytes = 100 * 1024;

/**
 * Handles what the card provider sends about a payment (docs/api.md, Webhook).
 *
 * @throws ApiError `payments/bad-signature`, and what {@link handleCardEvent} throws
 */
export async function receiveStripeEvent(
  ports: EventPorts,
  { headers, bytes }: RawBody,
  signal: AbortSignal,
): Promise<void> {
  if (bytes.length > largestEventBytes) throw new ApiError('request/too-large');
  const signature = headers['stripe-signature'];
  const event = ports.cards.readEvent(bytes, typeof signature === 'string' ? signature : '');
  await handleCardEvent(ports, event, signal);
}

/**
 * In whatever order and however often events arrive, a payment is recorded once. An event only says which payment to
 * fetch: it may be days old, and the money refunded since (Stripe docs, "Receive events": fetch the object from the API).
 *
 * @returns the order that is paid now because of it, null where none is
 * @throws ApiError upon `payments/unknown-order`, `payments/not-settled` and what {@link CardPaymentsPort} throws nothing
 *   has changed, and the provider sends the event again
 */
export async function handleCardEvent(
  ports: EventPorts,
  event: CardEvent,
  signal: AbortSignal,
): Promise<string | null> {
  const { paymentId, type } = event;
  if (paymentId === null || (await ports.payments.hasCounted(event.id))) return null;
  if (type === 'payment_intent.succeeded') return settle(ports, { ...event, paymentId }, signal);
  if (type === 'payment_intent.canceled') await ports.payments.close(paymentId, 'canceled');
  return null;
}

async function settle(
  ports: EventPorts,
  event: CardEvent & { readonly paymentId: string },
  signal: AbortSignal,
): Promise<string | null> {
  const { payments, cards, log } = ports;
  const { paymentId } = event;
  const { currency } = cards;
  const payment = await cards.find(paymentId);
  if (payment?.status !== 'succeeded') throw new ApiError('payments/not-settled');
  const orderId = await orderIdFor(ports, payment);
  const { verdict } = await settlePayment(payments, { payment, orderId, currency, event, signal });
  if (verdict === 'unknown-order') throw new ApiError('payments/unknown-order');
  const about = { verdict, paymentId, orderId };
  if (verdict === 'not-ours') log.info('payments/not-ours', about);
  if (verdict === 'unclaimed') log.warn('payments/unclaimed', about);
  const paysNothing = verdict === 'surplus' || verdict === 'mismatch' || verdict === 'used';
  // What was given back whole, or is disputed, is not ours to give back.
  if (paysNothing && payment.amountReceived > 0) log.error('payments/needs-refund', about);
  return verdict === 'recorded' ? orderId : null;
}
