import { isDeepStrictEqual } from 'node:util';
import type Stripe from 'stripe';
import type { OrderDispute, OrderRecord } from '../../src/model/orders.ts';
import { restockedUnits } from '../../src/refunds/refund-ledger.ts';
import { isAccepted, type RefundRecord } from '../../src/model/refunds.ts';
import type { PaymentFixture } from './payment-fixture.ts';

export type Check = readonly [holds: boolean, problem: string];

export const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

export async function refundsOf({ shop }: PaymentFixture, orderId: string): Promise<readonly RefundRecord[]> {
  const { docs } = await shop.firestore.collection('refunds').where('orderId', '==', orderId).get();
  return docs.map((document) => ({ ...(document.data() as RefundRecord), id: document.id }));
}

/** Returns the units of each part that an order has taken from stock, without restocked units. */
export async function unitsTaken(
  fixture: PaymentFixture,
  { id, lines }: Pick<OrderRecord, 'id' | 'lines'>,
): Promise<ReadonlyMap<string, number>> {
  const refunds = await refundsOf(fixture, id);
  return new Map(
    lines.map(({ productId, quantity, stockTaken, restocked = 0 }) => {
      const put = restockedUnits(refunds.filter(isAccepted), productId);
      const isTaken = stockTaken || put >= quantity;
      return [productId, (isTaken ? quantity : 0) - put - restocked];
    }),
  );
}

/** Returns the refunds and disputes of a payment at the provider. */
export function moneyBackOf({ provider }: PaymentFixture, paymentId: string | null) {
  const isOf = ({ payment_intent }: Stripe.Refund | Stripe.Dispute) => payment_intent === paymentId;
  return { refunds: provider.refunds().filter(isOf), disputes: provider.disputes().filter(isOf) };
}

type Refunded = Pick<
  OrderRecord,
  | 'id'
  | 'priceCents'
  | 'refundedCents'
  | 'refundPendingCents'
  | 'status'
  | 'attentions'
  | 'transactionId'
  | 'disputes'
>;

/** Checks that hold at any time: refunds never exceed the payment, and nothing is refunded twice. */
export async function moneyBackChecks(fixture: PaymentFixture, order: Refunded): Promise<readonly Check[]> {
  const { priceCents, refundedCents, refundPendingCents, transactionId } = order;
  const { refunds } = moneyBackOf(fixture, transactionId);
  const went = refunds.filter(({ status }) => status !== 'failed');
  const ours = went.flatMap(({ metadata }) => metadata?.['refundId'] ?? []);
  const known = await refundsOf(fixture, order.id);
  const named = `order ${order.id}`;
  const made = known.filter(({ status, byUid }) => status !== 'failed' && byUid !== null);
  return [
    [sumOf(made.map(({ amountCents }) => amountCents)) <= priceCents, `${named} refunded more than was paid`],
    ...settlingChecks(known),
    [new Set(ours).size === ours.length, `${named} had one refund made twice`],
    [
      ours.every((id) => known.some((refund) => refund.id === id)),
      `${named} had a refund made that was not noted`,
    ],
    [sumOf(went.map(({ amount }) => amount)) <= priceCents, `${named} gave more back than was paid`],
    [refundedCents <= priceCents && refundPendingCents >= 0, `${named} counts wrongly what goes back`],
  ];
}

/** Checks that each failed refund was settled at most once, with its amount and lines. */
function settlingChecks(refunds: readonly RefundRecord[]): readonly Check[] {
  const settlers = refunds.filter(({ settles }) => settles !== undefined);
  return settlers.map((settler): Check => {
    const failed = refunds.find(({ id }) => id === settler.settles);
    const isOnly = settlers.every((one) => one === settler || one.settles !== settler.settles);
    const isSame =
      failed?.status === 'failed' &&
      failed.amountCents === settler.amountCents &&
      isDeepStrictEqual(failed.lines, settler.lines);
    return [isOnly && isSame, `refund ${settler.id} settles another refund, or one that was settled`];
  });
}

