import type { FitAnswer, Product, ProductFit } from '@pedalworks/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openShopForFile } from '../../test-support/shop.ts';
import { draft, fitsOverride, storedProduct, workbench } from '../../test-support/products/part.ts';

const shop = await openShopForFile();
const admin = await shop.people.admin();
const { add, get, save, remove } = workbench(shop, admin);
beforeEach(() => shop.empty('products', 'slugs', 'partNumbers', 'audit'));

const hub = (values: string[]) => ({ key: 'freehub', side: 'provides', values });
const cassette = (values: string[]) => ({ key: 'freehub', side: 'needs', values });

/** Adds a wheel for HG cassettes, a cassette that fits, one that does not, and a bell. */
async function addParts() {
  return {
    wheel: await add({ name: 'Wheel', partNumber: 'PW-WR', interfaces: [hub(['HG-L2'])] }),
    fitting: await add({
      name: 'Cassette HG',
      partNumber: 'PW-HG',
      interfaces: [cassette(['HG-L2', 'HG-L'])],
    }),
    other: await add({ name: 'Cassette MS', partNumber: 'PW-MS', interfaces: [cassette(['MS'])] }),
    bell: await add({ name: 'Bell', partNumber: 'PW-BE' }),
  };
}

const judged = async (a: string, b: string) => shop.call('judgeFit', { query: { a, b } });
const fitOf = async (id: string) => (await shop.call('getProductFit', { params: { id } })).json as ProductFit;
const productOf = async (id: string) => (await get(id, admin)).json as Product;

describe('GET /fit', () => {
  it('judges two products by id, slug, former slug or part number, in either order', async () => {
    const { wheel, fitting } = await addParts();
    await save(fitting, { slug: 'cassette' });
    for (const key of [fitting, 'cassette', 'cassette-hg', 'pw-hg']) {
      const { status, json } = await judged(wheel, key);
      expect([status, json], key).toMatchObject([200, { a: wheel, b: fitting, verdict: 'fits', via: [] }]);
    }
    const { a: _a, b: _b, ...there } = (await judged(wheel, fitting)).json as FitAnswer;
    const { a: _c, b: _d, ...back } = (await judged(fitting, wheel)).json as FitAnswer;
    expect(back).toEqual(there);
  });

  it('explains a failed rule, and returns unrelated if no rule applies', async () => {
    const { wheel, other, bell } = await addParts();
    expect((await judged(wheel, other)).json).toMatchObject({
      verdict: 'does-not-fit',
      rules: [{ key: 'freehub', verdict: 'does-not-fit', message: expect.any(String) as string }],
    });
    expect((await judged(wheel, bell)).json).toMatchObject({ verdict: 'unrelated', rules: [] });
    expect((await judged(wheel, wheel)).json).toMatchObject({ verdict: 'unrelated', rules: [] });
  });

  it('treats a missing and an archived product as GET /product/{id} does', async () => {
    const { wheel, fitting } = await addParts();
    await remove(fitting);
    for (const key of ['nothing', fitting]) {
      const { status, json: product } = await get(key);
      const json = { code: (product as { code: string }).code };
      for (const answer of [await judged(wheel, key), await judged(key, wheel)])
        expect(answer).toMatchObject({ status, json });
      expect(await shop.call('getProductFit', { params: { id: key } })).toMatchObject({ status, json });
    }
    const query = { a: wheel, b: fitting };
    const { json } = await shop.call('judgeFit', { query, token: admin.accessToken });
    expect(json).toMatchObject({ verdict: 'fits' });
  });

  it.each([
    ['b', { a: 'PW-WR' }],
    ['a', { a: '', b: 'PW-WR' }],
    ['b', { a: 'PW-WR', b: 'x'.repeat(200) }],
  ])('rejects a query with an invalid %s', async (path, query) => {
    const { status, json } = await shop.call('judgeFit', { query });
    expect([status, json]).toMatchObject([400, { issues: [{ path }] }]);
  });

  it('has an ETag, is cached by the CDN, and ignores unknown parameters', async () => {
    const { wheel, fitting } = await addParts();
    const query = { a: wheel, b: fitting, utm_source: 'news' };
    const { headers } = await shop.call('judgeFit', { query });
    expect(headers.get('cache-control')).toMatch(/^public, max-age=0.* s-maxage=30/u);
    const known = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await shop.call('judgeFit', { query, headers: known })).status).toBe(304);
  });
});

