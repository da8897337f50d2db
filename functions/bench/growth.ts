/**
 * Whether pages stay as quick as the shop grows: `npm run bench:growth` from the root. Stores 10, 1,000 and 100,000 orders, then 50 and
 * 10,000 products, and times one page of each list through the app. Writes its part of docs/benchmarks.md.
 */
import { FieldPath, Timestamp, type Firestore, type Query } from 'firebase-admin/firestore';
import { demoProject, startEmulators } from '../../scripts/lib/emulators.ts';
import { connectFirebase } from '../src/gateways/firebase.ts';
import { people } from '../src/test-support/people.ts';
import { firestoreWithIndexes } from './lib/firestore-with-indexes.ts';
import { median } from './lib/load.ts';
import { circumstances, table, writePart } from './lib/report.ts';
import { start, type RunningServer } from './lib/servers.ts';
import { buildFunction, plainNode, storeProducts } from './lib/shop.ts';

const customerEmail = 'rider@example.com';
/** The first of the orders are theirs, a page and one more; then one in ten, up to this many. */
const mostOfCustomer = 100;
const firstOfCustomer = 7;
const orderCounts = [10, 1000, 100_000];
const productCounts = [50, 10_000];
const timesAsked = 40;
const timesAskedBefore = 500;
const longestMilliseconds = 6000;

interface Shop {
  readonly firestore: Firestore;
  readonly admin: { readonly accessToken: string };
  readonly uncached: RunningServer;
  readonly cached: RunningServer;
}

interface Line {
  readonly call: string;
  readonly stored: number;
  /** Through the app, with identity and all. */
  readonly milliseconds: number;
  /** What the query alone takes, asked by firebase-admin; null where nearly no request asks. */
  readonly queryMilliseconds: number | null;
}

await buildFunction();
const published = await growthOn(undefined);
const withIndexes = await firestoreWithIndexes();
const indexed = withIndexes === undefined ? [] : await growthOn(withIndexes);
await writePart('growth', report(published, indexed));

/** @param emulator the Firestore emulator to measure on, the shop's usual one by default */
async function growthOn(emulator: string | undefined): Promise<Line[]> {
  console.log(`Firestore: ${emulator === undefined ? 'hidane as published' : 'hidane with indexes'}`);
  if (emulator !== undefined) process.env['FIRESTORE_EMULATOR_BINARY'] = emulator;
  const emulators = await startEmulators({ only: ['auth', 'firestore'], name: 'growth' });
  Object.assign(process.env, emulators.env);
  const firebase = connectFirebase(demoProject);
  const shop = {
    firestore: firebase.firestore,
    admin: await people(firebase.auth).admin({ email: customerEmail }),
    uncached: await start({ ...plainNode(emulators.env, 'uncached'), path: '/settings' }, 5398),
    cached: await start({ ...plainNode(emulators.env, 'cached'), path: '/settings' }, 5397),
  };
  const lines = [...(await growthOfOrders(shop)), ...(await growthOfProducts(shop))];
  await Promise.all([shop.uncached.stop(), shop.cached.stop()]);
  await firebase.close();
  await emulators.stop();
  return lines;
}

async function growthOfOrders(shop: Shop): Promise<Line[]> {
  const lines: Line[] = [];
  let stored = 0;
  for (const count of orderCounts) {
    await storeOrders(shop.firestore, stored, count);
    if (stored === 0) await warmUp(shop);
    stored = count;
    const orders = page(shop.firestore.collection('orders'), 'createdAt', 'desc');
    lines.push(await line(shop, { address: '/allOrder?limit=6', count, query: orders }));
    const theirs = orders.where('customerEmail', '==', customerEmail);
    const address = `/order?customerEmail=${customerEmail}&limit=6`;
    lines.push(await line(shop, { address, count, query: theirs }));
  }
  return lines;
}

/** The least stored is measured first: not in a process that is only just being compiled. */
async function warmUp(shop: Shop): Promise<void> {
  for (let time = 0; time < timesAskedBefore; time += 1) {
    await ask(shop.uncached, '/allOrder?limit=6', headersOf(shop));
  }
}

async function growthOfProducts(shop: Shop): Promise<Line[]> {
  const lines: Line[] = [];
  for (const count of productCounts) {
    await storeProducts(count);
    const products = page(shop.firestore.collection('products'), 'position', 'asc');
    lines.push(await line(shop, { address: '/product?limit=6', count, query: products }));
    const milliseconds = await timed(() => ask(shop.cached, '/product?limit=6', {}));
    console.log(`GET /product of ${String(count)} with the cache: ${milliseconds.toFixed(1)} ms`);
    lines.push({ call: 'GET /product, cached', stored: count, milliseconds, queryMilliseconds: null });
  }
  return lines;
}

/** As the app asks for a page of six: one more, to know whether there is another page. */
function page(of: Query, field: string, direction: 'asc' | 'desc'): Query {
  return of.orderBy(field, direction).orderBy(FieldPath.documentId(), direction).limit(7);
}

interface Asked {
  readonly address: string;
  readonly count: number;
  readonly query: Query;
}

async function line(shop: Shop, { address, count, query }: Asked): Promise<Line> {
  const call = `GET ${address.split('?')[0] ?? ''}`;
  const asked = await timed(() => ask(shop.uncached, address, headersOf(shop)));
  const queried = await timed(() => query.get());
  console.log(
    `${call} of ${String(count)}: ${asked.toFixed(1)} ms, the query alone ${queried.toFixed(1)} ms`,
  );
  return { call, stored: count, milliseconds: asked, queryMilliseconds: queried };
}

function headersOf({ admin }: Shop): Record<string, string> {
  return { authorization: `Bearer ${admin.accessToken}` };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const warm = performance.now() + longestMilliseconds / 2;
  for (let time = 0; time < timesAsked && performance.now() < warm; time += 1) await work();
  const until = performance.now() + longestMilliseconds / 2;
  const times: number[] = [];
  for (let time = 0; time < timesAsked && (time < 3 || performance.now() < until); time += 1) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return median(times);
}

async function ask({ address }: RunningServer, path: string, headers: Record<string, string>): Promise<void> {
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
  const isTheirs = nth < firstOfCustomer || (nth % 10 === 0 && nth / 10 < mostOfCustomer);
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

function report(published: readonly Line[], indexed: readonly Line[]): string {
  return `## Growth

${circumstances('npm run bench:growth')}
One page of six through the app without its cache, but for the rows that say so, medians of up to ${String(timesAsked)} requests one after the other; beside it the query
alone, asked by firebase-admin. Firestore itself answers every one of these queries from an index, in time that depends on the page
and not on the collection (Firestore docs, "Queries scale with the size of your result set"). The emulator hidane keeps no
indexes and reads the whole collection for a page; with the indexes added that Firestore has, it goes along them too (098).

${indexed.length === 0 ? 'Without Rust on this machine it could only be measured as published.' : `With indexes:\n\n${rowsOf(indexed)}`}

As published:

${rowsOf(published)}`;
}

function rowsOf(measured: readonly Line[]): string {
  const rows = measured.map(({ call, stored: count, milliseconds, queryMilliseconds }) => {
    const first = measured.find((one) => one.call === call) ?? { milliseconds };
    return [
      call,
      count.toLocaleString('en-US'),
      milliseconds,
      (milliseconds / first.milliseconds).toFixed(2),
      queryMilliseconds ?? '',
    ];
  });
  return table(['', 'stored', 'ms', 'of the least stored', 'query alone, ms'], rows);
}
