import { centsCharged } from '@pedalworks/contract';
import type { CardPayment } from '../model/payments.ts';
import type { Ports } from '../ports.ts';

/**
 * Returns the id of a payment's order. Older clients create payments without an order id: such a payment belongs to
 * the payer's only unpaid order of that amount. Returns null if the payer has no such order or several.
 */
export async function orderIdFor(
  { orders, payments }: Pick<Ports, 'orders' | 'payments'>,
  { id, orderId, owner, isAdmins, amount, currency }: CardPayment,
): Promise<string | null> {
  if (orderId !== null) return orderId;
  const entry = await payments.find(id);
  if (entry?.status === 'paid') return entry.orderId;
  // After a backup was restored, an order may have a payment that the ledger lacks.
  const paidOrderId = await orders.paidBy(id);
  if (paidOrderId !== null || entry !== null || owner === null) return paidOrderId;
  const meant = await orders.unpaidOver(centsCharged(amount, currency), isAdmins ? null : owner);
  const [only] = meant;
  return meant.length === 1 && only?.customerEmail === owner ? only.id : null;
}
