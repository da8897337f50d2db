/**
 * `npm run payments-storm [-- PAYMENTS SEED]`: pays orders by the hundred while everything that can go wrong does, at
 * random but seeded, and then checks that each order was charged once or not at all and is paid exactly when the card
 * provider has its money. Ends with 1 and names every order for which that does not hold.
 */
import type { FaultKind } from '@pedalworks/stripe-emulator';
import { reconcilePayments } from '../reconcile-payments.ts';
import { openPaymentFixture, storeProduct, type PaymentFixture } from './payment-fixture.ts';
import type { Answer } from '../../test-support/answer.ts';
import { startEmulators } from '../../../../scripts/lib/emulators.ts';
import { SeededChance } from './seeded-chance.ts';
import { brokenPromises, type StormOrder } from './storm-checks.ts';

const [payments = 1000, seed = 20_261_121] = process.argv.slice(2).map(Number);
const buyersAtOnce = 8;
const figures: Record<string, number> = {};
const chance = new SeededChance(seed);
let isFirestoreFlaky = true;

function count(name: string, by = 1): void {
  figures[name] = (figures[name] ?? 0) + by;
}

const faults: readonly [FaultKind, ...FaultKind[]] = [
  { kind: 'answer', status: 500 },
  { kind: 'answer', status: 500, isKept: true },
  { kind: 'answer', status: 429 },
  { kind: 'answer', status: 409 },
  { kind: 'drop', after: false },
  { kind: 'drop', after: true },
  { kind: 'hang', after: true },
  { kind: 'delay', milliseconds: 20 },
];
const cards = [
  'pm_card_visa',
  'pm_card_visa',
  'pm_card_mastercard',
  'pm_card_visa_chargeDeclined',
  'pm_card_chargeDeclinedExpiredCard',
  'pm_card_authenticationRequired',
] as const;

function maybeBreak(fixture: PaymentFixture, on: string): void {
  if (!chance.happens(0.15)) return;
  count('faults at the provider');
  fixture.provider.faults.add({ on, fault: chance.one(faults), times: chance.one([1, 1, 1, 3]) });
}

/** A person tries again when the shop says 503, and gives up at the fifth time. */
async function patiently(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
    count('answers 503');
  }
  return undefined;
}

/** What the browser asks of the provider; a broken line shows there and nowhere else. */
async function confirm(fixture: PaymentFixture, clientSecret: string): Promise<string> {
  const [paymentId = ''] = clientSecret.split('_secret_');
  const card = chance.one(cards);
  await fixture.pay(clientSecret, card).catch(() => {
    count('confirmations refused or cut off');
  });
  return paymentId;
}

async function buy(fixture: PaymentFixture): Promise<StormOrder> {
  const priceCents = chance.one([50, 5990, 1999, 99_999_999, chance.whole(50, 500_000)]);
  const orderId = await fixture.placeOrder({ priceCents });
  const visits = chance.one([1, 1, 1, 2, 3]);
  for (let visit = 0; visit < visits; visit += 1) await visitPaymentPage(fixture, orderId);
  return { id: orderId, priceCents };
}

async function visitPaymentPage(fixture: PaymentFixture, orderId: string): Promise<void> {
  maybeBreak(fixture, 'POST /v1/payment_intents');
  maybeBreak(fixture, 'POST /v1/payment_intents/{id}/confirm');
  const tabs = chance.one([1, 1, 1, 2]);
  const opened = await Promise.all(
    Array.from({ length: tabs }, () => patiently(() => fixture.openIntent(orderId))),
  );
  const secrets = opened.flatMap((answer) =>
    answer?.status === 200 ? [(answer.json as { clientSecret: string }).clientSecret] : [],
  );
  if (secrets.length > 1) count('tabs that paid side by side', secrets.length);
  const paymentIds = await Promise.all(secrets.map((secret) => confirm(fixture, secret)));
  maybeBreak(fixture, 'GET /v1/payment_intents/{id}');
  for (const paymentId of paymentIds) {
    if (chance.happens(0.25)) count('browsers that died before the report');
    else await patiently(() => fixture.report(orderId, paymentId));
  }
}

/** Delivers what waits, lost, doubled and turned round. */
async function deliverEvents({ provider }: PaymentFixture): Promise<void> {
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

async function storm(fixture: PaymentFixture): Promise<StormOrder[]> {
  const orders: StormOrder[] = [];
  let started = 0;
  const buyer = async (): Promise<void> => {
    while (started < payments) {
      started += 1;
      if (started % 100 === 0) console.log(`${String(started)} of ${String(payments)} …`);
      orders.push(await buy(fixture));
      if (chance.happens(0.1)) await deliverEvents(fixture);
    }
  };
  await Promise.all(Array.from({ length: buyersAtOnce }, buyer));
  return orders;
}

async function settleTheRest(fixture: PaymentFixture): Promise<void> {
  isFirestoreFlaky = false;
  fixture.provider.faults.clear();
  const first = await reconcilePayments(fixture.ports, new Date(0));
  count('orders settled by reconciling', first.settled.length);
  count('payments a person must look at', first.unresolved.length);
  const second = await reconcilePayments(fixture.ports, new Date(0));
  count('orders settled by reconciling again', second.settled.length);
  await fixture.provider.webhooks.flush({ copies: 2 });
}

const emulators = await startEmulators({ only: ['auth', 'firestore'] });
Object.assign(process.env, emulators.env);
const away = Object.assign(new Error('UNAVAILABLE'), { code: 14 });
const fixture = await openPaymentFixture({
  ports: ({ payments: store }) => ({
    payments: {
      ...store,
      paymentTransaction: (about, settle) => {
        if (!isFirestoreFlaky || !chance.happens(0.05)) return store.paymentTransaction(about, settle);
        count('writes that Firestore refused');
        return Promise.reject(away);
      },
    },
  }),
});
try {
  await storeProduct(fixture.shop);
  const began = Date.now();
  const orders = await storm(fixture);
  await settleTheRest(fixture);
  const { broken, paid, unpaid } = await brokenPromises(fixture, orders);
  console.log(
    `\nSeed ${String(seed)}: ${String(orders.length)} orders in ${((Date.now() - began) / 1000).toFixed(0)} s, ${String(paid)} charged once and paid, ${String(unpaid)} not charged and unpaid.`,
  );
  for (const [name, figure] of Object.entries(figures).sort()) console.log(`  ${name}: ${String(figure)}`);
  for (const line of broken) console.error(`  BROKEN: ${line}`);
  console.log(broken.length === 0 ? 'Every promise held.' : `${String(broken.length)} promises broken.`);
  process.exitCode = broken.length === 0 ? 0 : 1;
} finally {
  await fixture.close();
  await emulators.stop();
}
