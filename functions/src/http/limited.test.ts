import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { usualLimits, windowMilliseconds } from './rate-limits.ts';
import type { Answer } from '../test-support/answer.ts';
import type { Person } from '../test-support/people.ts';
import { openShop, type Asking, type Shop, type ShopWanted } from '../test-support/shop.ts';

let admin: Person;
let customer: Person;
let other: Person;
let firestoreProjectId: string;
const opened: Shop[] = [];

/** An instance of a shop whose callers may do three of everything a minute. */
async function instance(wanted: ShopWanted = {}): Promise<Shop> {
  const limits = { ...usualLimits, orders: 3, reviews: 3, images: 3, payments: 3, changes: 3, 'sign-in': 3 };
  const shop = await openShop({ firestoreProjectId, settings: { limits }, ...wanted });
  opened.push(shop);
  return shop;
}

beforeAll(async () => {
  const shop = await openShop();
  ({ firestoreProjectId } = shop);
  [admin, customer, other] = [
    await shop.people.admin(),
    await shop.people.customer(),
    await shop.people.customer(),
  ];
  const now = Timestamp.now();
  const part = { name: 'Chainring', img: '', description: '', priceCents: 5990, quantity: 10, minOrder: 1 };
  await shop.firestore.doc('products/ring').set({ ...part, position: 1, createdAt: now, updatedAt: now });
  await shop.close();
});
beforeEach(() => {
  // The clock stands, so that no window ends within a test.
  const windowBegan = Math.floor(Date.now() / windowMilliseconds) * windowMilliseconds;
  vi.useFakeTimers({ toFake: ['Date'], now: windowBegan + 1000 });
});
afterEach(async () => {
  vi.useRealTimers();
  await opened[0]?.empty('rateLimits');
  await Promise.all(opened.splice(0).map((shop) => shop.close()));
});
afterAll(() => expect(opened).toEqual([]));

const body = { purchaseId: 'ring', price: 59.9, quantity: 1, customerEmail: 'guest@example.com' };
const order = (at: Shop, asking: Asking = {}) => at.call('placeOrder', { body, ...asking });
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status);

async function times<T>(count: number, work: (nth: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let nth = 0; nth < count; nth += 1) results.push(await work(nth));
  return results;
}

describe('whoever asks too much', () => {
  it('is answered 429 with the seconds to wait, in the header and in words', async () => {
    const shop = await instance();
    const answers = await times(4, () => order(shop));
    expect(statuses(answers)).toEqual([201, 201, 201, 429]);
    const refusal = answers[3];
    const seconds = Number(refusal?.headers.get('retry-after'));
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(refusal?.json).toMatchObject({
      code: 'request/too-many',
      message: expect.stringMatching(/^Too many requests\. Wait .*second.* and try again\.$/u) as string,
    });
  });

  it('is counted by every instance together', async () => {
    const [one, two, three] = [await instance(), await instance(), await instance()];
    const asking = { token: customer.accessToken };
    const answers = [
      await order(one, asking),
      await order(two, asking),
      await order(three, asking),
      await order(two, asking),
      await order(one, asking),
    ];
    expect(statuses(answers)).toEqual([201, 201, 201, 429, 429]);
  });

  it('is let in no more often by asking all at once', async () => {
    const [one, two] = [await instance(), await instance()];
    const asks = Array.from({ length: 20 }, (_, nth) => order(nth % 2 === 0 ? one : two));
    const admitted = statuses(await Promise.all(asks)).filter((status) => status === 201);
    expect(admitted.length).toBeLessThanOrEqual(3);
  });

  it('does not use up what others may ask, nor their own other calls', async () => {
    const shop = await instance();
    await times(4, () => order(shop, { token: customer.accessToken }));
    expect((await order(shop, { token: other.accessToken })).status).toBe(201);
    expect((await order(shop)).status).toBe(201);
    const review = { customerEmail: customer.email, comment: 'Fine.', rating: 5 };
    expect((await shop.call('addReview', { body: review, token: customer.accessToken })).status).toBe(201);
    const query = { customerEmail: customer.email };
    expect((await shop.call('listCustomerOrders', { query, token: customer.accessToken })).status).toBe(200);
  });

  it.each([
    ['addReview', { body: { customerEmail: 'g@example.com', comment: 'Fine.', rating: 5 } }],
    ['createPaymentIntent', { body: { price: 5 } }],
    ['saveSettings', { body: { enforceMinOrder: false, enforceStock: false } }],
    ['uploadImage', {}],
  ] as const)('is stopped at %s too', async (name, asking) => {
    const shop = await instance();
    const answers = await times(4, () => shop.call(name, { token: admin.accessToken, ...asking }));
    expect(statuses(answers).map((status) => status === 429)).toEqual([false, false, false, true]);
  });

  it('is stopped at signing in too', async () => {
    const shop = await instance();
    const asking = { params: { email: customer.email }, token: customer.idToken };
    expect(statuses(await times(4, () => shop.call('registerUser', asking)))).toEqual([200, 200, 200, 429]);
  });

  it('is stopped at reading, by each instance for itself', async () => {
    const shop = await instance({ settings: { limits: { ...usualLimits, reads: 3 } } });
    expect(statuses(await times(4, () => shop.call('getSettings')))).toEqual([200, 200, 200, 429]);
    expect((await shop.firestore.collection('rateLimits').get()).size).toBe(0);
  });

  it('is stopped before their tokens are looked at', async () => {
    const shop = await instance({ settings: { limits: { ...usualLimits, everything: 3 } } });
    const answers = await times(4, () => shop.call('listProducts', { token: 'guess' }));
    expect(statuses(answers)).toEqual([401, 401, 401, 429]);
  });
});

