/**
 * Streams GET /allOrder over 100,000 orders and prints the peak memory of the process that serves it:
 * `npm run bench:memory [-- ORDERS]` from functions/. Nothing but the app runs in that process; the
 * emulators, the storing and the reading are done by others.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { ReadableStream } from 'node:stream/web';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { startEmulators } from '../../scripts/lib/emulators.ts';
import { connectFirebase } from '../src/gateways/firebase.ts';
import { people } from '../src/test-support/people.ts';

const wanted = Number(process.argv[2] ?? 100_000);
const emulators = await startEmulators({ only: ['auth', 'firestore'] });
Object.assign(process.env, emulators.env);
const firebase = connectFirebase('demo-pedalworks');

console.log(`storing ${String(wanted)} orders …`);
await storeOrders(firebase.firestore, wanted);
const admin = await people(firebase.auth).admin();

const server = fork(new URL('all-orders-server.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
const [address] = (await once(server, 'message')) as [string];
console.log(`before: peak RSS of the server ${megabytes(await peak())}`);
for (const reader of ['quick', 'slow'] as const) {
  const { count, bytes, seconds } = await readAll(reader === 'slow' ? 20 : 0);
  const read = `${String(count)} orders, ${megabytes(bytes)} in ${seconds.toFixed(1)} s`;
  console.log(`${reader} reader: ${read}, peak RSS of the server ${megabytes(await peak())}`);
}
server.kill();
await firebase.close();
await emulators.stop();

async function storeOrders(to: Firestore, count: number): Promise<void> {
  const writer = to.bulkWriter({ throttling: false });
  const bought = {
    purchaseId: 'chainring',
    name: 'Chainring 42T, narrow-wide',
    priceCents: 17970,
    unitPriceCents: 5990,
  };
  const who = { customerName: 'Robin Rider', customerUid: 'uid-of-robin-rider', phone: '+1 555 0100' };
  const state = { quantity: 3, paid: false, transactionId: null, attention: null, stockTaken: false };
  for (let nth = 0; nth < count; nth += 1) {
    const createdAt = Timestamp.fromMillis(1_700_000_000_000 + nth * 1000);
    const customerEmail = `rider${String(nth % 1000)}@example.com`;
    const order = { ...bought, ...who, ...state, customerEmail, createdAt, updatedAt: createdAt };
    void writer.create(to.collection('orders').doc(), order);
    if (nth % 5000 === 4999) await writer.flush();
  }
  await writer.close();
}

async function peak(): Promise<number> {
  server.send('peak');
  const [bytes] = (await once(server, 'message')) as [number];
  return bytes;
}

async function readAll(pauseMilliseconds: number) {
  const started = performance.now();
  const { body, status } = await fetch(`${address}/allOrder`, {
    headers: { authorization: `Bearer ${admin.accessToken}` },
  });
  if (body === null || status !== 200) throw new Error(`GET /allOrder answered ${String(status)}`);
  const decoder = new TextDecoder();
  let [count, bytes] = [0, 0];
  let rest = '';
  for await (const chunk of body as ReadableStream<Uint8Array>) {
    bytes += chunk.length;
    const parts = (rest + decoder.decode(chunk, { stream: true })).split('"_id"');
    count += parts.length - 1;
    rest = (parts.at(-1) ?? '').slice(-4);
    if (pauseMilliseconds > 0) await setTimeout(pauseMilliseconds);
  }
  return { count, bytes, seconds: (performance.now() - started) / 1000 };
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
