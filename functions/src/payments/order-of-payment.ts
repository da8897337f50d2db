import { centsCharged } from '@pedalworks/contract';
import type { CardPayment } from '../model/payments.ts';
import type { PaymentPorts } from './settle-payment.ts';

/**
 * Which order a payment is for: the one that it names, or paid before. One opened for an amount alone, as existing clients
 * do, is for the only unpaid order of that amount that can be meant, where it is seen for the first time: its owner's, or
 * anybody's where an admin opened it. Null where that does not tell: then it waits for the PATCH that names an order.
 */
export async function orderIdFor(
  { orders, payments }: PaymentPorts,
  { id, orderId, owner, isAdmins, amount, currency }: CardPayment,
): Promise<string | null> {
  if (orderId !== null) return orderId;
  const entry = await payments.find(id);
  if (entry?.status === 'paid') return entry.orderId;
  // A ledger that a backup brought back without its order does not say so.
  const paidOrderId = await orders.paidBy(id);
  if (paidOrderId !== null || entry !== null || owner === null) return paidOrderId;
  const meant = await orders.unpaidOver(centsCharged(amount, currency), isAdmins ? null : owner);
  const [only] = meant;
  return meant.length === 1 && only?.customerEmail === owner ? only.id : null;
}
