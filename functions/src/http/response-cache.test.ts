import { endpoints, type CallName, type Endpoint } from '@pedalworks/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { allowedOrigin, openShopForFile } from '../../test-support/shop.ts';
import type { List } from '../shared/list.ts';

const product = {
  name: 'Hub',
  description: 'A hub.',
  price: 50,
  quantity: 9,
  minOrder: 1,
  img: 'https://p.example/h.webp',
};

/** Number of list reads. Each read waits for `held`. */
let readings = 0;
let held: Promise<unknown> = Promise.resolve();
let fails = false;

function watched<T>(list: List<T>): List<T> {
  const counted = async () => {
    readings += 1;
    if (fails) throw new Error('The list could not be read.');
    await held;
  };
  return {
    page: async (request) => {
      const page = await list.page(request);
      await counted();
      return page;
    },
    async *all() {
      const items: T[] = [];
      for await (const item of list.all()) items.push(item);
      await counted();
      yield* items;
    },
  };
}

const shop = await openShopForFile({
  settings: { publicCacheSeconds: 60 },
  ports: ({ products }) => ({ products: { ...products, list: () => watched(products.list()) } }),
});
const other = await openShopForFile({
  firestoreProjectId: shop.firestoreProjectId,
  settings: { publicCacheSeconds: 0.3 },
});
const admin = await shop.people.admin();

async function beginAnew(): Promise<void> {
  held = Promise.resolve();
  fails = false;
  await shop.empty('products', 'reviews', 'orders', 'settings');
  // Reads the snapshot of the catalogue, so that the tests count reads of pages alone.
  await names();
  readings = 0;
}

async function add(name: string): Promise<string> {
  const { json } = await shop.call('addProduct', { body: { ...product, name }, token: admin.accessToken });
  return (json as { insertedId: string }).insertedId;
}

async function names(query: Record<string, string> = {}): Promise<string[]> {
  const { json } = await shop.call('listProducts', { query });
  return (json as { name: string }[]).map(({ name }) => name);
}

function door(): { readonly closed: Promise<void>; readonly open: () => void } {
  let open = () => {};
  const closed = new Promise<void>((resolve) => (open = resolve));
  return { closed, open };
}

describe('a cacheable public list', () => {
  beforeEach(beginAnew);

  it('is read from the store once for concurrent and later requests', async () => {
    await add('Hub');
    readings = 0;
    const all = await Promise.all(Array.from({ length: 20 }, () => names({ limit: '6' })));
    expect(all.flat()).toEqual(Array.from({ length: 20 }, () => 'Hub'));
    await names({ limit: '6' });
    expect(readings).toBe(1);
  });

  it('has one cache entry for equivalent queries', async () => {
    for (const path of [
      '/product?limit=6',
      '/product?limit=06',
      '/product?utm_source=x&limit=6',
      '/product?limit=6&',
    ]) {
      expect((await shop.request(path)).status).toBe(200);
    }
    expect(readings).toBe(1);
  });

  it('shows additions and deletions by the same instance immediately', async () => {
    expect(await names()).toEqual([]);
    const id = await add('Hub');
    expect(await names()).toEqual(['Hub']);
    await shop.call('deleteProduct', { params: { id }, token: admin.accessToken });
    expect(await names()).toEqual([]);
  });

  it('reflects the approval, hiding or deletion of a review immediately', async () => {
    const body = { customerEmail: 'guest@example.com', comment: 'Runs true.', rating: 5 };
    const { json } = await shop.call('addReview', { body });
    const params = { id: (json as { insertedId: string }).insertedId };
    const count = async () => ((await shop.call('listReviews')).json as unknown[]).length;
    const token = admin.accessToken;
    expect(await count()).toBe(0);
    await shop.call('publishReview', { params, body: { published: true }, token });
    expect(await count()).toBe(1);
    await shop.call('publishReview', { params, body: { published: false }, token });
    expect(await count()).toBe(0);
    await shop.call('publishReview', { params, body: { published: true }, token });
    await shop.call('deleteReview', { params, token });
    expect(await count()).toBe(0);
  });

  it('is not cached if a write happens while the list is being read', async () => {
    await add('First');
    const { closed, open } = door();
    held = closed;
    const page = { limit: '6' };
    const begunBefore = names(page);
    await expect.poll(() => readings).toBe(1);
    held = Promise.resolve();
    await add('Second');
    expect(await names(page)).toEqual(['First', 'Second']);
    open();
    expect(await begunBefore).toEqual(['First']);
    expect(await names(page)).toEqual(['First', 'Second']);
  });

  it('is not cached if reading the list fails', async () => {
    fails = true;
    const failed = await fetch(`${shop.address}/product?limit=6`);
    expect([failed.status, failed.headers.get('cache-control')]).toEqual([500, 'no-store']);
    fails = false;
    await add('Hub');
    expect(await names({ limit: '6' })).toEqual(['Hub']);
  });

  it('shows writes by other instances within seconds', async () => {
    const page = { query: { limit: '6' } };
    expect((await other.call('listProducts', page)).json).toEqual([]);
    await add('Written elsewhere');
    await expect
      .poll(async () => (await other.call('listProducts', page)).json, { timeout: 15_000 })
      .toMatchObject([{ name: 'Written elsewhere' }]);
  });
});

