import { Timestamp } from 'firebase-admin/firestore';
import { expireOrders } from '../../src/checkout/expire-orders.ts';
import { retryPendingRefunds } from '../../src/refunds/retry-refunds.ts';
import { disputePayment } from './storm-disputes.ts';
import { refund, refundTwiceAtOnce, settleFailed } from './storm-refunds.ts';
import { moveReturn, returnParts } from './storm-returns.ts';
import { changeParcel, fulfil, move, replacePart, swapPart } from './storm-shipments.ts';
import { asAdmin, maybeBreak, type StormWorld } from './storm-world.ts';

/** Applies up to five random actions to an order, such as shipping, a refund, expiry or a dispute. */
export async function live(world: StormWorld, orderId: string): Promise<void> {
  const { chance } = world;
  const happenings = chance.one([0, 1, 2, 3, 5]);
  for (let happening = 0; happening < happenings; happening += 1) {
    const isPaid = (await paymentOf(world, orderId)) !== null;
    await chance.one(isPaid ? livesOfPaid : livesOfUnpaid)(world, orderId);
  }
}

type Life = (world: StormWorld, orderId: string) => Promise<void>;

const livesOfUnpaid: readonly [Life, ...Life[]] = [cancel, runOut, refund];
const livesOfPaid: readonly [Life, ...Life[]] = [
  ...([move, fulfilAndReturn, fulfilAndReturn, fulfilAndReturn] as const),
  ...([swapPart, swapPart, swapPart] as const),
  ...([replacePart, changeParcel, returnParts, moveReturn] as const),
  ...([refund, refund, refund, refundTwiceAtOnce, settleFailed, cancel] as const),
  ...([inDashboard, dispute, dispute, dispute] as const),
];

async function fulfilAndReturn(world: StormWorld, id: string): Promise<void> {
  await fulfil(world, id);
  if (world.chance.happens(0.6)) await returnParts(world, id);
  if (world.chance.happens(0.3)) await Promise.all([moveReturn(world, id), refund(world, id)]);
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

/** Runs the steps of the scheduled job that change orders: expiry and refund retries. Sometimes, refunds fail late. */
export async function runJob({ fixture, chance, count }: StormWorld): Promise<void> {
  if (chance.happens(0.5)) fixture.provider.dashboard.letTimePass();
  count('orders expired', await expireOrders(fixture.ports, AbortSignal.timeout(30_000)).catch(() => 0));
  await retryPendingRefunds(fixture.ports, AbortSignal.timeout(30_000)).catch(() => {
    count('runs of the job cut off');
  });
}
