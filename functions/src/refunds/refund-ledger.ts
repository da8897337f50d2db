import { unitsOf } from '@pedalworks/contract';
import { isAccepted, isRefunded, type RefundLedgerEntry, type RefundRecord } from '../model/refunds.ts';
import type { OrderDispute, OrderLine, OrderRecord } from '../model/orders.ts';
import type { ProviderState } from './provider-state.ts';

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

interface MoneyBack {
  readonly refunds: readonly RefundRecord[];
  readonly disputes: readonly OrderDispute[];
}

/** Returns how much each refund and lost dispute took. Together they can exceed the price: a bank may take refunded money. */
function takenBy({ refunds, disputes }: MoneyBack): ReadonlyMap<string, number> {
  const lost = disputes.filter(({ status }) => status === 'lost');
  return new Map([...refunds.filter(isRefunded), ...lost].map(({ id, amountCents }) => [id, amountCents]));
}

interface BookedChanges {
  readonly order: OrderRecord;
  readonly before: MoneyBack;
  readonly after: MoneyBack;
  readonly state: ProviderState;
  readonly at: Date;
}

/** Returns an entry for each refund and dispute that took or returned money. */
export function refundLedgerEntries(changes: BookedChanges): readonly RefundLedgerEntry[] {
  const { order, after, at } = changes;
  const [takenBefore, taken] = [takenBy(changes.before), takenBy(after)];
  const centsOf = ({ id }: { readonly id: string }) => (taken.get(id) ?? 0) - (takenBefore.get(id) ?? 0);
  const { id: orderId, currency, transactionId } = order;
  const shared = { orderId, currency, paymentId: transactionId ?? '', at };
  const entries = [
    ...after.refunds.map((one) => ({ ...shared, ...refundEntry(one, centsOf(one), changes.state) })),
    ...after.disputes.map((one) => ({ ...shared, ...disputeEntry(one, centsOf(one), changes.state) })),
  ];
  return entries.filter(({ cents }) => cents !== 0);
}

type OwnFields = Omit<RefundLedgerEntry, 'orderId' | 'currency' | 'paymentId' | 'at'>;

function refundEntry(
  { id, providerId, taxCents, method }: RefundRecord,
  cents: number,
  state: ProviderState,
): OwnFields {
  const report = state.refunds.find((one) => one.id === providerId);
  const isFailed = cents < 0;
  return {
    ...{ kind: isFailed ? 'refund-failed' : 'refund', refundId: id, transactionId: providerId ?? '', cents },
    ...(method !== undefined && { method }),
    ...(taxCents !== undefined && { taxCents: isFailed ? -taxCents : taxCents }),
    // The provider does not say when a refund failed.
    providerAt: isFailed ? null : (report?.createdAt ?? null),
  };
}

function disputeEntry({ id }: OrderDispute, cents: number, state: ProviderState): OwnFields {
  const report = state.disputes.find((one) => one.id === id);
  const isReversed = cents < 0;
  return {
    ...{ kind: isReversed ? 'dispute-reversed' : 'dispute', disputeId: id, transactionId: id, cents },
    providerAt: isReversed ? null : (report?.createdAt ?? null),
  };
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
