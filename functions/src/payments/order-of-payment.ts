import { toSmallestUnit } from '@pedalworks/contract';
import type { OpeningPorts } from './create-payment-intent.ts';
import type { CardPayment } from './payments-port.ts';

/** Of an owner's orders the newest are looked at. */
const ordersLookedAt = 100;

/**
 * Which order a payment is for: the one the ledger or the payment itself names. One opened for an amount alone, as existing
 * clients do, is for its owner's only unpaid order of that amount; where all of that amount are paid, for the newest of them,
 * a second time. Null where that does not tell.
 */
export async function orderIdFor(
  { orders, payments, cards: { currency } }: OpeningPorts,
  { id, orderId, owner, amount }: CardPayment,
): Promise<string | null> {
  const named = orderId ?? (await payments.find(id))?.orderId ?? null;
  if (named !== null || owner === null) return named;
  const { items } = await orders.listOf(owner).page({ limit: ordersLookedAt });
  const ofAmount = items.filter(({ priceCents }) => toSmallestUnit(priceCents, currency) === amount);
  const unpaid = ofAmount.filter(({ paid }) => !paid);
  if (unpaid.length > 1) return null;
  return (unpaid[0] ?? ofAmount[0])?.id ?? null;
}