it('GET /product/{id}/fit groups the active products by verdict, without unrelated ones and the product itself', async () => {
  const { wheel, fitting, other } = await addParts();
  const unknown = await add({ name: 'Cassette', interfaces: [{ key: 'freehub', side: 'needs' }] });
  const answer = await fitOf('pw-wr');
  expect(answer).toMatchObject({
    fits: [{ a: wheel, b: fitting, verdict: 'fits' }],
    'with-adapter': [],
    'does-not-fit': [{ b: other, verdict: 'does-not-fit', rules: [{ key: 'freehub' }] }],
    unknown: [{ b: unknown }],
  });
  await remove(other);
  expect((await fitOf(wheel))['does-not-fit']).toEqual([]);
});

it('GET /product/{id}/fit lists the first 100 products of each verdict, those of `fitsWith` first, and counts all', async () => {
  const { wheel } = await addParts();
  const rows = Array.from({ length: 240 }, (_, nth) => ({
    ...{ ...draft, partNumber: `PW-MANY-${String(nth)}` },
    interfaces: [cassette([nth < 120 ? 'HG-L2' : 'MS'])],
  }));
  await shop.call('importProducts', { token: admin.accessToken, body: { rows, dryRun: false } });
  const confirmed = await add({ name: 'Last', fitOverrides: [fitsOverride(wheel)] });
  const answer = await fitOf(wheel);
  expect(answer.counts).toEqual({ fits: 122, 'with-adapter': 0, 'does-not-fit': 121, unknown: 0 });
  expect([answer.fits.length, answer['does-not-fit'].length]).toEqual([100, 100]);
  expect(answer.fits[0]?.b).toBe(confirmed);
});

it('GET /fit/interfaces lists the table with its rules, cacheable for a day', async () => {
  const { json, headers } = await shop.call('listInterfaces');
  const listed = { key: 'pedal', sides: ['provides', 'needs'], values: ['9/16', '1/2'] };
  expect(json).toContainEqual(expect.objectContaining(listed));
  expect(headers.get('cache-control')).toBe('public, max-age=86400, s-maxage=86400');
  expect(headers.get('etag')).not.toBeNull();
});

describe('`fitsWith` of a product', () => {
  it('lists products that fit, overrides first, in the same order in every response', async () => {
    const { wheel, fitting, bell } = await addParts();
    expect((await productOf(wheel)).fitsWith).toEqual([fitting]);
    await save(bell, { fitOverrides: [fitsOverride(wheel)] });
    const expected = [bell, fitting];
    expect((await productOf(wheel)).fitsWith).toEqual(expected);
    const token = admin.accessToken;
    for (const name of ['listProducts', 'listAllProducts'] as const) {
      const list = (await shop.call(name, { token })).json as Product[];
      expect(list.find(({ _id }) => _id === wheel)?.fitsWith, name).toEqual(expected);
    }
  });

  it('omits archived products, and products that an admin marked as not fitting', async () => {
    const { wheel, fitting } = await addParts();
    const second = await add({ name: 'Cassette 2', interfaces: [cassette(['HG-L2'])] });
    const fitOverrides = [{ productId: wheel, verdict: 'does-not-fit', reason: 'Hits the spokes' }];
    await save(second, { fitOverrides });
    expect((await productOf(wheel)).fitsWith).toEqual([fitting]);
    await remove(fitting);
    expect((await productOf(wheel)).fitsWith).toEqual([]);
  });
});

