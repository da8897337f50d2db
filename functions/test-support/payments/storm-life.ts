import { orderAttentions } from '@pedalworks/contract';
import { Timestamp } from 'firebase-admin/firestore';
import { expireOrders } from '../../src/checkout/expire-orders.ts';
import type { OrderRecord } from '../../src/model/orders.ts';
import { retryPendingRefunds } from '../../src/refunds/retry-refunds.ts';
import type { RefundBody } from '../refunds/paid-order.ts';
import type { Asking } from '../shop.ts';
import { disputePayment } from './storm-disputes.ts';
import { maybeBreak, patiently, slow, type StormWorld } from './storm-world.ts';

/** Applies up to three random actions to an order, such as shipping, a refund, expiry or a dispute. */
export async function live(world: StormWorld, orderId: string): Promise<void> {
  const { chance } = world;
  const happenings = chance.one([0, 1, 2, 3]);
  for (let happening = 0; happening < happenings; happening += 1) {
    const isPaid = (await paymentOf(world, orderId)) !== null;
    await chance.one(isPaid ? livesOfPaid : livesOfUnpaid)(world, orderId);
  }
}

type Life = (world: StormWorld, orderId: string) => Promise<void>;

const livesOfUnpaid: readonly [Life, ...Life[]] = [cancel, runOut, refund];
const livesOfPaid: readonly [Life, ...Life[]] = [
  ...([move, move, refund, refund, refund] as const),
  ...([refundTwiceAtOnce, cancel, inDashboard, dispute, dispute, dispute] as const),
];

async function asAdmin(
  world: StormWorld,
  name: 'refundOrder' | 'transitionOrder',
  asking: Asking,
): Promise<void> {
  const token = world.adminToken;
  const answer = await patiently(world, () => world.fixture.shop.call(name, { ...asking, token }));
  world.count(`${name}: ${String(answer?.status ?? 503)}`);
}

function move(world: StormWorld, id: string): Promise<void> {
  const to = world.chance.one(['packed', 'packed', 'shipped', 'delivered']);
  const body = { to, attentions: [...orderAttentions] };
  return asAdmin(world, 'transitionOrder', { params: { id }, body });
}

async function refund(world: StormWorld, id: string): Promise<void> {
  const { chance, fixture } = world;
  maybeBreak(world, 'POST /v1/refunds');
  maybeBreak(world, 'GET /v1/refunds');
  slow(world);
  const { lines, priceCents } = (await fixture.order(id)) as unknown as OrderRecord;
  const [{ productId, quantity } = { productId: '', quantity: 1 }] = lines;
  const restock = chance.happens(0.5);
  const body = chance.one<RefundBody>([
    { restock },
    { amount: chance.whole(1, priceCents) / 100 },
    { lines: [{ productId, quantity: chance.whole(1, quantity) }], restock },
  ]);
  const headers = { 'idempotency-key': crypto.randomUUID() };
  await asAdmin(world, 'refundOrder', { params: { id }, body, headers });
}

async function refundTwiceAtOnce(world: StormWorld, id: string): Promise<void> {
  await Promise.all([refund(world, id), refund(world, id)]);
}

async function cancel(world: StormWorld, id: string): Promise<void> {
  maybeBreak(world, 'POST /v1/payment_intents/{id}/cancel');
  maybeBreak(world, 'POST /v1/refunds');
  await asAdmin(world, 'transitionOrder', { params: { id }, body: { to: 'cancelled' } });
}

/** Returns the id of the payment that pays an order; null if the order is unpaid. */
async function paymentOf({ fixture }: StormWorld, orderId: string): Promise<string | null> {
  const { transactionId } = await fixture.order(orderId);
  return typeof transactionId === 'string' ? transactionId : null;
}

async function dispute(world: StormWorld, orderId: string): Promise<void> {
  const { fixture, chance } = world;
  const paymentId = await paymentOf(world, orderId);
  const disputes = fixture.provider.disputes().filter(({ payment_intent }) => payment_intent === paymentId);
  if (paymentId !== null && disputes.length < 2 && chance.happens(0.7))
    await disputePayment(world, paymentId);
}

/** Refunds in the provider's dashboard. Ignores rejections, which only the dashboard's user would see. */
async function inDashboard(world: StormWorld, orderId: string): Promise<void> {
  const { fixture, chance, count } = world;
  const paymentId = await paymentOf(world, orderId);
  if (paymentId === null) return;
  try {
    fixture.provider.dashboard.refund(paymentId, chance.one([undefined, 1, 700]));
    count('refunds in the dashboard');
  } catch {
    count('refunds that the dashboard refused');
  }
}

async function runOut(world: StormWorld, orderId: string): Promise<void> {
  const { fixture, count } = world;
  const { status } = await fixture.order(orderId);
  if (status !== 'placed') return;
  const expiresAt = Timestamp.fromMillis(Date.now() - 1000);
  await fixture.shop.firestore.doc(`orders/${orderId}`).update({ expiresAt });
  count('orders whose time ran out');
}

/** Runs the steps of the scheduled job that change orders: expiry and refund retries. */
export async function runJob({ fixture, count }: StormWorld): Promise<void> {
  count('orders expired', await expireOrders(fixture.ports, AbortSignal.timeout(30_000)).catch(() => 0));
  await retryPendingRefunds(fixture.ports, AbortSignal.timeout(30_000)).catch(() => {
    count('runs of the job cut off');
  });
}
