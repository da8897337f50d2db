import type { RefundBody } from '../refunds/paid-order.ts';
import { refundsOf } from './refund-checks.ts';
import { recordOf } from './storm-shipments.ts';
import { asAdmin, maybeBreak, slow, type StormWorld } from './storm-world.ts';

const newKey = () => ({ 'idempotency-key': crypto.randomUUID() });

/** Refunds the rest, an amount or some units, to the card or outside it. */
export async function refund(world: StormWorld, id: string): Promise<void> {
  const { chance } = world;
  maybeBreak(world, 'POST /v1/refunds');
  maybeBreak(world, 'GET /v1/refunds');
  slow(world);
  const { lines, priceCents } = await recordOf(world, id);
  const [{ productId, quantity } = { productId: '', quantity: 1 }] = lines;
  const restock = chance.happens(0.5);
  const body = chance.one<RefundBody>([
    { restock },
    { amount: chance.whole(1, priceCents) / 100 },
    { lines: [{ productId, quantity: chance.whole(1, quantity) }], restock },
  ]);
  const how = chance.happens(0.3) ? outside : {};
  await asAdmin(world, 'refundOrder', { params: { id }, body: { ...body, ...how }, headers: newKey() });
}

const outside = { method: 'other', paidBy: 'transfer', reason: 'The card is closed.' } as const;

export async function refundTwiceAtOnce(world: StormWorld, id: string): Promise<void> {
  await Promise.all([refund(world, id), refund(world, id)]);
}

/** Settles an order's failed refunds outside the card. Two admins press together. */
export async function settleFailed(world: StormWorld, id: string): Promise<void> {
  const { chance, fixture, count } = world;
  const failed = (await refundsOf(fixture, id)).filter(({ status }) => status === 'failed');
  for (const { id: settles } of failed) {
    count('failed refunds to settle');
    const body = { ...outside, settles, restock: chance.happens(0.5) };
    const press = () => asAdmin(world, 'refundOrder', { params: { id }, body, headers: newKey() });
    await Promise.all([press(), press()]);
  }
}
