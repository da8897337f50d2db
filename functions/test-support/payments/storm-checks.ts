import { asOrder } from '../../src/gateways/firestore/order-documents.ts';
import type { OrderRecord } from '../../src/model/orders.ts';
import { moneyBackChecks, settledMoneyChecks, unitsTaken, type Check } from './refund-checks.ts';
import type { PaymentFixture } from './payment-fixture.ts';

/** Initial stock of each part. */
export const firstStock = 100_000;

/** Number of orders per final status, and the differences between shop and provider. */
export interface StormResult {
  readonly endings: Readonly<Record<string, number>>;
  readonly broken: readonly string[];
}

/** Compares every order, its ledger, its refunds and the stock with the provider. */
export async function brokenPromises(
  fixture: PaymentFixture,
  orderIds: readonly string[],
): Promise<StormResult> {
  const { firestore } = fixture.shop;
  const documents = await Promise.all(
    orderIds.map((id) => firestore.doc(`orders/${id}`).withConverter(asOrder).get()),
  );
  const orders = documents.map((document) => document.data()).filter((order) => order !== undefined);
  const ofOrders = await Promise.all(orders.map((order) => problemsWith(fixture, order)));
  const endings: Record<string, number> = {};
  for (const { status } of orders) endings[`ended ${status}`] = (endings[`ended ${status}`] ?? 0) + 1;
  return {
    endings,
    broken: [
      ...ofOrders.flat(),
      ...(await unknownMoney(fixture)),
      ...(await stockProblems(fixture, orders)),
      ...(await sharedPayments(fixture)),
    ],
  };
}

async function problemsWith(fixture: PaymentFixture, order: OrderRecord): Promise<readonly string[]> {
  const { provider } = fixture;
  const { id, transactionId, priceCents } = order;
  const charges = provider.charges().filter(({ metadata, paid }) => metadata['orderId'] === id && paid);
  const paying = provider
    .charges()
    .find(({ payment_intent, paid }) => paid && payment_intent === transactionId);
  const entry = transactionId === null ? undefined : await fixture.ledger(transactionId);
  const isPaid = order.paidAt !== null;
  const checks: readonly Check[] = [
    [charges.length <= 1, `is charged ${String(charges.length)} times`],
    [isPaid || charges.length === 0, `is ${order.status} and charged`],
    [isPaid === (transactionId !== null), 'is paid by nothing, or names a payment that pays nothing'],
    [!isPaid || paying?.amount === priceCents, 'is charged another amount'],
    [!isPaid || (entry?.['status'] === 'paid' && entry['orderId'] === id), 'is not what the ledger says'],
    [isPaid || ['placed', 'cancelled'].includes(order.status), `is ${order.status} without money`],
  ];
  const ofOrder = checks.map(([holds, problem]): Check => [holds, `order ${id} ${problem}`]);
  const ofMoneyBack = await Promise.all([
    moneyBackChecks(fixture, order),
    settledMoneyChecks(fixture, { ...order, isPaid }),
  ]);
  return [...ofOrder, ...ofMoneyBack.flat()].flatMap(([holds, problem]) => (holds ? [] : [problem]));
}

const unused = ['surplus', 'refused', 'unclaimed', 'needs-refund', 'returned'];

/** Reports payments that neither pay an order nor are listed as unused. */
async function unknownMoney(fixture: PaymentFixture): Promise<readonly string[]> {
  const paid = fixture.provider.charges().filter((charge) => charge.paid);
  const problems = await Promise.all(
    paid.map(async ({ payment_intent }) => {
      const id = typeof payment_intent === 'string' ? payment_intent : '';
      const { status, orderId } = (await fixture.ledger(id)) ?? {};
      if (status !== 'paid') return unused.includes(String(status)) ? [] : [id];
      const { transactionId } = await fixture.order(String(orderId));
      return transactionId === id ? [] : [id];
    }),
  );
  return problems.flat().map((id) => `payment ${id} pays nothing and nobody is told`);
}

/** Reports parts whose stock plus ordered units differ from the initial stock. */
async function stockProblems(
  fixture: PaymentFixture,
  orders: readonly OrderRecord[],
): Promise<readonly string[]> {
  const taken = new Map<string, number>();
  for (const order of orders)
    for (const [productId, units] of await unitsTaken(fixture, order))
      taken.set(productId, (taken.get(productId) ?? 0) + units);
  const problems = await Promise.all(
    Array.from(taken, async ([productId, units]) => {
      const product = await fixture.shop.firestore.doc(`products/${productId}`).get();
      const left = product.get('quantity') as number;
      return left + units === firstStock
        ? []
        : [`part ${productId}: ${String(left)} left, ${String(units)} taken`];
    }),
  );
  return problems.flat();
}

/** Reports payments that pay two orders. */
async function sharedPayments({ shop }: PaymentFixture): Promise<readonly string[]> {
  const { docs } = await shop.firestore.collection('orders').where('paid', '==', true).get();
  const ids = docs.map((order) => String(order.get('transactionId')));
  return ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `payment ${id} pays two orders`);
}
