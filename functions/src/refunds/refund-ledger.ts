import { unitsOf } from '@pedalworks/contract';
import type { RefundLedgerEntry, RefundRecord } from '../model/order-refunds.ts';
import type { OrderLine, OrderRecord } from '../model/orders.ts';

export const isAccepted = ({ providerId }: Pick<RefundRecord, 'providerId'>) => providerId !== null;

/** True if the refund counts towards the order's `refundedCents`. */
export const isRefunded = (refund: RefundRecord) => refund.status !== 'failed' && isAccepted(refund);

export const totalCents = (amounts: readonly { readonly amountCents: number }[]) =>
  amounts.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** Counts restocked units of a product. Restocked units stay in stock even if the refund fails later. */
export function restockedUnits(refunds: readonly RefundRecord[], productId: string): number {
  return restockTotal(
    refunds.filter((refund) => refund.status !== 'failed' || isAccepted(refund)),
    productId,
  );
}

export function restockTotal(refunds: readonly RefundRecord[], productId: string): number {
  return unitsOf(
    refunds.flatMap(({ restock }) => restock),
    productId,
  );
}

export function restockedLines(order: OrderRecord, refunds: readonly RefundRecord[]): readonly OrderLine[] {
  return order.lines.flatMap((line) => {
    const quantity = restockTotal(refunds, line.productId);
    return quantity === 0 ? [] : [{ ...line, quantity }];
  });
}

interface RefundChanges {
  readonly known: readonly RefundRecord[];
  readonly changed: readonly RefundRecord[];
}

/** Returns entries for changed refunds and disputes. Failures and disputes are dated today, to keep past months. */
export function refundLedgerEntries(
  before: OrderRecord,
  { id: orderId, currency, refundedCents }: OrderRecord,
  { known, changed }: RefundChanges,
): readonly RefundLedgerEntry[] {
  const countedCents = (refund?: RefundRecord) =>
    refund !== undefined && isRefunded(refund) ? refund.amountCents : 0;
  const refunds = changed.map((refund) => {
    const cents = countedCents(refund) - countedCents(known.find(({ id }) => id === refund.id));
    return { refundId: refund.id, cents, at: cents < 0 ? new Date() : refund.createdAt };
  });
  const bookedCents = refunds.reduce((sum, { cents }) => sum + cents, 0);
  const disputes = { cents: refundedCents - before.refundedCents - bookedCents, at: new Date() };
  return [...refunds, disputes]
    .filter(({ cents }) => cents !== 0)
    .map((entry) => ({ orderId, currency, ...entry }));
}

interface AcceptedRefunds {
  readonly refunds: readonly RefundRecord[];
  readonly accepted: readonly RefundRecord[];
}

export function refundedBefore(refund: RefundRecord, { refunds, accepted }: AcceptedRefunds): number {
  const known = refunds.filter((one) => isRefunded(one) && !accepted.includes(one));
  const place = accepted.indexOf(refund);
  const earlier = place < 0 ? known.filter((one) => one !== refund) : [...known, ...accepted.slice(0, place)];
  return totalCents(earlier);
}
