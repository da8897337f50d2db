/**
 * `npm run payments-storm [-- ORDERS SEED --kills]`: places, pays, ships in parts, replaces, cancels, refunds (also
 * outside the card) and disputes hundreds of orders while the provider is slow and seeded faults occur, then checks that
 * money, books, stock, parcels, emails and states agree with the card provider. Exits with 1 and names the orders that
 * do not.
 *
 * With `--kills`, two instances of the function run in processes of their own, and one is killed every few seconds.
 */
import { parseArgs } from 'node:util';
import { startEmulators } from '../../../scripts/lib/emulators.ts';
import { everyHalfHour } from '../../src/jobs/every-half-hour.ts';
import { reconcilePayments } from '../../src/payments/reconcile-payments.ts';
import type { Ports } from '../../src/ports.ts';
import { mailingShop } from '../mails/mailing-shop.ts';
import { openInstancePair } from './instance-pair.ts';
import { openPaymentFixture, type PaymentFixture } from './payment-fixture.ts';
import { SeededChance } from './seeded-chance.ts';
import { stockShelves, storm } from './storm-buyers.ts';
import { brokenPromises, disputeProblems } from './storm-checks.ts';
import { settleFailed } from './storm-refunds.ts';
import type { StormWorld } from './storm-world.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kills: { type: 'boolean' } },
});
const isKilling = values.kills === true;
const [orders = 1000, seed = 20_261_121] = positionals.map(Number);
const figures: Record<string, number> = {};
const chance = new SeededChance(seed);
let isFirestoreFlaky = !isKilling;

function count(name: string, by = 1): void {
  figures[name] = (figures[name] ?? 0) + by;
}

/** Delivers the events that are still pending, once the provider and Firestore work again. */
async function calmDown({ provider }: PaymentFixture): Promise<void> {
  isFirestoreFlaky = false;
  provider.faults.clear();
  await provider.webhooks.settled();
  await provider.webhooks.flush();
}

/** Closes most disputes and lets delayed outcomes happen, then runs the job until nothing is pending. */
async function settleTheRest(world: StormWorld, placed: readonly string[]): Promise<void> {
  const { fixture } = world;
  const { provider, ports } = fixture;
  for (const { id, status } of provider.disputes())
    if (/needs_response|under_review/u.test(status) && chance.happens(0.8))
      provider.dashboard.closeDispute(id, chance.one(['won', 'lost']));
  provider.dashboard.letTimePass();
  await provider.webhooks.flush();
  for (const orderId of placed) if (chance.happens(0.7)) await settleFailed(world, orderId);
  if (!isKilling) {
    const { settled, unresolved } = await reconcilePayments(ports, new Date(0));
    count('orders settled by reconciling', settled.length);
    count('payments a person must look at', unresolved.length);
  }
  for (let run = 0; run < 2; run += 1) {
    await everyHalfHour(ports);
    await provider.webhooks.flush({ copies: 2 });
  }
}

const away = Object.assign(new Error('UNAVAILABLE'), { code: 14 });
/** Runs a write that sometimes fails, either before or after Firestore has stored it. */
async function flaky<T>(write: () => Promise<T>): Promise<T> {
  if (!isFirestoreFlaky || !chance.happens(0.05)) return write();
  count('writes that Firestore refused, or whose answer was lost');
  if (chance.happens(0.5)) await write();
  throw away;
}

const sentMails = new Set<string>();
const stormyPorts = ({ refunds, transact }: Ports): Partial<Ports> => ({
  transact: (...call) => flaky(() => transact(...call)),
  shop: mailingShop,
  sendMail: ({ id }) => {
    count(sentMails.has(id) ? 'emails sent twice' : 'emails sent');
    sentMails.add(id);
    return Promise.resolve({ state: 'sent' });
  },
  refunds: {
    ...refunds,
    // Pretends that a minute has passed, so that the job retries recent refunds too.
    unanswered: () => refunds.unanswered(new Date(Date.now() + 1000)),
  },
});

function print(problems: readonly string[], endings: Readonly<Record<string, number>>): void {
  const all = Object.entries({ ...figures, ...endings }).sort(([one], [other]) => one.localeCompare(other));
  for (const [name, figure] of all) console.log(`  ${name}: ${String(figure)}`);
  for (const line of problems) console.error(`  BROKEN: ${line}`);
  console.log(problems.length === 0 ? 'Every promise held.' : `${String(problems.length)} promises broken.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

const emulators = await startEmulators({ only: ['auth', 'firestore'] });
Object.assign(process.env, emulators.env);
const opened = await openPaymentFixture({ ports: stormyPorts });
const pair = isKilling ? await openInstancePair(opened, chance, count) : null;
const fixture = pair?.fixture ?? opened;
try {
  const { accessToken: adminToken } = await fixture.shop.people.admin();
  const replacements = new Map<string, number>();
  const world = { fixture, adminToken, chance, count, isSending: isKilling, replacements };
  await stockShelves(world);
  const began = Date.now();
  const placed = await storm(world, orders);
  await pair?.stopKilling();
  await calmDown(fixture);
  const early = await disputeProblems(fixture, placed);
  await settleTheRest(world, placed);
  const { broken, endings } = await brokenPromises(fixture, { orderIds: placed, replacements });
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  console.log(`\nSeed ${String(seed)}: ${String(placed.length)} orders in ${seconds} s.`);
  const twice = figures['emails sent twice'] === undefined ? [] : ['emails were sent twice'];
  print([...early, ...broken, ...twice], endings);
} finally {
  await pair?.close();
  await opened.close();
  await emulators.stop();
}
