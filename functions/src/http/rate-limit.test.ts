import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../test-support/answer.ts';
import {
  openShop,
  openShopForFile,
  type Asking,
  type Shop,
  type ShopWanted,
} from '../../test-support/shop.ts';
import { storedProduct } from '../../test-support/products/part.ts';

const first = await openShopForFile();
const { firestoreProjectId, people } = first;
const admin = await people.admin();
const [customer, other] = [await people.customer(), await people.customer()];
await first.firestore.doc('products/ring').set(storedProduct({ name: 'Chainring', quantity: 10 }));
const opened: Shop[] = [];

async function instance(factor = 1, settings: ShopWanted['settings'] = {}): Promise<Shop> {
  const shop = await openShop({ firestoreProjectId, settings: { rateLimitFactor: factor, ...settings } });
  opened.push(shop);
  return shop;
}

const threeOrders = 0.1;

afterEach(() => Promise.all(opened.splice(0).map((shop) => shop.close())));
afterAll(() => expect(opened).toEqual([]));

const body = { purchaseId: 'ring', price: 59.9, quantity: 1, customerEmail: 'guest@example.com' };
const order = (at: Shop, asking: Asking = {}) => at.call('placeOrder', { body, ...asking });
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status);

async function times<T>(count: number, work: (nth: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let nth = 0; nth < count; nth += 1) results.push(await work(nth));
  return results;
}

