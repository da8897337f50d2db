/**
 * `npm run payments-storm [-- PAYMENTS SEED]`: places, pays, ships, cancels and refunds hundreds of orders while
 * seeded faults occur, then checks that money, stock and states agree with the card provider. Exits with 1 and names
 * the orders that do not.
 */
import { startEmulators } from '../../../scripts/lib/emulators.ts';
import { everyHalfHour } from '../../src/jobs/every-half-hour.ts';
import { reconcilePayments } from '../../src/payments/reconcile-payments.ts';
import { openPaymentFixture, storeProduct, type PaymentFixture } from './payment-fixture.ts';
import { SeededChance } from './seeded-chance.ts';
import { brokenPromises, firstStock } from './storm-checks.ts';
import { live, maybeBreak, patiently, runJob, type StormWorld } from './storm-life.ts';

const [payments = 1000, seed = 20_261_121] = process.argv.slice(2).map(Number);
const buyersAtOnce = 12;
const figures: Record<string, number> = {};
const chance = new SeededChance(seed);
let isFirestoreFlaky = true;

function count(name: string, by = 1): void {
  figures[name] = (figures[name] ?? 0) + by;
}

const cards = [
  'pm_card_visa',
  'pm_card_visa',
  'pm_card_mastercard',
  'pm_card_visa_chargeDeclined',
  'pm_card_chargeDeclinedExpiredCard',
  'pm_card_authenticationRequired',
] as const;

/** Confirms a payment as the browser does. Ignores errors, which only the browser would see. */
async function confirm({ fixture }: StormWorld, clientSecret: string): Promise<string> {
  const [paymentId = ''] = clientSecret.split('_secret_');
  const card = chance.one(cards);
  await fixture.pay(clientSecret, card).catch(() => {
    count('confirmations refused or cut off');
  });
  return paymentId;
}

/** Prices of forty parts: enough that few buyers compete for the same one. */
const prices = Array.from({ length: 40 }, (_part, place) => 50 + 1237 * place);

async function stockShelves(fixture: PaymentFixture): Promise<void> {
  for (const priceCents of prices) {
    const product = fixture.shop.firestore.doc(`products/${String(priceCents)}`);
    await storeProduct(fixture.shop, firstStock, product.id);
    await product.update({ priceCents });
  }
  const settings = { enforceMinOrder: false, enforceStock: true };
  await fixture.shop.firestore.doc('settings/shop').set(settings);
}

/** @returns the order's id; null if the shop refused it */
async function placeCart(world: StormWorld): Promise<string | null> {
  const { shop, customer } = world.fixture;
  const kinds = chance.one([1, 1, 2, 3]);
  const first = chance.whole(0, prices.length - 1);
  const lines = Array.from({ length: kinds }, (_line, place) => {
    const priceCents = prices[(first + place) % prices.length] ?? 0;
    return { productId: String(priceCents), quantity: chance.whole(1, 4), price: priceCents / 100 };
  });
  const body = { lines, customerEmail: customer.email };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const asking = { body, headers, token: customer.accessToken };
  const answer = await patiently(world, () => shop.call('placeOrder', asking));
  return answer?.status === 201 ? (answer.json as { insertedId: string }).insertedId : null;
}

async function buy(world: StormWorld): Promise<readonly string[]> {
  const orderId = await placeCart(world);
  if (orderId === null) return [];
  if (chance.happens(0.1)) await payByPrice(world, orderId);
  else {
    const visits = chance.one([1, 1, 1, 2, 3]);
    const meanwhile = chance.happens(0.2) ? live(world, orderId) : undefined;
    for (let visit = 0; visit < visits; visit += 1) await visitPaymentPage(world, orderId);
    await meanwhile;
  }
  await live(world, orderId);
  return [orderId];
}

/** Pays without an order id, like older clients. */
async function payByPrice(world: StormWorld, orderId: string): Promise<void> {
  const { fixture } = world;
  const { priceCents } = await fixture.order(orderId);
  const paymentId = await fixture.payBare(Number(priceCents) / 100).catch(() => null);
  if (paymentId === null) return;
  count('payments by their price alone');
  if (chance.happens(0.7)) await patiently(world, () => fixture.report(orderId, paymentId));
}

