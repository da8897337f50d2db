import { ApiError, type paymentEndpoints } from '@pedalworks/contract';
import type { Handler } from '../http/handler.ts';
import { settleRefunds } from '../refunds/settle-refunds.ts';
import { isClosed } from '../model/disputes.ts';
import type { CardEvent, CardEventSubject } from '../model/payments.ts';
import { settlePayment, type PaymentPorts, type Settlement } from './settle-payment.ts';

/** Payment events are about 5 KB (docs/decisions/025). */
const maxEventBytes = 100 * 1024;

export function receiveStripeEvent(ports: PaymentPorts): Handler<typeof paymentEndpoints.receiveStripeEvent> {
  return async ({ rawBody: { headers, bytes }, signal }) => {
    if (bytes.length > maxEventBytes) throw new ApiError('request/too-large');
    const signature = headers['stripe-signature'];
    const event = ports.cards.readEvent(bytes, typeof signature === 'string' ? signature : '');
    const settlement = await handleCardEvent(ports, event, signal);
    // Makes Stripe retry the event later, when the order may have been restored from a backup.
    if (settlement?.verdict === 'unknown-order') throw new ApiError('payments/unknown-order');
    return { received: true };
  };
}

/**
 * Handles an event idempotently and in any order of delivery: `settlePayment` skips recorded payment events, and
 * `settleRefunds` applies only what is new. Fetches the current state by the event's ids, because an event may be days
 * old.
 *
 * @returns the settlement of a succeeded payment, or null for all other events
 * @throws ApiError; nothing has changed then, and Stripe retries the event
 */
export async function handleCardEvent(
  ports: PaymentPorts,
  event: CardEvent,
  signal: AbortSignal,
): Promise<Settlement | null> {
  const { subject } = event;
  if (subject === null) return null;
  const { kind, paymentId } = subject;
  const settlement =
    kind === 'payment'
      ? await handlePayment(ports, { event, paymentId, signal })
      : await handleMoneyBack(ports, subject, signal);
  // `settlePayment` records the other events, except those for unknown orders: Stripe must deliver them again.
  if (settlement === null || settlement.verdict === 'not-ours')
    await ports.payments.countEvent(event, paymentId);
  return settlement;
}

interface PaymentNews {
  readonly event: CardEvent;
  readonly paymentId: string;
  readonly signal: AbortSignal;
}

async function handlePayment(
  ports: PaymentPorts,
  { event, paymentId, signal }: PaymentNews,
): Promise<Settlement | null> {
  const { payments, log } = ports;
  if (event.type === 'payment_intent.canceled') {
    await payments.close(paymentId);
    return null;
  }
  const { settlement } = await settlePayment(ports, { paymentId, event, signal });
  if (settlement === null) throw new ApiError('payments/not-settled');
  const { verdict, orderId } = settlement;
  if (verdict === 'not-ours') log.info('payments/not-ours', { paymentId, orderId });
  return settlement;
}

/**
 * Applies refunds and disputes to the order that the payment paid. If it paid none, settles the payment first, which
 * updates the list of payments to refund.
 */
async function handleMoneyBack(
  ports: PaymentPorts,
  { paymentId, id: subjectId }: CardEventSubject,
  signal: AbortSignal,
): Promise<null> {
  const toSettle = { paymentId, subjectId, signal };
  if ((await settleRefunds(ports, toSettle)) !== null) return null;
  const { payment, settlement } = await settlePayment(ports, { paymentId, signal });
  // Only a payment that succeeded has refunds or disputes, so this answer is older than the event.
  if (payment?.status === 'open' && payment.isOurs) throw new ApiError('payments/not-settled');
  if (settlement?.verdict === 'already-recorded' && settlement.order === null)
    throw new ApiError('payments/unknown-order');
  if (settlement === null || (await settleRefunds(ports, toSettle)) !== null) return null;
  const { verdict, orderId } = settlement;
  const isOpen = settlement.payment.disputes.some((one) => one.id === subjectId && !isClosed(one));
  // Without an order to flag, only the log can tell of the dispute and its deadline.
  if (isOpen && verdict !== 'not-ours') ports.log.error('orders/disputed', { paymentId, orderId });
  return null;
}
