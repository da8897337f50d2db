import { centsCharged } from '@pedalworks/contract';
import type { CardPayment } from '../model/payments.ts';
import type { PaymentPorts } from './settle-payment.ts';

/**
 * Returns the order a payment names, or paid. A payment opened for an amount alone, by older clients, is for the only
 * unpaid order of that amount: the payer's, or anyone's if an admin opened it. Null if ambiguous.
 */
export async function orderIdFor(
  { orders, payments }: PaymentPorts,
  { id, orderId, owner, isAdmins, amount, currency }: CardPayment,
): Promise<string | null> {
  if (orderId !== null) return orderId;
  const entry = await payments.find(id);
  if (entry?.status === 'paid') return entry.orderId;
  // A ledger restored from a backup may lack its order.
  const paidOrderId = await orders.paidBy(id);
  if (paidOrderId !== null || entry !== null || owner === null) return paidOrderId;
  const meant = await orders.unpaidOver(centsCharged(amount, currency), isAdmins ? null : owner);
  const [only] = meant;
  return meant.length === 1 && only?.customerEmail === owner ? only.id : null;
}
