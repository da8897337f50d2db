import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import firebaseConfig from '../../../firebase.json' with { type: 'json' };
import type { Ports } from '../ports.ts';
import { fitsOverride, workbench } from '../../test-support/products/part.ts';
import { recordedLog } from '../../test-support/recorded-log.ts';
import { openShop, openShopForFile, type Shop, type ShopWanted } from '../../test-support/shop.ts';
import { pagesFolder } from '../../test-support/pages/pages-folder.ts';

const finds = vi.fn<(key: string) => void>();
const lists = vi.fn<() => void>();
let breakFinds: Error | undefined;
const watched = ({ products, isOutage }: Ports): Partial<Ports> => ({
  log: recordedLog(vi.fn()),
  products: {
    ...products,
    list: () => {
      lists();
      return products.list();
    },
    find: async (key) => {
      finds(key);
      if (breakFinds !== undefined) throw breakFinds;
      return products.find(key);
    },
  },
  isOutage: (error) => error instanceof RangeError || isOutage(error),
});

const shop = await openShopForFile({
  ports: watched,
  settings: { pagesFolder: await pagesFolder(), publicCacheSeconds: 60 },
});
const admin = await shop.people.admin();
const { add, save, remove } = workbench(shop, admin);
const opened: Shop[] = [];
beforeEach(async () => {
  await shop.empty('products', 'slugs', 'partNumbers');
  await remove(await add({ name: 'Forgotten by a write' }));
  finds.mockClear();
});
afterEach(async () => {
  breakFinds = undefined;
  await Promise.all(opened.splice(0).map((other) => other.close()));
});

async function another(settings: ShopWanted['settings']): Promise<Shop> {
  const wanted = { pagesFolder: await pagesFolder(), publicCacheSeconds: 60, ...settings };
  const other = await openShop({
    firestoreProjectId: shop.firestoreProjectId,
    ports: watched,
    settings: wanted,
  });
  opened.push(other);
  return other;
}

async function get(path: string, { at = shop, headers = {} }: { at?: Shop; headers?: object } = {}) {
  const response = await fetch(at.address + path, { redirect: 'manual', headers: { ...headers } });
  return {
    status: response.status,
    headers: response.headers,
    location: response.headers.get('location'),
    text: await response.text(),
  };
}

describe('a page request', () => {
  beforeEach(async () => {
    await add({ range: 'Meridian' });
    await add({ name: 'Saddle', range: 'Øre & Co' });
  });

  it.each([
    ['/parts?x=1', '/parts'],
    ['/parts?utm_source=news&q=hub', '/parts?q=hub'],
    ['/parts?range=Nowhere', '/parts'],
    ['/parts?range=Meridian&range=Meridian&range=x', '/parts?range=Meridian'],
    ['/parts?buy=part-1&fbclid=2', '/parts?buy=part-1'],
    ['/parts?range=Meridian&x&buy=part-1', '/parts?range=Meridian&buy=part-1'],
    [`/parts?${'range=x&'.repeat(5)}`, '/parts'],
    ['/parts/chainring-42t?x=1', '/parts/chainring-42t'],
    ['/parts/chainring-42t?x=1&buy=part-1', '/parts/chainring-42t?buy=part-1'],
    ['/parts/', '/parts'],
    ['/sitemap.xml?page=2', '/sitemap.xml'],
    ['/parts/chainring-42t/share.jpg?n=1', '/parts/chainring-42t/share.jpg'],
    ['/standards?x=1', '/standards'],
    ['/standards/freehub?x=1', '/standards/freehub'],
    ['/standards/freehub/', '/standards/freehub'],
  ])('is redirected from %s to the canonical URL %s', async (asked, address) => {
    const { status, location, headers } = await get(asked);
    expect([status, location]).toEqual([301, address]);
    expect(headers.get('cache-control')).toContain('s-maxage=5');
    expect((await get(address)).status).toBe(address.endsWith('.jpg') ? 302 : 200);
  });

  it.each([
    '/parts',
    '/parts?',
    '/parts?range=Meridian&q=a+b',
    '/parts?q=a%20b&range=Meridian',
    '/parts?range=%C3%98re%20%26%20Co',
    '/parts?r%61nge=Meridian',
    '/parts/chainring-42t?buy=part-1',
  ])(
    'is not redirected from %s, which differs from the canonical URL at most in parameter order or encoding',
    async (address) => {
      expect((await get(address)).status).toBe(200);
    },
  );

  it('keeps its `buy` parameter when it is redirected from a former slug or a part number', async () => {
    const id = await add({ name: 'Rim', partNumber: 'PW-RM-700' });
    await save(id, { slug: 'rim-700c' });
    for (const name of ['rim', 'PW-RM-700'])
      expect((await get(`/parts/${name}?buy=1`)).location).toBe('/parts/rim-700c?buy=1');
  });
});