describe('the address of who shows no token', () => {
  const from = (forwardedFor: string) => ({ headers: { 'x-forwarded-for': forwardedFor } });

  it('cannot be chosen by writing it down where no proxy is trusted', async () => {
    const shop = await instance();
    const answers = await times(4, (nth) => order(shop, from(`203.0.113.${String(nth)}`)));
    expect(statuses(answers)).toEqual([201, 201, 201, 429]);
  });

  it('is the last that no trusted proxy has, whatever is written before it', async () => {
    const trustedProxies = ['loopback', '198.51.100.0/24'];
    const limits = { ...usualLimits, orders: 3 };
    const shop = await instance({ settings: { limits, trustedProxies } });
    const answers = [
      await order(shop, from('192.0.2.7')),
      await order(shop, from('192.0.2.7, 198.51.100.1')),
      await order(shop, from('1.1.1.1, 198.51.100.2, 192.0.2.7, 198.51.100.1')),
      await order(shop, from('2.2.2.2, 3.3.3.3, 192.0.2.7')),
      await order(shop, from('192.0.2.7, 192.0.2.8')),
    ];
    expect(statuses(answers)).toEqual([201, 201, 201, 429, 201]);
  });

  it('counts as one for a whole IPv6 network', async () => {
    const limits = { ...usualLimits, orders: 3 };
    const shop = await instance({ settings: { limits, trustedProxies: ['loopback'] } });
    const answers = await times(4, (nth) => order(shop, from(`2001:db8:0:1:${String(nth)}::1`)));
    expect(statuses(answers)).toEqual([201, 201, 201, 429]);
  });
});

describe('while the shared counts', () => {
  const logged: string[] = [];
  const log = { error: (message: string) => void logged.push(message) };

  it('cannot be had, nobody is refused for it, and each instance counts for itself', async () => {
    const callCounts = { countOneMore: () => Promise.reject(new Error('Firestore is down')) };
    const shop = await instance({ ports: () => ({ callCounts, log }) });
    expect(statuses(await times(4, () => order(shop)))).toEqual([201, 201, 201, 429]);
    expect(logged).toContain('limits/uncounted');
  });

  it('hang, a caller waits two seconds at most', async () => {
    const callCounts = { countOneMore: () => new Promise<number>(() => undefined) };
    const shop = await instance({ ports: () => ({ callCounts, log }) });
    const began = performance.now();
    expect((await order(shop)).status).toBe(201);
    expect(performance.now() - began).toBeLessThan(4000);
  });
});

it('keeps no address and no uid, and lets Firestore forget the counts', async () => {
  const shop = await instance();
  await order(shop, { token: customer.accessToken });
  await order(shop);
  const { docs } = await shop.firestore.collection('rateLimits').get();
  expect(docs).toHaveLength(2);
  for (const document of docs) {
    expect(Object.keys(document.data()).sort()).toEqual(['calls', 'expiresAt']);
    expect(document.get('expiresAt')).toBeInstanceOf(Timestamp);
    expect(document.id).not.toContain(customer.uid);
  }
});
