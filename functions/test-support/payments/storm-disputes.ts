import { setTimeout as wait } from 'node:timers/promises';
import type { DisputeEnd } from '@pedalworks/stripe-emulator';
import { slow, type StormWorld } from './storm-world.ts';

/** Decisions of banks, each step some tens of milliseconds after the last. */
const decisions: readonly [readonly DisputeEnd[], ...(readonly DisputeEnd[])[]] = [
  [],
  ['won'],
  ['lost'],
  ['lost'],
  ['under_review', 'lost'],
  ['lost', 'won'],
  ['won', 'lost'],
  ['lost', 'won', 'lost'],
];

/** Sends most new events without waiting for the shop. The others stay pending. */
function announcer({ fixture: { provider }, chance, count, isSending }: StormWorld) {
  const known = new Set(provider.webhooks.pending().map(({ id }) => id));
  const sent: Promise<unknown>[] = [];
  const announce = () => {
    if (isSending) return;
    for (const { id } of provider.webhooks.pending()) {
      if (known.has(id)) continue;
      known.add(id);
      if (chance.happens(0.2)) continue;
      count('events sent at once');
      sent.push(provider.webhooks.send(id));
    }
  };
  return { announce, answered: () => Promise.all(sent) };
}

/** Opens a dispute that the bank decides while the shop still handles its opening. */
export async function disputePayment(world: StormWorld, paymentId: string): Promise<void> {
  const { chance, count } = world;
  const { dashboard } = world.fixture.provider;
  const { announce, answered } = announcer(world);
  slow(world);
  count('disputes');
  const amount = chance.one([undefined, undefined, 50]);
  const { id } = dashboard.dispute(paymentId, { amount, isInquiry: chance.happens(0.2) });
  announce();
  for (const end of chance.one(decisions)) {
    await wait(chance.whole(0, 60));
    dashboard.closeDispute(id, end);
    announce();
  }
  await answered();
}

/** Refunds or disputes a payment while the shop may still be recording it. Ignores payments that did not succeed. */
export async function moneyBackDuringPayment(world: StormWorld, paymentId: string): Promise<void> {
  const { chance, count } = world;
  const { provider } = world.fixture;
  const { announce, answered } = announcer(world);
  await wait(chance.whole(0, 40));
  try {
    if (chance.happens(0.5)) provider.dashboard.dispute(paymentId);
    else provider.dashboard.refund(paymentId, chance.one([undefined, 1]));
    count('money taken back during the payment');
  } catch {
    return;
  }
  announce();
  await answered();
}
