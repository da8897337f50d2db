/**
 * `npm run soak [-- SECONDS]`: simulates shoppers who order and pay, and admins who view orders, at the maximum
 * rate. Exits with 1 if a request fails, an order stays unpaid, or memory grows by a tenth in the second half.
 */
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { startStripeEmulator } from '@pedalworks/stripe-emulator';
import Stripe from 'stripe';
import { demoProject } from '../../scripts/lib/emulators.ts';
import { connectFirebase } from '../src/gateways/firebase.ts';
import { people, type Person } from '../test-support/people.ts';
import { median, type RunningServer, start } from './server.ts';
import { hosted, openBench, products } from './shop.ts';

const seconds = Number(process.argv[2] ?? 600);
const shoppers = 8;
const secrets = { secretKey: 'sk_test_soak', webhookSecret: 'whsec_soak' };

const emulators = await openBench();
const provider = await startStripeEmulator({ port: 0 });
const server = await start(
  hosted(
    {
      ...emulators.env,
      STRIPE_SECRET_KEY: secrets.secretKey,
      STRIPE_WEBHOOK_SECRET: secrets.webhookSecret,
      STRIPE_EMULATOR_HOST: `${provider.host}:${provider.port}`,
    },
    4,
  ),
);
const address = new URL(server.address).origin;
provider.webhooks.configure({ url: `${address}/stripe/webhook`, secret: secrets.webhookSecret });
const stripe = new Stripe(secrets.secretKey, { host: provider.host, port: provider.port, protocol: 'http' });
const firebase = connectFirebase(demoProject);
const customers = await Promise.all(Array.from({ length: shoppers }, () => people(firebase.auth).customer()));
const admin = await people(firebase.auth).admin();

const times = new Map<string, RecordableHistogram>();
const errors = new Map<string, number>();
const paidOrders: string[] = [];
const end = Date.now() + seconds * 1000;
const watched = watchMemory(server);
await Promise.all(customers.map((customer, nth) => shop(customer, nth)));
const rss = await watched;
await provider.close();
const unpaid = await unpaidOf(paidOrders);
const growth = growthOf(rss);
print();
await server.stop();
await firebase.close();
await emulators.stop();
process.exitCode = errors.size === 0 && unpaid === 0 && growth < 0.1 ? 0 : 1;

interface Asked {
  readonly method?: string;
  readonly token?: string;
  readonly body?: object;
}

/** Sends a request and records its duration under `title`. Any status but 200 or 201 is an error. */
async function ask(
  title: string,
  path: string,
  { method = 'GET', token, body }: Asked = {},
): Promise<unknown> {
  const begun = performance.now();
  const response = await fetch(address + path, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  const histogram = times.get(title) ?? createHistogram();
  histogram.record(Math.max(1, Math.round((performance.now() - begun) * 1000)));
  times.set(title, histogram);
  if (response.status >= 300) {
    const told = `${title}: ${String(response.status)} ${JSON.stringify(answer)}`;
    errors.set(told, (errors.get(told) ?? 0) + 1);
  }
  return answer;
}

async function shop(customer: Person, nth: number): Promise<void> {
  for (let visit = nth; Date.now() < end; visit += 1) {
    for (let page = 0; page < 6; page += 1) {
      await ask('GET /product', '/product?limit=6');
      await ask('GET /review', '/review?limit=6');
    }
    const order = await place(customer);
    if (visit % 2 === 0) await pay(customer, order);
    const mine = `/order?customerEmail=${encodeURIComponent(customer.email)}&limit=10`;
    await ask('GET /order', mine, { token: customer.accessToken });
    if (visit % 4 === 0) await ask('GET /allOrder', '/allOrder?limit=25', { token: admin.accessToken });
  }
}

interface Placed {
  readonly _id: string;
  readonly price: number;
}

async function place({ accessToken, email }: Person): Promise<Placed> {
  const price = products[1]?.price;
  const body = { purchaseId: 'part-1', price, quantity: 2, customerEmail: email, phone: '1' };
  return (await ask('POST /orders', '/orders', { method: 'POST', token: accessToken, body })) as Placed;
}

async function pay({ accessToken: token }: Person, { _id, price }: Placed): Promise<void> {
  const intent = '/create-payment-intent';
  const opened = await ask(`POST ${intent}`, intent, {
    method: 'POST',
    token,
    body: { price, orderId: _id },
  });
  const { clientSecret = '' } = opened as { clientSecret?: string };
  const [transactionId = ''] = clientSecret.split('_secret_');
  await stripe.paymentIntents.confirm(transactionId, { payment_method: 'pm_card_visa' });
  const body = { order: _id, transactionId };
  await ask('PATCH /order/{id}', `/order/${_id}`, { method: 'PATCH', token, body });
  paidOrders.push(_id);
}

async function watchMemory(of: RunningServer): Promise<number[]> {
  const samples: number[] = [];
  while (Date.now() < end) {
    samples.push(await of.rssMegabytes());
    await delay(Math.min(2000, seconds * 10));
  }
  return samples;
}

/** Returns the relative growth of the median from the third to the fourth quarter of the samples. */
function growthOf(samples: readonly number[]): number {
  const quarter = (nth: number) =>
    median(samples.slice((samples.length * (nth - 1)) / 4, (samples.length * nth) / 4));
  return quarter(4) / quarter(3) - 1;
}

async function unpaidOf(ids: readonly string[]): Promise<number> {
  const documents = await Promise.all(ids.map((id) => firebase.firestore.doc(`orders/${id}`).get()));
  return documents.filter((order) => order.get('paid') !== true).length;
}

function print(): void {
  const milliseconds = (microseconds: number) => (microseconds / 1000).toFixed(1);
  let total = 0;
  for (const [title, histogram] of [...times].sort()) {
    total += histogram.count;
    const [p50, p99] = [histogram.percentile(50), histogram.percentile(99)].map(milliseconds);
    console.log(`${title}: ${String(histogram.count)} answers, p50 ${p50 ?? ''} ms, p99 ${p99 ?? ''} ms`);
  }
  const rate = (total / seconds).toFixed(0);
  console.log(
    `${String(total)} answers in ${String(seconds)} s (${rate} a second), ${String(paidOrders.length)} orders paid`,
  );
  console.log(
    `RSS ${rss[0]?.toFixed(0) ?? ''} MB at first, ${median(rss).toFixed(0)} MB median, ${(growth * 100).toFixed(1)} % growth over the second half`,
  );
  for (const [told, count] of errors) console.error(`ERROR ${String(count)} times: ${told}`);
  if (unpaid > 0) console.error(`ERROR: ${String(unpaid)} paid orders are not paid`);
}