/** True if each refund was reported by email. The cancellation email reports a refund that cancels the order. */
async function isTold(
  { shop }: PaymentFixture,
  { id, status, transactionId }: Refunded,
  going: readonly RefundRecord[],
): Promise<boolean> {
  const { docs } = await shop.firestore.collection('mail').where('orderId', '==', id).get();
  const mails = docs.map((mail) => mail.id);
  const isCancelled = status === 'cancelled' && transactionId !== null;
  const reports = going
    .filter(({ cancelsOrder }) => !cancelsOrder)
    .map((refund) => {
      const event = refund.id === refund.returnId ? 'return-closed' : 'refunded';
      return `${id}-${event}-${refund.id}`;
    });
  return [...reports, ...(isCancelled ? [`${id}-cancelled`] : [])].every((mail) => mails.includes(mail));
}

/** Checks that hold after reconciliation: order and provider agree. */
export async function settledMoneyChecks(
  fixture: PaymentFixture,
  order: Refunded & { readonly isPaid: boolean },
): Promise<readonly Check[]> {
  const { priceCents, refundedCents, refundPendingCents, status, attentions, isPaid } = order;
  const { refunds, disputes } = moneyBackOf(fixture, order.transactionId);
  const went = refunds.filter((refund) => refund.status !== 'failed');
  const lost = disputes.filter((dispute) => dispute.status === 'lost');
  const all = (await refundsOf(fixture, order.id)).filter((refund) => refund.status !== 'failed');
  const going = all.filter(({ method }) => method === undefined);
  const outside = all.filter(({ method }) => method === 'other').map(({ amountCents }) => amountCents);
  const taken = [...went, ...lost].map(({ amount }) => amount);
  const gone = Math.min(priceCents, sumOf([...taken, ...outside]));
  const isOver = status === 'refunded' || (status === 'cancelled' && isPaid);
  // A closed order stays closed if its money comes back, and is flagged.
  const isFlagged = attentions.includes('dispute-reversed') || attentions.includes('refund-failed');
  const isKnown = ({ providerId, amountCents }: RefundRecord) =>
    went.some(({ id, amount }) => id === providerId && amount === amountCents);
  const named = `order ${order.id}`;
  return [
    [await isTold(fixture, order, all), `${named} did not write to its customer`],
    [refundedCents === gone, `${named} says ${String(refundedCents)} went back, and it was ${String(gone)}`],
    [refundPendingCents === 0, `${named} still has ${String(refundPendingCents)} set aside`],
    [
      going.length === went.length,
      `${named} knows ${String(going.length)} refunds of ${String(went.length)}`,
    ],
    [going.every(isKnown), `${named} knows refunds that the provider does not`],
    [
      isOver === (isPaid && gone === priceCents) || (isOver && isFlagged),
      `${named} is ${status} with ${String(gone)} gone`,
    ],
    ...disputeChecks(fixture, order),
    [attentions.includes('dispute-lost') === lost.length > 0, `${named} does not know how its dispute ended`],
  ];
}

const endings: Readonly<Record<string, OrderDispute['status']>> = {
  lost: 'lost',
  won: 'won',
  warning_closed: 'won',
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
};

/** Checks that an order has the provider's disputes, each with its status and deadline. */
export function disputeChecks(fixture: PaymentFixture, order: Refunded): readonly Check[] {
  const { id, attentions, disputes: known, transactionId } = order;
  const { disputes } = moneyBackOf(fixture, transactionId);
  const expected = disputes.map(({ id: disputeId, status, evidence_details: { due_by: dueBy } }) => {
    const isToAnswer = status.endsWith('needs_response') && dueBy !== null;
    return [disputeId, endings[status] ?? 'open', isToAnswer ? dueBy * 1000 : null].join(' ');
  });
  const stored = known.map((dispute) => [dispute.id, dispute.status, dispute.dueBy].join(' '));
  const isOpen = known.some(({ status }) => status === 'open' || status === 'inquiry');
  return [
    [
      isDeepStrictEqual(stored.toSorted(), expected.toSorted()),
      `order ${id} has the disputes ${stored.join(', ')}, the provider ${expected.join(', ')}`,
    ],
    [attentions.includes('disputed') === isOpen, `order ${id} is wrongly flagged or not flagged as disputed`],
  ];
}