describe('interfaces of a product', () => {
  it.each([
    ['interfaces[0].key', [{ key: 'engine', side: 'needs' }]],
    ['interfaces[0].side', [{ key: 'freehub', side: 'both' }]],
    ['interfaces[0].values[1]', [cassette(['HG-L', 'HG-X'])]],
    ['interfaces[0].values', [cassette([])]],
    ['interfaces[0].values', [{ ...cassette([]), values: 'HG-L' }]],
    ['interfaces[0].min', [{ key: 'clearance', side: 'provides', min: 50, max: 40 }]],
    ['interfaces[0].max', [{ key: 'clearance', side: 'provides', max: 4000 }]],
    ['interfaces[0].values', [{ key: 'clearance', side: 'provides', values: ['45'] }]],
    ['interfaces[0].min', [{ ...cassette(['MS']), min: 1 }]],
    ['interfaces[1].key', [cassette(['MS']), cassette(['XD'])]],
    ['interfaces[1].side', [cassette(['MS']), hub(['XD', 'MS'])]],
    ['interfaces[0].place', [{ ...cassette(['MS']), place: 'stem' }]],
    ['interfaces[0].place', [{ key: 'axle-front', side: 'needs', values: ['12x100'] }]],
    ['interfaces[0].max', [{ key: 'spoke-count', side: 'provides', min: 28, max: 28.5 }]],
    ['interfaces[0]', [null]],
    ['interfaces', 'freehub'],
    ['interfaces', Array.from({ length: 41 }, () => cassette(['MS']))],
  ])('are rejected at %s, by POST, PUT and an import alike', async (path, interfaces) => {
    const id = await add({ partNumber: 'PW-1' });
    const token = admin.accessToken;
    const rows = [{ partNumber: 'PW-1', interfaces }];
    const errorsOf = async (dryRun: boolean) =>
      ((await shop.call('importProducts', { token, body: { rows, dryRun } })).json as { errors: object[] })
        .errors;
    const [present] = [await productOf(id)];
    const added = await shop.call('addProduct', {
      token,
      body: { ...present, slug: '', partNumber: '', interfaces },
    });
    for (const { status, json } of [added, await save(id, { interfaces })])
      expect([status, json]).toMatchObject([400, { code: 'request/invalid' }]);
    expect(pathsOf(added.json)).toContain(path);
    expect(pathsOf((await save(id, { interfaces })).json)).toContain(path);
    expect((await errorsOf(true)).map((error) => (error as { path: string }).path)).toContain(path);
    expect(await errorsOf(false)).toEqual(await errorsOf(true));
  });

  const pathsOf = (json: unknown) => (json as { issues: { path: string }[] }).issues.map(({ path }) => path);

  it('are cleared by an empty list, and kept if absent', async () => {
    const id = await add({ interfaces: [cassette(['12 speed', 'HG-L2'].slice(1))] });
    await save(id, { interfaces: undefined });
    expect((await productOf(id)).interfaces).toHaveLength(1);
    await save(id, { interfaces: [] });
    expect((await productOf(id)).interfaces).toEqual([]);
  });

  it('may keep a stored value that the table no longer has', async () => {
    const stale = [cassette(['HG-X']), { key: 'lever-feel', side: 'needs', values: ['firm'] }];
    const stored = storedProduct({
      slug: 'old',
      name: 'Old',
      description: 'Old.',
      img: 'https://p.example/a.webp',
      interfaces: stale,
    });
    await shop.firestore.doc('products/old').set(stored);
    expect((await save('old', { price: 5 })).json).toMatchObject({ price: 5, interfaces: stale });
    const more = [...stale, cassette(['HG-Y'])];
    expect(pathsOf((await save('old', { interfaces: more })).json)).toEqual(['interfaces[2].values[0]']);
    for (const name of ['listCatalogue', 'listProducts', 'exportProducts'] as const)
      expect((await shop.call(name, { token: admin.accessToken })).status, name).toBe(200);
  });
});

describe('overrides of a product', () => {
  it('must name other products that exist, each once', async () => {
    const id = await add();
    const bell = await add({ name: 'Bell' });
    const refused = async (fitOverrides: unknown) =>
      ((await save(id, { fitOverrides })).json as { issues?: { path: string }[] }).issues?.[0]?.path;
    expect(await refused([fitsOverride(bell), fitsOverride('nothing')])).toBe('fitOverrides[1].productId');
    expect(await refused([fitsOverride(id)])).toBe('fitOverrides[0].productId');
    expect(await refused([fitsOverride(bell), fitsOverride(bell)])).toBe('fitOverrides[1].productId');
    expect(await refused([{ ...fitsOverride(bell), reason: ' ' }])).toBe('fitOverrides[0].reason');
    expect(await refused(Array.from({ length: 21 }, (_, nth) => fitsOverride(`part-${String(nth)}`)))).toBe(
      'fitOverrides',
    );
  });

  it('are kept in the audit log with their reason', async () => {
    const id = await add();
    const bell = await add({ name: 'Bell' });
    await save(id, { fitOverrides: [fitsOverride(bell)] });
    const { json } = await shop.call('listAuditEntries', { token: admin.accessToken });
    expect(json).toContainEqual(
      expect.objectContaining({
        action: 'products/save',
        before: { fitOverrides: [] },
        after: { fitOverrides: [fitsOverride(bell)] },
      }),
    );
    await remove(bell);
    expect((await save(id, { price: 4 })).json).toMatchObject({
      fitOverrides: [fitsOverride(bell)],
      fitsWith: [],
    });
  });
});