describe('rendered pages', () => {
  it('are cached for a minute, with one cache entry for all values of the `buy` parameter', async () => {
    await add();
    const asked = ['/parts', '/parts?buy=1', '/parts', '/parts?buy=2'];
    const pages = await Promise.all(asked.map((path) => get(path)));
    expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
    const parts = await Promise.all(['', '?buy=1', ''].map((search) => get(`/parts/chainring-42t${search}`)));
    expect(new Set(parts.map(({ text }) => text)).size).toBe(1);
    expect(finds).toHaveBeenCalledTimes(1);
    expect(parts[0]?.headers.get('cache-control')).toContain('s-maxage=60, stale-while-revalidate=540');
  });

  it('share one cached read of the catalogue', async () => {
    await add();
    await add({ name: 'Saddle' });
    const other = await another({ publicCacheSeconds: 0.001 });
    lists.mockClear();
    for (const path of ['/parts/chainring-42t', '/parts/saddle', '/parts', '/sitemap.xml'])
      expect((await get(path, { at: other })).status).toBe(200);
    expect(lists).toHaveBeenCalledTimes(1);
  });

  it('immediately show products that the same instance saved, and keep their age despite new reviews', async () => {
    const id = await add();
    const before = (await get('/parts/chainring-42t')).text;
    await save(id, { name: 'Chainring, renamed' });
    const renamed = (await get('/parts/chainring-42t')).text;
    expect(renamed).toContain('Chainring, renamed');
    const review = { customerEmail: admin.email, comment: 'Fine.', rating: 5, productId: id };
    expect((await shop.call('addReview', { body: review, token: admin.accessToken })).status).toBe(201);
    expect([before, (await get('/parts/chainring-42t')).text]).toEqual([before, renamed]);
  });

  it('show compatible parts in the order of `fitsWith`, without archived parts', async () => {
    const [chain, gone, pedal] = [
      await add({ name: 'Chain' }),
      await add({ name: 'Gone' }),
      await add({ name: 'Pedal' }),
    ];
    await add({ name: 'Crank', fitOverrides: [pedal, gone, chain].map(fitsOverride) });
    await remove(gone);
    expect((await get('/parts/crank')).text).toContain('Crank fits Chain, Pedal<');
  });

  it('have the same headers as static pages', async () => {
    await add();
    const rule = firebaseConfig.hosting.headers.find(({ source }) => source === '**');
    expect(rule?.headers.length).toBeGreaterThan(6);
    for (const path of ['/parts', '/parts/chainring-42t', '/parts/unknown', '/parts/a/b']) {
      const { headers } = await get(path);
      for (const { key, value } of rule?.headers ?? []) expect(headers.get(key), key).toBe(value);
    }
  });
});

describe("the page at a part's URL", () => {
  it('is a 404 page, cached for five seconds, if the part is unknown', async () => {
    const answers = [await get('/parts/ghost'), await get('/parts/ghost'), await get('/parts/ghost')];
    for (const { status, text, headers } of answers) {
      expect([status, text.includes('Not found')]).toEqual([404, true]);
      expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate, s-maxage=5');
    }
    expect(finds).toHaveBeenCalledTimes(1);
  });

  it('says that an archived part is no longer made, until the part is restored', async () => {
    await add({ name: 'Chain' });
    const id = await add({ name: 'Crank' });
    await save(id, { slug: 'crank-170' });
    await remove(id);
    const { status, text, headers } = await get('/parts/crank-170');
    expect([status, text.includes('Crank archived beside Chain<')]).toEqual([404, true]);
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate, s-maxage=5');
    expect((await get('/parts/crank')).location).toBe('/parts/crank-170');
    await save(id, { slug: 'crank-170', status: 'active' });
    expect((await get('/parts/crank-170')).status).toBe(200);
  });

  it('shows a new part as soon as it is added', async () => {
    expect((await get('/parts/new-hub')).status).toBe(404);
    await add({ name: 'New hub' });
    expect((await get('/parts/new-hub')).status).toBe(200);
  });

  it.each(['/parts/__proto__', '/parts/%F0%9F%9A%B2', '/parts/a/b', `/parts/${'a'.repeat(201)}`])(
    'is a 404 page without a database lookup if no part can have the slug: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
      expect(finds).not.toHaveBeenCalled();
    },
  );
});

describe('a page that cannot be rendered', () => {
  const browserDraws = '<div id="root"></div>';

  it('falls back to client-side rendering if the renderer throws', async () => {
    await add({ name: 'Throws' });
    const { status, text, headers } = await get('/parts/throws');
    expect([status, text.includes(browserDraws)]).toEqual([500, true]);
    expect(headers.get('content-type')).toMatch(/^text\/html/u);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it('falls back to client-side rendering with 503 while Firestore is unavailable', async () => {
    await add();
    breakFinds = new RangeError('Firestore is away');
    const { status, text, headers } = await get('/parts/chainring-42t');
    expect([status, text.includes(browserDraws), headers.get('retry-after')]).toEqual([503, true, '5']);
    breakFinds = undefined;
    expect((await get('/parts/chainring-42t')).status).toBe(200);
  });

  it('falls back to client-side rendering if the client exceeds the rate limit for pages', async () => {
    const other = await another({ rateLimitFactor: 0.025 });
    const asked = [await get('/parts', { at: other }), await get('/parts/x', { at: other })];
    expect(asked.map(({ status }) => status)).toEqual([200, 404]);
    await get('/sitemap.xml', { at: other });
    const { status, text, headers } = await get('/parts', { at: other });
    expect([status, text.includes(browserDraws)]).toEqual([429, true]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await other.call('listCatalogue')).status).toBe(200);
  });

  it.each(['/', '/parts'])(
    'is replaced with a short message if the web build is missing: %s',
    async (path) => {
      const other = await another({ pagesFolder: '/nowhere' });
      const { status, text, headers } = await get(path, { at: other });
      expect(status).toBe(500);
      expect(text).toContain('Wait a moment and reload');
      expect(headers.get('content-type')).toMatch(/^text\/html/u);
    },
  );

  it('falls back to client-side rendering if too many pages are queued', async () => {
    await add();
    const views = Array.from({ length: 40 }, (_, nth) => get(`/parts?q=${String(nth)}`));
    const answers = await Promise.all(views);
    const drawn = answers.filter(({ status }) => status === 200);
    expect(drawn.length).toBeGreaterThanOrEqual(3);
    expect(drawn.every(({ text }) => text.includes('<title>Parts?q='))).toBe(true);
    const rest = answers.filter(({ status }) => status !== 200);
    expect(rest.every(({ status, text }) => status === 503 && text.includes(browserDraws))).toBe(true);
  });
});
