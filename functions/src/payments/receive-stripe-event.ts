import { ApiError } from '@pedalworks/contract';
import type { Log } from '../http/error-handler.ts';
import type { RawBody } from '../http/handler.ts';
import { arriving } from '../http/in-time.ts';
import type { CardEvent, CardPayment, CardPaymentsPort, PaymentsPort } from './payments-port.ts';
import { settlePayment } from './settle-payment.ts';

export interface EventPorts {
  readonly payments: PaymentsPort;
  readonly cards: CardPaymentsPort;
  readonly log: Log;
}

/** contract.md, Calls: bodies over 100 KB are refused; an event about a card payment has about 5. */
const largestEventBytes = 100 * 1024;

/**
 * Hears what the card provider says of a payment (contract.md, Payment, 4). Whatever the order and however often
 * events arrive, a payment is recorded once.
 *
 * @throws ApiError `payments/bad-signature`; `payments/unknown-order`, upon which the provider sends the event again
 */
export async function receiveStripeEvent(ports: EventPorts, { headers, stream }: RawBody): Promise<void> {
  const body = await arriving(bytesOf(stream));
  const signature = headers['stripe-signature'];
  const event = ports.cards.readEvent(body, typeof signature === 'string' ? signature : '');
  if (event.payment === null || (await ports.payments.hasCounted(event.id))) return;
  if (event.type === 'payment_intent.succeeded') await settle(ports, event, event.payment);
  else if (event.type === 'payment_intent.canceled') await ports.payments.close(event.payment.id);
}

async function settle(
  { payments, cards, log }: EventPorts,
  event: CardEvent,
  payment: CardPayment,
): Promise<void> {
  const { currency } = cards;
  const { verdict } = await settlePayment(payments, { payment, orderId: payment.orderId, currency, event });
  if (verdict === 'unknown-order') throw new ApiError('payments/unknown-order');
  if (verdict === 'surplus' || verdict === 'mismatch' || verdict === 'used')
    log.error('payments/needs-refund', { verdict, paymentId: payment.id, orderId: payment.orderId });
}

async function bytesOf(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > largestEventBytes) throw new ApiError('request/too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
