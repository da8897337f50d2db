import type Stripe from 'stripe';
import { ordersIn } from '../../src/gateways/firestore/order-documents.ts';
import type { OrderRecord } from '../../src/model/orders.ts';
import { disputeChecks, moneyBackChecks, settledMoneyChecks, sumOf, type Check } from './refund-checks.ts';
import type { PaymentFixture } from './payment-fixture.ts';
import { parcelChecks, parcelMailProblems, stockProblems } from './storm-parcel-checks.ts';
import { bookProblems } from './storm-books.ts';

/** Initial stock of each part. */
export const firstStock = 100_000;

/** Number of orders per final status, and the differences between shop and provider. */
export interface StormResult {
  readonly endings: Readonly<Record<string, number>>;
  readonly broken: readonly string[];
}

async function ordersOf({ shop }: PaymentFixture, ids: readonly string[]): Promise<readonly OrderRecord[]> {
  const documents = await Promise.all(ids.map((id) => ordersIn(shop.firestore).doc(id).get()));
  return documents.map((document) => document.data()).filter((order) => order !== undefined);
}

/** Returns disputes that differ from the provider's although all their events were delivered. */
export async function disputeProblems(
  fixture: PaymentFixture,
  orderIds: readonly string[],
): Promise<readonly string[]> {
  const checks = (await ordersOf(fixture, orderIds)).flatMap((order) => disputeChecks(fixture, order));
  return checks.flatMap(([holds, problem]) => (holds ? [] : [`before the job, ${problem}`]));
}

interface Storm {
  readonly orderIds: readonly string[];
  readonly replacements: ReadonlyMap<string, number>;
}

/** Compares every order, its ledger, its refunds and the stock with the provider. */
export async function brokenPromises(
  fixture: PaymentFixture,
  { orderIds, replacements }: Storm,
): Promise<StormResult> {
  const orders = await ordersOf(fixture, orderIds);
  const ofOrders = await Promise.all(
    orders.map((order) => problemsWith(fixture, order, replacements.get(order.id) ?? 0)),
  );
  const endings: Record<string, number> = {};
  for (const { status } of orders) endings[`ended ${status}`] = (endings[`ended ${status}`] ?? 0) + 1;
  return {
    endings,
    broken: [
      ...ofOrders.flat(),
      ...(await unknownMoney(fixture)),
      ...(await stockProblems(fixture, orders, firstStock)),
      ...(await sharedPayments(fixture)),
      ...(await bookProblems(fixture, orders)),
      ...(await mailProblems(fixture, orders)),
    ],
  };
}

async function problemsWith(
  fixture: PaymentFixture,
  order: OrderRecord,
  replacements: number,
): Promise<readonly string[]> {
  const { provider } = fixture;
  const { id, transactionId, priceCents } = order;
  const charges = provider.charges().filter(({ metadata, paid }) => metadata['orderId'] === id && paid);
  const paying = provider
    .charges()
    .find(({ payment_intent, paid }) => paid && payment_intent === transactionId);
  // A charge that was refunded or disputed while it was being recorded pays nothing, and the customer may pay again.
  const refunded = new Set(provider.refunds().map((refund) => refund.charge));
  const kept = charges.filter((charge) => !refunded.has(charge.id) && !charge.disputed);
  const entry = transactionId === null ? undefined : await fixture.ledger(transactionId);
  const isPaid = order.paidAt !== null;
  const checks: readonly Check[] = [
    [kept.length <= 1, `is charged ${String(kept.length)} times`],
    [isPaid || kept.length === 0, `is ${order.status} and charged`],
    [isPaid === (transactionId !== null), 'is paid by nothing, or names a payment that pays nothing'],
    [!isPaid || paying?.amount === priceCents, 'is charged another amount'],
    [!isPaid || (entry?.['status'] === 'paid' && entry['orderId'] === id), 'is not what the ledger says'],
    [isPaid || ['placed', 'cancelled'].includes(order.status), `is ${order.status} without money`],
  ];
  const ofOrder = checks.map(([holds, problem]): Check => [holds, `order ${id} ${problem}`]);
  const ofMoneyBack = await Promise.all([
    moneyBackChecks(fixture, order),
    settledMoneyChecks(fixture, { ...order, isPaid }),
    parcelChecks(fixture, order, replacements),
  ]);
  return [...ofOrder, ...ofMoneyBack.flat()].flatMap(([holds, problem]) => (holds ? [] : [problem]));
}

const unused = ['surplus', 'refused', 'unclaimed', 'needs-refund', 'returned'];

/** Reports payments that neither pay an order nor are listed as unused with the amount that is left. */
async function unknownMoney(fixture: PaymentFixture): Promise<readonly string[]> {
  const { provider } = fixture;
  const paid = provider.charges().filter((charge) => charge.paid);
  const problems = await Promise.all(
    paid.map(async (charge) => {
      const id = typeof charge.payment_intent === 'string' ? charge.payment_intent : '';
      const { status, orderId, amountReceived } = (await fixture.ledger(id)) ?? {};
      if (status !== 'paid') {
        const isListed = unused.includes(String(status)) && amountReceived === amountLeft(fixture, charge);
        return isListed ? [] : [id];
      }
      const { transactionId } = await fixture.order(String(orderId));
      return transactionId === id ? [] : [id];
    }),
  );
  return problems.flat().map((id) => `payment ${id} pays nothing and nobody is told`);
}

/** Amount of a charge that is neither refunded nor withheld by a dispute. */
function amountLeft(
  { provider }: PaymentFixture,
  { id, amount, amount_refunded: refunded }: Stripe.Charge,
): number {
  const disputes = provider.disputes().filter(({ charge }) => charge === id);
  const withheld = disputes.filter(({ status }) => !/won|warning/u.test(status));
  return Math.max(0, amount - refunded - sumOf(withheld.map((dispute) => dispute.amount)));
}

/** Reports payments that pay two orders. */
async function sharedPayments({ shop }: PaymentFixture): Promise<readonly string[]> {
  const { docs } = await shop.firestore.collection('orders').where('paid', '==', true).get();
  const ids = docs.map((order) => String(order.get('transactionId')));
  return ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `payment ${id} pays two orders`);
}

/** Reports paid orders without their emails, and disputes that the shop was not emailed about. */
async function mailProblems(
  { shop }: PaymentFixture,
  orders: readonly OrderRecord[],
): Promise<readonly string[]> {
  const { docs } = await shop.firestore.collection('mail').select().get();
  const ids = new Set(docs.map(({ id }) => id));
  const expected = orders.flatMap(({ id, paidAt, disputes }) => [
    ...(paidAt === null ? [] : [`${id}-paid`, `${id}-new-paid-order`]),
    ...disputes.map((dispute) => `${id}-disputed-${dispute.id}`),
  ]);
  const ofParcels = orders.flatMap((order) => parcelMailProblems(order, ids));
  return [...expected.filter((id) => !ids.has(id)).map((id) => `the email ${id} is missing`), ...ofParcels];
}
