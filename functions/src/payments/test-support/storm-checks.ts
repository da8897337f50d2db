import type { PaymentFixture } from './payment-fixture.ts';

export interface StormOrder {
  readonly id: string;
  readonly priceCents: number;
}

/** How the orders ended, and each for which the shop and the provider do not agree. */
export interface StormResult {
  readonly paid: number;
  readonly unpaid: number;
  readonly broken: readonly string[];
}

/** Compares every order and its ledger with the provider's own charges. */
export async function brokenPromises(
  fixture: PaymentFixture,
  orders: readonly StormOrder[],
): Promise<StormResult> {
  const problems = await Promise.all(orders.map((order) => problemsWith(fixture, order)));
  const stored = await Promise.all(orders.map(({ id }) => fixture.order(id)));
  const paid = stored.filter((order) => order['paid'] === true).length;
  return {
    paid,
    unpaid: orders.length - paid,
    broken: [...problems.flat(), ...(await sharedPayments(fixture))],
  };
}

async function problemsWith(fixture: PaymentFixture, { id, priceCents }: StormOrder): Promise<string[]> {
  const stored = await fixture.order(id);
  const charges = fixture.provider
    .charges()
    .filter(({ metadata, paid }) => metadata['orderId'] === id && paid);
  const [charge] = charges;
  const intentId = charge?.payment_intent;
  const paymentId = typeof intentId === 'string' ? intentId : null;
  const entry = paymentId === null ? undefined : await fixture.ledger(paymentId);
  const checks: readonly (readonly [boolean, string])[] = [
    [charges.length <= 1, `charged ${String(charges.length)} times`],
    [
      stored['paid'] === (paymentId !== null),
      `paid is ${String(stored['paid'])}, charged is ${String(paymentId !== null)}`,
    ],
    [stored['transactionId'] === paymentId, 'names another payment than the one charged'],
    [charge === undefined || charge.amount === priceCents, 'charged another amount'],
    [
      paymentId === null || (entry?.['status'] === 'paid' && entry['orderId'] === id),
      'the ledger says otherwise',
    ],
  ];
  return checks.flatMap(([holds, problem]) => (holds ? [] : [`order ${id}: ${problem}`]));
}

/** One payment pays one order. */
async function sharedPayments({ shop }: PaymentFixture): Promise<string[]> {
  const { docs } = await shop.firestore.collection('orders').where('paid', '==', true).get();
  const ids = docs.map((order) => String(order.get('transactionId')));
  return ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `payment ${id} pays two orders`);
}