describe('a caller above the limit', () => {
  it('receives 429 with the seconds to wait in header and message', async () => {
    const shop = await instance(threeOrders);
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

  it('cannot exceed the limit with concurrent requests', async () => {
    const shop = await instance(threeOrders);
    const asks = Array.from({ length: 20 }, () => order(shop));
    expect(statuses(await Promise.all(asks)).filter((status) => status === 201)).toHaveLength(3);
  });

  it('for orders can still add a review, and does not affect other callers', async () => {
    const shop = await instance(threeOrders);
    await times(4, () => order(shop, { token: customer.accessToken }));
    expect((await order(shop, { token: other.accessToken })).status).toBe(201);
    expect((await order(shop)).status).toBe(201);
    const review = { customerEmail: customer.email, comment: 'Fine.', rating: 5 };
    expect((await shop.call('addReview', { body: review, token: customer.accessToken })).status).toBe(201);
    const query = { customerEmail: customer.email };
    expect((await shop.call('listCustomerOrders', { query, token: customer.accessToken })).status).toBe(200);
  });

  it.each([
    ['addReview', 0.3, { body: { customerEmail: 'g@example.com', comment: 'Fine.', rating: 5 } }],
    ['createPaymentIntent', 0.1, { body: { price: 5 } }],
    ['saveSettings', 0.01, { body: { enforceMinOrder: false, enforceStock: false } }],
    ['importProducts', 0.0125, { body: { rows: [{ partNumber: 'PW-1' }], dryRun: true } }],
    ['exportOrders', 0.0125, {}],
    ['registerUser', 0.15, {}],
    ['getSettings', 0.0025, {}],
  ] as const)('is rejected by %s', async (name, factor, asking) => {
    const shop = await instance(factor);
    const params = { email: admin.email };
    const answers = await times(4, () => shop.call(name, { params, token: admin.idToken, ...asking }));
    expect(statuses(answers).map((status) => status === 429)).toEqual([false, false, false, true]);
  });

  it.each(['/sitemap.xml', '/parts/ring/share.jpg', '/docs', '/openapi.json'])(
    'is rejected by %s, which costs as much as a page',
    async (path) => {
      const shop = await instance(0.025);
      const answers = await times(4, () => fetch(shop.address + path, { redirect: 'manual' }));
      expect(answers.map(({ status }) => status === 429)).toEqual([false, false, false, true]);
    },
  );

  it.each([
    ['/fit?a=ring&b=ring', 0.025],
    ['/product/ring/fit', 0.05],
    ['/product', 0.025],
    ['/catalogue', 0.025],
    ['/review', 0.025],
  ])('is rejected by %s unless the response is cached', async (path, factor) => {
    const [uncached, cached] = [await instance(factor), await instance(factor, { publicCacheSeconds: 60 })];
    const asked = (shop: Shop) => times(4, () => shop.request(path));
    expect(statuses(await asked(uncached))).toEqual([200, 200, 200, 429]);
    expect(statuses(await asked(cached))).toEqual([200, 200, 200, 200]);
  });

  it('is rejected before the token is verified', async () => {
    const shop = await instance(0.001);
    const answers = await times(4, () => shop.call('listProducts', { token: 'guess' }));
    expect(statuses(answers)).toEqual([401, 401, 401, 429]);
  });
});

describe('invalid requests', () => {
  it('have a separate limit that valid requests do not use up', async () => {
    const shop = await instance(0.025);
    const bad = () => shop.call('addReview', { body: { rating: 'many' } });
    await times(5, () =>
      shop.call('createPaymentIntent', { body: { price: 59.9 }, token: customer.accessToken }),
    );
    const answers = await times(4, bad);
    expect(statuses(answers)).toEqual([400, 400, 400, 429]);
  });

  it('do not block valid requests from the same address', async () => {
    const shop = await instance();
    const refused = await times(100, () => shop.call('placeOrder', { body: {} }));
    expect(new Set(statuses(refused))).toEqual(new Set([400]));
    const denied = await times(100, () => order(shop, { token: 'guess' }));
    expect(new Set(statuses(denied))).toEqual(new Set([401]));
    expect((await order(shop)).status).toBe(201);
  });
});

describe('the address of an anonymous caller', () => {
  const from = (forwardedFor: string) => ({ headers: { 'x-forwarded-for': forwardedFor } });

  it("is the connection's address if no proxy is trusted", async () => {
    const shop = await instance(threeOrders);
    const answers = await times(4, (nth) => order(shop, from(`203.0.113.${String(nth)}`)));
    expect(statuses(answers)).toEqual([201, 201, 201, 429]);
  });

  describe('in a shop behind Firebase Hosting', () => {
    const edge = '151.101.1.7';
    const behind = (factor = threeOrders) => instance(factor, { isBehindFrontEnd: true });

    it("is the X-Forwarded-For entry before Hosting's own, even if the client prepends entries", async () => {
      const shop = await behind();
      const answers = [
        await order(shop, from(`192.0.2.7, ${edge}`)),
        await order(shop, from(`1.1.1.1, 192.0.2.7, ${edge}`)),
        await order(shop, from(`2.2.2.2, 151.101.9.9, unknown, 192.0.2.7, 199.232.0.1`)),
        await order(shop, from(`4.4.4.4, 192.0.2.7, ${edge}, 151.101.1.8`)),
        await order(shop, from(`192.0.2.7, 192.0.2.8, ${edge}`)),
      ];
      expect(statuses(answers)).toEqual([201, 201, 201, 429, 201]);
    });

    it("is the last X-Forwarded-For entry for requests to the function's own URL", async () => {
      const shop = await behind(1);
      const answers = await times(45, (nth) =>
        order(shop, from(nth % 2 === 0 ? '198.51.100.9' : `203.0.113.${String(nth)}, ${edge}, 198.51.100.9`)),
      );
      expect(statuses(answers).filter((status) => status === 201)).toHaveLength(30);
    });

    it('is read from Fastly-Client-IP only if Hosting sent the request', async () => {
      const shop = await behind();
      const named = (hop: string, name: string) =>
        order(shop, { headers: { 'x-forwarded-for': hop, 'fastly-client-ip': name } });
      expect(statuses(await times(4, (nth) => named(edge, `192.0.2.${String(nth)}`)))).toEqual([
        201, 201, 201, 201,
      ]);
      const direct = await times(4, (nth) => named('198.51.100.9', `192.0.2.${String(nth)}`));
      expect(statuses(direct)).toEqual([201, 201, 201, 429]);
    });

    it('allows at most ten times the limit per Hosting server if forged in each request', async () => {
      const shop = await behind(1 / 30);
      const answers = await times(12, (nth) => order(shop, from(`192.0.2.${String(nth)}, ${edge}`)));
      expect(statuses(answers).filter((status) => status === 201)).toHaveLength(10);
      expect((await order(shop, from('192.0.2.99, 151.101.1.8'))).status).toBe(201);
      expect((await order(shop, { ...from(`192.0.2.9, ${edge}`), token: customer.accessToken })).status).toBe(
        201,
      );
    });

    it('is reduced to its network if it is IPv6', async () => {
      const shop = await behind();
      const answers = await times(4, (nth) => order(shop, from(`2001:db8:0:1:${String(nth)}::1`)));
      expect(statuses(answers)).toEqual([201, 201, 201, 429]);
      expect((await order(shop, from('unknown, , "x"'))).status).toBe(201);
      expect((await order(shop)).status).toBe(201);
    });
  });
});
