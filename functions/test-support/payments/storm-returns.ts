import { returnOutcomes, returnRemedies } from '@pedalworks/contract';
import { returnsIn } from '../../src/gateways/firestore/return-documents.ts';
import type { ReturnRecord } from '../../src/model/returns.ts';
import type { PaymentFixture } from './payment-fixture.ts';
import { someUnits } from './storm-shipments.ts';
import { asAdmin, maybeBreak, patiently, slow, type StormWorld } from './storm-world.ts';

export async function returnsOf({ shop }: PaymentFixture, orderId: string): Promise<readonly ReturnRecord[]> {
  const { docs } = await returnsIn(shop.firestore).where('orderId', '==', orderId).get();
  return docs.map((document) => document.data());
}

const newKey = () => ({ 'idempotency-key': crypto.randomUUID() });

/** Announces a return, then lets admins and the customer move it on. */
export async function returnParts(world: StormWorld, id: string): Promise<void> {
  const { chance, fixture, count } = world;
  const body = { kind: chance.one(['return', 'return', 'warranty']), lines: await someUnits(world, id) };
  const token = chance.happens(0.7) ? fixture.customer.accessToken : world.adminToken;
  const asking = { params: { id }, headers: newKey(), body, token };
  const presses = chance.one([1, 1, 2]);
  await Promise.all(
    Array.from({ length: presses }, async () => {
      const answer = await patiently(world, () => fixture.shop.call('createReturn', asking));
      count(`createReturn: ${String(answer?.status ?? 503)}`);
    }),
  );
  const steps = chance.one([1, 2, 3, 3]);
  for (let step = 0; step < steps; step += 1) await moveReturn(world, id);
}

/** Moves one of an order's returns. Sometimes two admins do so together, with different pieces. */
export async function moveReturn(world: StormWorld, id: string): Promise<void> {
  const { chance, fixture } = world;
  const [first, ...others] = await returnsOf(fixture, id);
  if (first === undefined) return;
  const { id: returnId } = chance.one([first, ...others]);
  maybeBreak(world, 'POST /v1/refunds');
  maybeBreak(world, 'GET /v1/refunds');
  slow(world);
  const presses = chance.one([1, 1, 2]);
  await Promise.all(Array.from({ length: presses }, () => press(world, id, returnId)));
}

async function press(world: StormWorld, id: string, returnId: string): Promise<void> {
  const { chance } = world;
  const to = chance.one([
    ...(['approved', 'approved', 'received', 'received'] as const),
    ...(['closed', 'closed', 'closed', 'closed', 'declined', 'cancelled'] as const),
  ]);
  const isArrival = to === 'received' || to === 'closed';
  const lines = isArrival && chance.happens(0.6) ? await somePieces(world, id) : undefined;
  const refundAmount = to === 'closed' && chance.happens(0.2) ? 0.5 : undefined;
  const note = refundAmount === undefined ? undefined : 'Scratched.';
  const body = { to, lines, refundAmount, note };
  await asAdmin(world, 'transitionReturn', { params: { id: returnId }, headers: newKey(), body });
}

async function somePieces(world: StormWorld, id: string) {
  const { chance } = world;
  return (await someUnits(world, id)).map((units) => {
    const outcome = chance.one(returnOutcomes);
    const remedy = chance.happens(0.5) ? chance.one(returnRemedies) : undefined;
    return { ...units, outcome, ...(outcome !== 'send-back' && { remedy }) };
  });
}
