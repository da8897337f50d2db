/**
 * `npm run bench:pages`, `bench:bodies` and `bench:imports`, each with `-- [SECONDS]`: measures the response times of
 * orders under another load: one address that requests pages, or sends the largest bodies, at its rate limit, or an
 * admin who previews imports. Exits with 1 if the 95th percentile of the response times exceeds 250 ms.
 */
import { createHistogram } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { demoProject } from '../../scripts/lib/emulators.ts';
import { buildWeb } from '../../scripts/lib/builds.ts';
import { inRepo } from '../../scripts/lib/repo.ts';
import { connectFirebase } from '../src/gateways/firebase.ts';
import { people, type Person } from '../test-support/people.ts';
import { start } from './server.ts';
import { hosted, openBench, products } from './shop.ts';

const [, , what = 'pages', duration = '40'] = process.argv;
const seconds = Number(duration);
const maxMilliseconds = 250;
/** Rate limits per minute: pages per address, and orders per account (decision 021). */
const [floodPerMinute, ordersPerMinute] = [120, 30];
const atOnce = 12;
const buyers = 10;

const webFolder = await buildWeb(console.log, inRepo('.cache', 'bench', 'web'), {});
const emulators = await openBench();
const subject = hosted(emulators.env, 4);
const server = await start({
  ...subject,
  env: { ...subject.env, RATE_LIMIT_FACTOR: '1.2', PAGES_FOLDER: `${webFolder}-server` },
});
const { origin } = new URL(server.address);
const firebase = connectFirebase(demoProject);
const customers = await Promise.all(Array.from({ length: buyers }, () => people(firebase.auth).customer()));

// Warms the process up: the first pages render much slower.
for (let nth = 0; nth < 24; nth += 1)
  await (await fetch(`${origin}/parts?q=warm+${String(nth)}`)).arrayBuffer();
await ordersDuring(2, () => Promise.resolve());
const alone = await ordersDuring(seconds / 2, () => Promise.resolve());
const statuses = new Map<number, number>();
const beside = await ordersDuring(seconds, flood);
console.log(`orders alone: ${alone.text}`);
console.log(`orders beside ${what}: ${beside.text}`);
console.log(`${what}: ${JSON.stringify(Object.fromEntries(statuses))}`);
await server.stop();
await firebase.close();
await emulators.stop();
process.exitCode = beside.p95 <= maxMilliseconds ? 0 : 1;

/** Places orders at each account's rate limit while `meanwhile` runs, and returns their response times. */
async function ordersDuring(duration: number, meanwhile: (end: number) => Promise<void>) {
  const end = Date.now() + duration * 1000;
  const times = createHistogram();
  await Promise.all([
    meanwhile(end),
    ...customers.map(async (customer, nth) => {
      await delay((nth * 60_000) / ordersPerMinute / buyers);
      while (Date.now() < end) {
        const begun = performance.now();
        await order(customer);
        const took = performance.now() - begun;
        times.record(Math.max(1, Math.round(took)));
        await delay(Math.max(0, 60_000 / ordersPerMinute + 100 - took));
      }
    }),
  ]);
  const [p50, p95] = [times.percentile(50), times.percentile(95)];
  const text = `${String(times.count)}, p50 ${String(p50)} ms, p95 ${String(p95)} ms, max ${String(times.max)} ms`;
  return { p95, text };
}

async function order({ accessToken, email }: Person): Promise<void> {
  const body = { purchaseId: 'part-1', price: products[1]?.price, quantity: 1, customerEmail: email };
  const response = await post('/orders', body, accessToken);
  await response.arrayBuffer();
  if (response.status !== 201) throw new Error(`an order was answered ${String(response.status)}`);
}

async function flood(end: number): Promise<void> {
  if (what === 'imports') return checkImports(end);
  const send = what === 'bodies' ? body : page;
  const sent: Promise<void>[] = [];
  while (Date.now() < end) {
    sent.push(...Array.from({ length: atOnce }, (_, nth) => send(sent.length + nth)));
    await delay((atOnce * 60_000) / floodPerMinute);
  }
  await Promise.all(sent);
}

async function page(nth: number): Promise<void> {
  const n = String(nth);
  const paths = [
    `/parts?from=${n}`,
    `/parts/part-${String(nth % products.length)}`,
    `/parts?q=chainring+${n}&sort=name`,
    `/parts/unknown-${n}`,
    `/parts?range=${n}&to=${String(nth + 100)}`,
    `/parts?x=${n}`,
  ];
  await count(await fetch(origin + (paths[nth % paths.length] ?? '')));
}

/** Sends a request body just below the limit of 100 KB. */
async function body(nth: number): Promise<void> {
  const address = { name: 'A', street: 'S', city: 'B', country: 'DE' };
  const bodies = [
    { lines: Array.from({ length: 33_000 }, () => ({})) },
    { lines: Array.from({ length: 49_000 }, () => 1) },
    { address: { ...address, postcode: '1'.repeat(99_000) } },
    { address: { ...address, postcode: `a${' '.repeat(99_000)}a` } },
    { customerName: 'e\u0301'.repeat(33_000) },
    Object.fromEntries(Array.from({ length: 9000 }, (_, field) => [`f${String(field)}`, 1])),
  ];
  await count(await post('/orders', { customerEmail: 'guest@example.com', ...bodies[nth % bodies.length] }));
}

/** Previews imports of 480 parts, about the maximum per call, until `end`. */
async function checkImports(end: number): Promise<void> {
  const { accessToken } = await people(firebase.auth).admin();
  const rows = Array.from({ length: 480 }, (_, nth) => ({
    name: `Chainring ${String(nth)}`,
    description: 'Narrow-wide.',
    partNumber: `PW-${String(nth)}`,
    img: 'https://pictures.example/a.webp',
    price: 59.9,
    quantity: nth,
    minOrder: 1,
  }));
  while (Date.now() < end) {
    const pause = delay(60_000 / floodPerMinute);
    await count(await post('/product/import', { rows, dryRun: true }, accessToken));
    await pause;
  }
}

function post(path: string, body: object, accessToken?: string): Promise<Response> {
  const authorization = accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` };
  const headers = { ...authorization, 'content-type': 'application/json' };
  return fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function count(response: Response): Promise<void> {
  await response.arrayBuffer();
  statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
}
