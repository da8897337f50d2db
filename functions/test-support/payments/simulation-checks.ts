import type { OrderRecord } from '../../src/model/orders.ts';
import { moneyBackChecks, settledMoneyChecks, sumOf, unitsTaken, type Check } from './refund-checks.ts';
import type { PaymentFixture } from './payment-fixture.ts';

/** Initial stock of each product. */
export const firstStock = 5;

/** Products, orders and payments in one simulated day. */
export interface Day {
  readonly products: readonly string[];
  readonly secrets: string[];
  readonly orders: string[];
}

export interface StoredOrder extends Omit<OrderRecord, 'paidAt'> {
  readonly paid: boolean;
}

async function ordersOf({ shop }: PaymentFixture, { products }: Day): Promise<readonly StoredOrder[]> {
  const ordersOfAny = products.map(async (id) => {
    const ordered = shop.firestore.collection('orders').where('productIds', 'array-contains', id);
    return (await ordered.get()).docs;
  });
  const docs = (await Promise.all(ordersOfAny)).flat();
  const orders = docs.map((document) => ({ ...(document.data() as StoredOrder), id: document.id }));
  return [...new Map(orders.map((order) => [order.id, order])).values()];
}

/** Checks the invariants that must hold at any time, and returns the broken ones. */
export async function brokenPromises(fixture: PaymentFixture, day: Day): Promise<readonly string[]> {
  const orders = await ordersOf(fixture, day);
  const used = orders.flatMap(({ transactionId }) => (transactionId === null ? [] : [transactionId]));
  const ofMoneyBack = await Promise.all(orders.map((order) => moneyBackChecks(fixture, order)));
  const checks: readonly Check[] = [
    ...orders.flatMap((stored) => checksOf(fixture, stored)),
    ...ofMoneyBack.flat(),
    [new Set(used).size === used.length, 'one payment pays two orders'],
    ...(await stockChecks(fixture, day, orders)),
  ];
  return checks.flatMap(([holds, problem]) => (holds ? [] : [problem]));
}

function chargesOf({ provider }: PaymentFixture, orderId: string) {
  return provider.charges().filter(({ metadata, paid }) => metadata['orderId'] === orderId && paid);
}

/** Returns successful charges for payments without an order. */
function bareCharges({ provider }: PaymentFixture) {
  return provider.charges().filter(({ metadata, paid }) => metadata['orderId'] === undefined && paid);
}

function checksOf(fixture: PaymentFixture, stored: StoredOrder): readonly Check[] {
  const charges = chargesOf(fixture, stored.id);
  const [charge] = charges;
  const paying = [...charges, ...bareCharges(fixture)].find(
    ({ payment_intent }) => payment_intent === stored.transactionId,
  );
  const named = `order ${stored.id}`;
  return [
    [charges.length <= 1, `${named} is charged ${String(charges.length)} times`],
    [charge === undefined || charge.amount === stored.priceCents, `${named} is charged another amount`],
    [!stored.paid || paying?.amount === stored.priceCents, `${named} is paid by nothing`],
    [stored.paid || stored.transactionId === null, `${named} is unpaid and names a payment`],
    [
      stored.priceCents === sumOf(stored.lines.map((line) => line.unitPriceCents * line.quantity)),
      `${named} has another price than ordered`,
    ],
  ];
}

async function stockChecks(fixture: PaymentFixture, { products }: Day, orders: readonly StoredOrder[]) {
  const { firestore } = fixture.shop;
  const documents = await Promise.all(products.map((id) => firestore.doc(`products/${id}`).get()));
  const ofOrders = await Promise.all(orders.map((order) => unitsTaken(fixture, order)));
  return documents
    .filter(({ exists }) => exists)
    .map((product): Check => {
      const left = product.get('quantity') as number;
      const taken = sumOf(ofOrders.map((units) => units.get(product.id) ?? 0));
      const holds = left >= 0 && left + taken === firstStock;
      return [holds, `product ${product.id} has ${String(left)} left after ${String(taken)} were taken`];
    });
}

/**
 * Returns invariants broken after reconciliation, such as a charge that pays no order and is not listed as unused.
 */
export async function unsettled(fixture: PaymentFixture, day: Day): Promise<readonly string[]> {
  const orders = await ordersOf(fixture, day);
  const checks = await Promise.all(
    orders.map((order) => settledMoneyChecks(fixture, { ...order, isPaid: order.paid })),
  );
  const ofMoneyBack = checks.flat().flatMap(([holds, problem]) => (holds ? [] : [problem]));
  const ofOrders = orders
    .filter(({ id, paid }) => !paid && chargesOf(fixture, id).length > 0)
    .map(({ id }) => `order ${id} is charged and not paid`);
  const opened = new Set(day.secrets.map((secret) => secret.split('_secret_')[0]));
  const bare = bareCharges(fixture).flatMap(({ payment_intent: id }) => (typeof id === 'string' ? [id] : []));
  const lost = await Promise.all(
    bare.filter((id) => opened.has(id)).map(async (id) => ((await isAccountedFor(fixture, id)) ? [] : [id])),
  );
  return [
    ...ofOrders,
    ...ofMoneyBack,
    ...lost.flat().map((id) => `payment ${id} pays nothing and nobody is told`),
  ];
}

async function isAccountedFor(fixture: PaymentFixture, paymentId: string): Promise<boolean> {
  const { status, orderId } = (await fixture.ledger(paymentId)) ?? {};
  if (status !== 'paid') return ['surplus', 'refused', 'unclaimed', 'needs-refund'].includes(String(status));
  return (await fixture.order(String(orderId)))['transactionId'] === paymentId;
}