describe('a cached response', () => {
  const asked = (headers: Record<string, string> = {}) => shop.request('/product?limit=1', { headers });
  const shown = ({ headers }: { headers: Headers }) => ({
    ...Object.fromEntries(headers),
    date: '',
    'x-request-id': '',
  });

  beforeEach(async () => {
    await beginAnew();
    await add('First');
    await add('Second');
    readings = 0;
  });

  it('has the same status, headers and bytes as the original', async () => {
    const fromApp = await asked();
    const fromMemory = await asked();
    expect(shown(fromMemory)).toEqual(shown(fromApp));
    expect(fromMemory.bytes).toEqual(fromApp.bytes);
    expect(fromMemory.headers.get('link')).toContain('rel="next"');
    expect(readings).toBe(1);
  });

  it('answers a matching ETag with 304 and the headers of an uncached response', async () => {
    const etag = (await asked()).headers.get('etag') ?? '';
    const fromApp = await asked({ 'if-none-match': etag, authorization: 'Bearer null' });
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const fromMemory = await asked({ 'if-none-match': known });
      expect(fromMemory).toMatchObject({ status: 304, bytes: { length: 0 } });
      expect(shown(fromMemory)).toEqual(shown(fromApp));
    }
    expect((await asked({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('is not served to a request with an invalid token', async () => {
    await asked();
    expect((await asked({ authorization: 'Bearer nonsense' })).status).toBe(401);
    expect((await asked({ authorization: `Bearer ${admin.accessToken}` })).status).toBe(200);
    expect((await asked({ authorization: 'Bearer null' })).status).toBe(200);
  });

  it('has the CORS header for the origin of each request', async () => {
    await asked();
    expect((await asked({ origin: allowedOrigin })).headers.get('access-control-allow-origin')).toBe(
      allowedOrigin,
    );
    expect(
      (await asked({ origin: 'https://evil.example' })).headers.get('access-control-allow-origin'),
    ).toBeNull();
    expect((await asked()).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('is not served for HEAD, PATCH or invalid requests', async () => {
    await asked();
    const head = await shop.request('/product?limit=1', { method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, bytes: { length: 0 } });
    expect((await shop.request('/product?limit=1', { method: 'PATCH' })).status).toBe(405);
    expect((await shop.request('/product?limit=0')).status).toBe(400);
    expect((await shop.request('/Product')).status).toBe(404);
  });

  it("never contains the admins' list of reviews", async () => {
    const whole = await shop.call('listReviews', { query: { all: 'true' }, token: admin.accessToken });
    expect([whole.status, whole.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await shop.call('listReviews', { query: { all: 'true' } })).status).toBe(401);
  });
});

describe('caching by the CDN', () => {
  const publicCalls: readonly CallName[] = [
    'listProducts',
    'listCatalogue',
    'getProduct',
    'getProductFit',
    'judgeFit',
    'listInterfaces',
    'listReviews',
    'listOwnerPages',
    'getOwnerPage',
    'getImage',
  ];

  it('is allowed for public endpoints only', () => {
    const declared = Object.values(endpoints).filter((one) => 'cacheable' in one);
    expect(declared.map(({ name }) => name).sort()).toEqual([...publicCalls].sort());
  });

  const params = { id: 'none', email: 'none@example.com', hash: 'a'.repeat(64), width: '640' };
  const others = Object.values<Endpoint>(endpoints).filter(({ name }) => !publicCalls.includes(name));

  it.each(others)('is forbidden for $name with and without a token', async ({ name, versioned }) => {
    const query = name === 'listCustomerOrders' ? { customerEmail: admin.email } : {};
    for (const token of [undefined, 'nonsense', admin.accessToken]) {
      const asking = { params, query, ...(token === undefined ? {} : { token }) };
      const { headers } = await shop.call(name, asking);
      expect(headers.get('cache-control')).toBe('no-store');
      if (versioned !== true) expect(headers.get('etag')).toBeNull();
    }
  });
});