async function visitPaymentPage(world: StormWorld, orderId: string): Promise<void> {
  const { fixture } = world;
  maybeBreak(world, 'POST /v1/payment_intents');
  maybeBreak(world, 'POST /v1/payment_intents/{id}/confirm');
  const tabs = chance.one([1, 1, 1, 2]);
  const opened = await Promise.all(
    Array.from({ length: tabs }, () => patiently(world, () => fixture.openIntent(orderId))),
  );
  const secrets = opened.flatMap((answer) =>
    answer?.status === 200 ? [(answer.json as { clientSecret: string }).clientSecret] : [],
  );
  if (secrets.length > 1) count('tabs that paid side by side', secrets.length);
  const paymentIds = await Promise.all(secrets.map((secret) => confirm(world, secret)));
  maybeBreak(world, 'GET /v1/payment_intents/{id}');
  for (const paymentId of paymentIds) {
    if (chance.happens(0.25)) count('browsers that died before the report');
    else await patiently(world, () => fixture.report(orderId, paymentId));
  }
}

/** Delivers pending webhooks in original or reversed order, up to five times each. Loses some of them. */
async function deliverEvents({ fixture: { provider } }: StormWorld): Promise<void> {
  for (const { id } of provider.webhooks.pending()) {
    if (!chance.happens(0.2)) continue;
    provider.webhooks.lose(id);
    count('events lost');
  }
  const copies = chance.one([1, 1, 2, 5]);
  const deliveries = await provider.webhooks.flush({
    copies,
    order: chance.one(['as-happened', 'reversed']),
  });
  count('deliveries of events', deliveries.length);
  count('deliveries refused', deliveries.filter(({ status }) => status !== 200).length);
}

async function storm(world: StormWorld): Promise<readonly string[]> {
  const orders: string[] = [];
  let started = 0;
  const buyer = async (): Promise<void> => {
    while (started < payments) {
      started += 1;
      if (started % 100 === 0) console.log(`${String(started)} of ${String(payments)} …`);
      orders.push(...(await buy(world)));
      if (chance.happens(0.1)) await deliverEvents(world);
      if (chance.happens(0.05)) await runJob(world);
    }
  };
  await Promise.all(Array.from({ length: buyersAtOnce }, buyer));
  return orders;
}

/**
 * Settles everything that is still pending: closes disputes, reconciles payments, runs the job, delivers webhooks.
 */
async function settleTheRest({ fixture }: StormWorld): Promise<void> {
  isFirestoreFlaky = false;
  const { provider, ports } = fixture;
  provider.faults.clear();
  for (const { id, status } of provider.disputes())
    if (status.endsWith('needs_response')) provider.dashboard.closeDispute(id, chance.one(['won', 'lost']));
  provider.dashboard.letTimePass();
  const { settled, unresolved } = await reconcilePayments(ports, new Date(0));
  count('orders settled by reconciling', settled.length);
  count('payments a person must look at', unresolved.length);
  for (let run = 0; run < 2; run += 1) {
    await everyHalfHour(ports);
    await provider.webhooks.flush({ copies: 2 });
  }
}

const emulators = await startEmulators({ only: ['auth', 'firestore'] });
Object.assign(process.env, emulators.env);
const away = Object.assign(new Error('UNAVAILABLE'), { code: 14 });
/** Runs a write that sometimes fails, either before or after Firestore has stored it. */
async function flaky<T>(write: () => Promise<T>): Promise<T> {
  if (!isFirestoreFlaky || !chance.happens(0.05)) return write();
  count('writes that Firestore refused, or whose answer was lost');
  if (chance.happens(0.5)) await write();
  throw away;
}
const fixture = await openPaymentFixture({
  ports: ({ refunds, transact }) => ({
    transact: (...call) => flaky(() => transact(...call)),
    refunds: {
      ...refunds,
      // Pretends that a minute has passed, so that the job retries recent refunds too.
      unanswered: () => refunds.unanswered(new Date(Date.now() + 1000)),
    },
  }),
});
try {
  await stockShelves(fixture);
  const { accessToken: adminToken } = await fixture.shop.people.admin();
  const world = { fixture, adminToken, chance, count };
  const began = Date.now();
  const orders = await storm(world);
  await settleTheRest(world);
  const { broken, endings } = await brokenPromises(fixture, orders);
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  console.log(`\nSeed ${String(seed)}: ${String(orders.length)} orders in ${seconds} s.`);
  const all = Object.entries({ ...figures, ...endings }).sort(([one], [other]) => one.localeCompare(other));
  for (const [name, figure] of all) console.log(`  ${name}: ${String(figure)}`);
  for (const line of broken) console.error(`  BROKEN: ${line}`);
  console.log(broken.length === 0 ? 'Every promise held.' : `${String(broken.length)} promises broken.`);
  process.exitCode = broken.length === 0 ? 0 : 1;
} finally {
  await fixture.close();
  await emulators.stop();
}
