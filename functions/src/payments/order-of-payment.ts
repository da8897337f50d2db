import { centsCharged } from '@pedalworks/contract';
import type { CardPayment } from '../model/payments.ts';
import type { PaymentPorts } from './settle-payment.ts';

/**
 * Returns the order that a payment names or has paid. A payment without an order, from an older client, is for its
 * payer's only unpaid order of that amount. Null if that is ambiguous.
 */
export async function orderIdFor(
  { orders, payments }: PaymentPorts,
  { id, orderId, owner, isAdmins, amount, currency }: CardPayment,
): Promise<string | null> {
  if (orderId !== null) return orderId;
  const entry = await payments.find(id);
  if (entry?.status === 'paid') return entry.orderId;
  // After a restored backup, the ledger may lack a payment that its order has.
  const paidOrderId = await orders.paidBy(id);
  if (paidOrderId !== null || entry !== null || owner === null) return paidOrderId;
  const meant = await orders.unpaidOver(centsCharged(amount, currency), isAdmins ? null : owner);
  const [only] = meant;
  return meant.length === 1 && only?.customerEmail === owner ? only.id : null;
}
