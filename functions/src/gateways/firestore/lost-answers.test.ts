import type { AuditAction } from '@pedalworks/contract';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { NewProduct } from '../../model/products.ts';
import { openTcpProxy, type TcpProxy } from '../../../test-support/tcp-proxy.ts';
import { cancelOrder } from '../../checkout/cancel-order.ts';
import { someOrder, storedOrder } from '../../../test-support/orders/stored-order.ts';
import { connectFirebase, type Firebase } from '../firebase.ts';
import { makePorts } from '../make-ports.ts';
import { storedProduct } from '../../../test-support/products/part.ts';

let proxy: TcpProxy;
let firebase: Firebase;
let ports: ReturnType<typeof makePorts>;
beforeAll(async () => {
  proxy = await openTcpProxy(process.env['FIRESTORE_EMULATOR_HOST'] ?? '');
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', proxy.host);
  firebase = connectFirebase(`demo-${crypto.randomUUID()}`);
  ports = makePorts(firebase);
  // Connects the client now, so that the proxy later cuts the response to a test's own request.
  await ports.settings.read();
});
afterAll(async () => {
  await firebase.close();
  await proxy.close();
  vi.unstubAllEnvs();
});

const loseNextAnswer = () => {
  proxy.cutOnceAfter(1);
};
/** Drops Firestore's response to the next commit. The commit itself succeeds. */
const loseNextCommit = () => {
  const { firestore } = firebase;
  const run = firestore.runTransaction.bind(firestore);
  vi.spyOn(firestore, 'runTransaction').mockImplementationOnce((change, options) => {
    let tries = 0;
    return run(async (transaction) => {
      const answer = await change(transaction);
      tries += 1;
      if (tries === 1) loseNextAnswer();
      return answer;
    }, options);
  });
};
const idsIn = async (name: string) =>
  (await firebase.firestore.collection(name).get()).docs.map(({ id }) => id);

const by = { uid: 'someone', email: 'admin@example.com' };
const signal = AbortSignal.timeout(60_000);
const change = { by, signal };
const product: NewProduct = {
  name: 'Rim',
  description: '',
  priceCents: 8950,
  priceBreaks: [],
  quantity: 4,
  minOrder: 1,
  step: 1,
  madeToOrder: null,
  storage: '',
  safety: null,
  img: '',
  images: [],
  status: 'active',
  slug: undefined,
  partNumber: undefined,
  category: null,
  kind: null,
  range: '',
  specs: [],
  interfaces: [],
  fitOverrides: [],
};
const review = {
  customerEmail: 'guest@example.com',
  customerName: '',
  customerPhoto: null,
  customerUid: null,
  comment: 'Good.',
  rating: 5,
  published: false,
  productId: null,
  verified: false,
};

it("a review is stored once when Firestore's response is lost", async () => {
  loseNextAnswer();
  const added = await ports.reviews.add(review, signal);
  expect(await idsIn('reviews')).toEqual([added?.id]);
});

it("a product and its audit entry are stored once when Firestore's response is lost", async () => {
  loseNextCommit();
  const id = await ports.products.add(product, change);
  expect(await idsIn('products')).toEqual([id]);
  expect(await idsIn('audit')).toHaveLength(1);
});

it("an order without an idempotency key reduces the stock once when Firestore's response is lost", async () => {
  const now = Timestamp.now();
  const one = { priceBreaks: [], minOrder: 1, step: 1, quantity: 9 };
  const hub = { id: 'hub', name: 'Hub', priceCents: 5990, ...one };
  const kept = { img: '', description: '', position: 1, createdAt: now, updatedAt: now };
  await firebase.firestore.doc('products/hub').set(storedProduct({ ...hub, ...kept }));
  const wanted = someOrder({ purchaseId: 'hub', stockTaken: true });
  loseNextCommit();
  const order = await ports.transact({ subject: 'hub', signal }, async (transaction) => {
    const order = transaction.addOrder(wanted);
    await transaction.takeStock(wanted.lines, { kind: 'order', by: 'customer', order });
    return order;
  });
  expect(await idsIn('orders')).toEqual([order.id]);
  expect((await ports.orders.find(order.id))?.createdAt).toEqual(order.createdAt);
  expect((await firebase.firestore.doc('products/hub').get()).get('quantity')).toBe(8);
  const movements = firebase.firestore.collection('stockMovements').where('productId', '==', 'hub');
  expect((await movements.get()).size).toBe(1);
}, 60_000);

it("a cancelled order's stock is returned once when Firestore's response is lost", async () => {
  const { firestore } = firebase;
  await firestore
    .doc('products/rim')
    .set(storedProduct({ name: 'Rim', img: '', description: '', priceCents: 5990, quantity: 3 }));
  const order = storedOrder({ purchaseId: 'rim', stockTaken: true });
  await firestore.doc('orders/cancelled').set(order);
  loseNextCommit();
  const cancelling = { orderId: 'cancelled', by: 'customer', signal } as const;
  expect(await cancelOrder(ports, cancelling)).toMatchObject({ status: 'cancelled', history: [{}, {}] });
  expect((await firestore.doc('products/rim').get()).get('quantity')).toBe(4);
  await expect(cancelOrder(ports, cancelling)).rejects.toMatchObject({ code: 'orders/move-refused' });
}, 60_000);

it("an order note is added once when Firestore's response is lost", async () => {
  const note = { at: new Date(), by: by.email, text: 'In the blue box.' };
  loseNextCommit();
  await ports.transact({ subject: 'noted', signal }, (transaction) => transaction.addNote('noted', note));
  expect(await ports.orders.notes('noted')).toEqual([note]);
}, 60_000);

describe("when Firestore's response is lost", () => {
  const entriesOf = async (action: AuditAction) => {
    const entries = await firebase.firestore.collection('audit').where('action', '==', action).get();
    return entries.docs.map((entry) => entry.data());
  };

  it('archiving a product returns true and is audited once', async () => {
    const id = await ports.products.add(product, change);
    loseNextCommit();
    expect(await ports.products.archive(id, change)).toBe(true);
    expect(await ports.products.archive(id, change)).toBe(false);
    expect(await entriesOf('products/delete')).toHaveLength(1);
  });

  it('publishing a review returns true and is audited once', async () => {
    const { id = '' } = (await ports.reviews.add(review, signal)) ?? {};
    loseNextCommit();
    expect(await ports.reviews.setPublished(id, true, change)).toBe(true);
    expect(await ports.reviews.setPublished(id, true, change)).toBe(false);
    expect(await entriesOf('reviews/publish')).toHaveLength(1);
  });
});
