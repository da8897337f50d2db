import { ApiError, centsCharged, toCents, toSmallestUnit, type paymentEndpoints } from '@pedalworks/contract';
import type { Handler } from '../http/handler.ts';
import type { Caller } from '../model/caller.ts';
import { guestKey, maySee } from '../model/person.ts';
import { ownOrder } from '../orders/order-owner.ts';
import type { OrderRecord } from '../model/orders.ts';
import { canOpenPayment, payableOrder } from './payable-order.ts';
import type { CardPayment } from '../model/payments.ts';
import { isOfAmount } from './payment-verdict.ts';
import { settlePayment, type PaymentPorts } from './settle-payment.ts';

/** Returns a client secret for the payment page. Requests for the same order share one open PaymentIntent. */
export function createPaymentIntent(
  ports: PaymentPorts,
): Handler<typeof paymentEndpoints.createPaymentIntent> {
  const { orders, cards } = ports;
  return async ({ body: { price, orderId }, caller, signal }) => {
    if (orderId === undefined) {
      const amount = toSmallestUnit(toCents(price), cards.currency);
      if (!caller.admin) await requireSomethingToPay(ports, amount, caller);
      const terms = { amount, orderId: null, owner: caller.email, ownerUid: caller.uid };
      const { clientSecret } = await cards.open({ ...terms, isAdmins: caller.admin, key: null });
      return { clientSecret };
    }
    const order = payableOrder(await ownOrder(orders, orderId, caller), cards.currency);
    return { clientSecret: (await intentOf({ ...ports, order, signal })).clientSecret };
  };
}

/**
 * Ignores orders that the caller may not see, because the response would reveal their amounts.
 *
 * @throws ApiError `payments/nothing-to-pay` if the customer has orders of this amount, but none is payable
 */
async function requireSomethingToPay(
  { orders, cards: { currency } }: PaymentPorts,
  amount: number,
  caller: Caller,
): Promise<void> {
  const found = await orders.ofAmount(centsCharged(amount, currency), caller.email);
  const ofAmount = found.filter((order) => maySee(caller, order) && isOfAmount({ amount, currency }, order));
  if (ofAmount.length > 0 && !ofAmount.some((order) => canOpenPayment(order, currency)))
    throw new ApiError('payments/nothing-to-pay');
}

interface IntentContext extends PaymentPorts {
  readonly order: OrderRecord;
  readonly signal: AbortSignal;
}

async function intentOf(opening: IntentContext): Promise<CardPayment> {
  const known = await opening.payments.ofOrder(opening.order.id);
  for (const { id, status } of known) {
    // An unpaid order can have a `paid` payment after the order was restored from a backup.
    const mayBeUsable = status === 'open' || status === 'paid';
    const payment = mayBeUsable ? await reusableIntent(opening, id) : null;
    if (payment === null) continue;
    // Rejects the order if one of its parts was archived in the meantime.
    await record(opening, payment);
    return payment;
  }
  return openIntent(opening, known.length);
}

function record({ payments, cards, order }: IntentContext, payment: CardPayment): Promise<void> {
  return payments.addOpen(payment, order.id, (found, archived) =>
    payableOrder(found, cards.currency, archived),
  );
}

/** Returns an earlier payment if it is open for the order's current amount. Otherwise cancels it and returns null. */
async function reusableIntent(opening: IntentContext, paymentId: string): Promise<CardPayment | null> {
  const { cards, order } = opening;
  const found = await cards.find(paymentId);
  if (found?.status === 'open' && isOfAmount(found, order)) return found;
  await end(opening, paymentId);
  return null;
}

/** Closes a payment that cannot be reused. Throws `orders/already-paid` if the payment has paid the order. */
async function end(opening: IntentContext, paymentId: string): Promise<void> {
  const { payments, cards, order, signal } = opening;
  const toSettle = { paymentId, orderId: order.id, ask: cards.cancel, signal };
  const { settlement } = await settlePayment(opening, toSettle);
  if (settlement?.order?.transactionId != null) throw new ApiError('orders/already-paid');
  await payments.close(paymentId);
}

/** Opens a PaymentIntent. Concurrent requests have the same `attempt` and therefore the same idempotency key. */
async function openIntent(opening: IntentContext, attempt: number): Promise<CardPayment> {
  const { cards, order } = opening;
  const { currency } = order;
  const amount = toSmallestUnit(order.priceCents, currency);
  const { id: orderId, customerEmail: owner, customerUid: ownerUid } = order;
  // Stripe rejects a key that is reused with another owner, which an admin can correct (Stripe docs, "Idempotency").
  const key = ['order', orderId, String(amount), currency, String(attempt), guestKey(owner)].join('/');
  const payment = await cards.open({ amount, orderId, owner, ownerUid, isAdmins: false, key });
  // Stores the payment before the client receives it, so that reconciliation finds every payment.
  await record(opening, payment);
  if (payment.status === 'open') return payment;
  await end(opening, payment.id);
  throw new ApiError('payments/provider-unavailable');
}
