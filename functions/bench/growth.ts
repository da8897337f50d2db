/**
 * Whether pages stay as quick as the shop grows: `npm run bench:growth` from the root. Stores 10, 1,000 and 100,000 orders, then 50 and
 * 10,000 products, and times one page of each list through the app. Writes its part of docs/benchmarks.md.
 */
import { FieldPath, Timestamp, type Firestore, type Query } from 'firebase-admin/firestore';
import { demoProject, startEmulators } from '../../scripts/lib/emulators.ts';
import { connectFirebase } from '../src/gateways/firebase.ts';
import { people } from '../src/test-support/people.ts';
import { median } from './lib/load.ts';
import { circumstances, table, writePart } from './lib/report.ts';
import { start, type RunningServer } from './lib/servers.ts';
import { buildFunction, plainNode, storeProducts } from './lib/shop.ts';

const customerEmail = 'rider@example.com';
/** One in ten orders is theirs, at most this many. */
const mostOfCustomer = 100;
const orderCounts = [10, 1000, 100_000];
const productCounts = [50, 10_000];
const timesAsked = 40;
const longestMilliseconds = 6000;

interface Line {
  readonly call: string;
  readonly stored: number;
  /** Through the app, with identity and all. */
  readonly milliseconds: number;
  /** What the query alone takes, asked by firebase-admin; null where nearly no request asks. */
  readonly queryMilliseconds: number | null;
}

await buildFunction();
const emulators = await startEmulators({ only: ['auth', 'firestore'], name: 'growth' });
Object.assign(process.env, emulators.env);
const firebase = connectFirebase(demoProject);
const { firestore } = firebase;
const admin = await people(firebase.auth).admin({ email: customerEmail });
const asAdmin = { authorization: `Bearer ${admin.accessToken}` };
const server = await start({ ...plainNode(emulators.env, 'uncached'), path: '/settings' }, 5398);
const cached = await start({ ...plainNode(emulators.env, 'cached'), path: '/settings' }, 5397);

const lines: Line[] = [];
let stored = 0;
for (const count of orderCounts) {
  await storeOrders(firestore, stored, count);
  stored = count;
  const orders = page(firestore.collection('orders'), 'createdAt', 'desc');
  lines.push(await line('GET /allOrder?limit=6', count, () => orders.get()));
  const theirs = orders.where('customerEmail', '==', customerEmail);
  lines.push(await line(`GET /order?customerEmail=${customerEmail}&limit=6`, count, () => theirs.get()));
}
for (const count of productCounts) {
  await storeProducts(count);
  const products = page(firestore.collection('products'), 'position', 'asc');
  lines.push(await line('GET /product?limit=6', count, () => products.get()));
  const milliseconds = await timed(() => ask(cached, '/product?limit=6', {}));
  console.log(`GET /product of ${String(count)} with the cache: ${milliseconds.toFixed(1)} ms`);
  lines.push({ call: 'GET /product, cached', stored: count, milliseconds, queryMilliseconds: null });
}
await Promise.all([server.stop(), cached.stop()]);
await firebase.close();
await emulators.stop();
await writePart('growth', report(lines));

/** As the app asks for a page of six: one more, to know whether there is another page. */
function page(of: Query, field: string, direction: 'asc' | 'desc'): Query {
  return of.orderBy(field, direction).orderBy(FieldPath.documentId(), direction).limit(7);
}

async function line(address: string, count: number, query: () => Promise<unknown>): Promise<Line> {
  const [call = ''] = address.split('?');
  const asked = await timed(() => ask(server, address.slice('GET '.length)));
  const queried = await timed(query);
  console.log(
    `${call} of ${String(count)}: ${asked.toFixed(1)} ms, the query alone ${queried.toFixed(1)} ms`,
  );
  return { call, stored: count, milliseconds: asked, queryMilliseconds: queried };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const until = performance.now() + longestMilliseconds;
  for (let time = 0; time < 5 && performance.now() < until; time += 1) await work();
  const times: number[] = [];
  for (let time = 0; time < timesAsked && (time < 3 || performance.now() < until); time += 1) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return median(times);
}

async function ask(
  { address }: RunningServer,
  path: string,
  headers: Record<string, string> = asAdmin,
): Promise<void> {
  const response = await fetch(new URL(path, address), { headers });
  const list = await response.json();
  if (response.status !== 200 || !Array.isArray(list) || list.length === 0) {
    throw new Error(`GET ${path} answered ${String(response.status)}`);
  }
}

async function storeOrders(to: Firestore, from: number, until: number): Promise<void> {
  console.log(`storing orders up to ${String(until)} …`);
  const writer = to.bulkWriter({ throttling: false });
  for (let nth = from; nth < until; nth += 1) {
    void writer.create(to.collection('orders').doc(), orderOf(nth));
    if (nth % 5000 === 4999) await writer.flush();
  }
  await writer.close();
}

function orderOf(nth: number): Record<string, unknown> {
  const createdAt = Timestamp.fromMillis(1_700_000_000_000 + nth * 1000);
  const isTheirs = nth % 10 === 0 && nth / 10 < mostOfCustomer;
  return {
    purchaseId: 'chainring',
    name: 'Chainring 42T, narrow-wide',
    priceCents: 17_970,
    unitPriceCents: 5990,
    quantity: 3,
    customerEmail: isTheirs ? customerEmail : `rider${String(nth % 5000)}@example.com`,
    customerName: 'Robin Rider',
    customerUid: null,
    phone: '+1 555 0100',
    paid: false,
    transactionId: null,
    attention: null,
    stockTaken: false,
    createdAt,
    updatedAt: createdAt,
  };
}

function report(measured: readonly Line[]): string {
  const rows = measured.map(({ call, stored: count, milliseconds, queryMilliseconds }) => {
    const least = measured.find((one) => one.call === call) ?? { milliseconds };
    return [
      call,
      count.toLocaleString('en-US'),
      milliseconds,
      (milliseconds / least.milliseconds).toFixed(2),
      queryMilliseconds ?? '',
    ];
  });
  return `## Growth

${circumstances('npm run bench:growth')}
One page of six through the app without its cache, but for the rows that say so, medians of up to ${String(timesAsked)} requests one after the other; beside it the query
alone, asked by firebase-admin. Firestore is the emulator hidane, which keeps no indexes and may read a whole collection for a page;
Firestore itself answers every one of these queries from an index, in time that depends on the page and not on the collection
(Firestore docs, "Queries scale with the size of your result set").

${table(['', 'stored', 'ms', 'of the least', 'query alone, ms'], rows)}`;
}
