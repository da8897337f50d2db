import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { layLine, type Line } from '../test-support/line.ts';
import { connectFirebase, type Firebase } from './firebase.ts';
import { makePorts } from './make-ports.ts';

let line: Line;
let firebase: Firebase;
let ports: ReturnType<typeof makePorts>;
beforeAll(async () => {
  line = await layLine(process.env['FIRESTORE_EMULATOR_HOST'] ?? '');
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', line.host);
  firebase = connectFirebase(`demo-${crypto.randomUUID()}`);
  ports = makePorts(firebase);
  // The client is connected: what is answered next is the answer to what is asked next.
  await ports.settings.read();
});
afterAll(async () => {
  await firebase.close();
  await line.close();
  vi.unstubAllEnvs();
});

const loseNextAnswer = () => {
  line.cutOnceAfter(1);
};
const idsIn = async (name: string) =>
  (await firebase.firestore.collection(name).get()).docs.map(({ id }) => id);

const by = { uid: 'someone', email: 'admin@example.com' };

it('a review whose answer was lost on the way is stored once, and said to be', async () => {
  const words = {
    customerEmail: 'guest@example.com',
    customerName: '',
    customerPhoto: null,
    comment: 'Good.',
  };
  loseNextAnswer();
  const { id } = await ports.reviews.add({ ...words, rating: 5, published: false });
  expect(await idsIn('reviews')).toEqual([id]);
});

it('so are a part and its audit entry', async () => {
  const part = { name: 'Rim', description: '', priceCents: 8950, quantity: 4, minOrder: 1, img: '' };
  loseNextAnswer();
  const id = await ports.products.add(part, by);
  expect(await idsIn('products')).toEqual([id]);
  expect(await idsIn('audit')).toHaveLength(1);
});

it('so is an audit entry by itself', async () => {
  const before = await idsIn('audit');
  loseNextAnswer();
  await ports.audit.record({ by, action: 'images/upload', target: 'hash', before: null, after: null });
  expect(await idsIn('audit')).toHaveLength(before.length + 1);
});

it('an order without a key takes its stock once, though the answer to its transaction was lost', async () => {
  const now = Timestamp.now();
  const hub = { id: 'hub', name: 'Hub', priceCents: 5990, minOrder: 1, quantity: 9 };
  const kept = { img: '', description: '', position: 1, createdAt: now, updatedAt: now };
  await firebase.firestore.doc('products/hub').set({ ...hub, ...kept });
  const bought = { purchaseId: 'hub', name: 'Hub', priceCents: 5990, unitPriceCents: 5990, quantity: 1 };
  const buyer = { customerEmail: 'guest@example.com', customerName: '', customerUid: null, phone: '' };
  const unpaid = { paid: false, transactionId: null, attention: null, stockTaken: true };
  let tries = 0;
  const order = await ports.orders.placing({ partId: 'hub', submission: null }, async (placing) => {
    const part = (await placing.part('hub')) ?? hub;
    placing.takeStock(part, 1);
    tries += 1;
    if (tries === 1) loseNextAnswer();
    return placing.store({ ...bought, ...buyer, ...unpaid });
  });
  expect(await idsIn('orders')).toEqual([order.id]);
  expect((await ports.orders.find(order.id))?.createdAt).toEqual(order.createdAt);
  expect((await firebase.firestore.doc('products/hub').get()).get('quantity')).toBe(8);
}, 60_000);
