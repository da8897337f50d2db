import type { OwnerPage, OwnerPageVersion } from '@pedalworks/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { storedProduct } from '../../test-support/products/part.ts';
import { pagesFolder } from '../../test-support/pages/pages-folder.ts';
import { openShopForFile } from '../../test-support/shop.ts';

const settings = { pagesFolder: await pagesFolder() };
const shop = await openShopForFile({ settings });
const other = await openShopForFile({ settings, firestoreProjectId: shop.firestoreProjectId });
const admin = await shop.people.admin();
const token = admin.accessToken;
beforeEach(async () => {
  // Saving clears the caches of the process, which emptying the collection does not.
  for (const key of ['terms', 'imprint']) await save(key, '', await etagOf(key));
  await shop.empty('pageVersions', 'audit');
});

const read = (key: string) => shop.call('getOwnerPage', { params: { key }, token });
const etagOf = async (key: string) => (await read(key)).headers.get('etag') ?? '';

function save(key: string, text: unknown, etag?: string) {
  const headers = etag === undefined ? {} : { 'if-match': etag };
  return shop.call('saveOwnerPage', { params: { key }, body: { text }, headers, token });
}

async function page(path: string) {
  const response = await fetch(shop.address + path, { redirect: 'manual' });
  return { status: response.status, text: await response.text(), location: response.headers.get('location') };
}

describe('a page of the owner', () => {
  it('is linked, rendered and in the sitemap only while it has text', async () => {
    const revision = ((await read('terms')).json as { revision: number }).revision;
    expect((await page('/pages/terms')).status).toBe(404);
    expect((await save('terms', '# Scope\n<b>x</b>', await etagOf('terms'))).json).toMatchObject({
      html: '<h2>Scope</h2>\n<p>&lt;b&gt;x&lt;/b&gt;</p>\n',
      revision: revision + 1,
    });
    expect((await shop.call('listOwnerPages')).json).toMatchObject([
      { key: 'terms', revision: revision + 1 },
    ]);
    expect(await page('/pages/terms')).toMatchObject({ status: 200, text: /<h2>Scope<.*links terms/su });
    expect((await page('/sitemap.xml')).text).toContain('/pages/terms</loc>');
    await save('terms', null, await etagOf('terms'));
    expect((await shop.call('listOwnerPages')).json).toEqual([]);
    expect((await page('/pages/terms')).status).toBe(404);
    expect((await page('/sitemap.xml')).text).not.toContain('/pages/');
  });

  it('is linked by its own footer, also if another instance has just rendered a page without it', async () => {
    await fetch(`${other.address}/sitemap.xml`);
    await save('terms', 'New', await etagOf('terms'));
    expect(await (await fetch(`${other.address}/pages/terms`)).text()).toContain('links terms');
  });

  it.each(['/pages/unknown', '/pages/constructor', '/pages/terms/x', '/pages/__proto__'])(
    'is the not-found page at %s',
    async (path) => {
      expect((await page(path)).status).toBe(404);
    },
  );

  it('has one address', async () => {
    await save('imprint', 'Weg 1', await etagOf('imprint'));
    for (const other of ['/pages/imprint/', '/pages/imprint?utm_source=x'])
      expect(await page(other)).toMatchObject({ status: 301, location: '/pages/imprint' });
  });

  it.each(['unknown', 'constructor', 'Terms', '..%2f'])('cannot have the key %s', async (key) => {
    expect((await read(key)).status).toBe(400);
    expect((await save(key, 'x', '"0"')).status).toBe(400);
  });

  it('may be as long as the limit, and not longer', async () => {
    const etag = await etagOf('terms');
    expect(await save('terms', 'x'.repeat(50_001), etag)).toMatchObject({ status: 400 });
    expect(await save('terms', 'x'.repeat(100 * 1024), etag)).toMatchObject({ status: 413 });
    expect(await save('terms', 'x'.repeat(50_000), etag)).toMatchObject({ status: 200 });
  });
});

describe('saving a page', () => {
  it('requires the current version, except to repeat a save whose answer was lost', async () => {
    const etag = await etagOf('terms');
    expect(await save('terms', 'A')).toMatchObject({
      status: 428,
      json: { code: 'request/version-missing' },
    });
    expect((await save('terms', 'A', etag)).status).toBe(200);
    expect((await save('terms', 'A', etag)).status).toBe(200);
    const stale = await save('terms', 'B', etag);
    expect(stale).toMatchObject({ status: 412, json: { code: 'request/changed' } });
    expect(stale.headers.get('etag')).toBe(await etagOf('terms'));
    expect((await read('terms')).json).toMatchObject({ text: 'A' });
  });

  it('stores one text of two admins who save at the same time', async () => {
    const etag = await etagOf('terms');
    const answers = await Promise.all(['A', 'B', 'C'].map((text) => save('terms', text, etag)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    expect((await shop.firestore.collection('pageVersions').get()).size).toBe(1);
  });

  it('keeps every version with its author, newest first, and writes one audit entry each', async () => {
    for (const text of ['One', 'Two']) await save('terms', text, await etagOf('terms'));
    const list = { params: { key: 'terms' }, query: { limit: '1' }, token };
    const by = { uid: admin.uid, email: admin.email };
    const first = await shop.call('listOwnerPageVersions', list);
    expect(first.json).toMatchObject([{ text: 'Two', by }]);
    expect(first.headers.get('link')).toContain('cursor=');
    const audit = await shop.firestore.collection('audit').orderBy('createdAt').get();
    expect(audit.docs.map((entry) => entry.data())).toMatchObject([
      { action: 'pages/save', target: 'terms', by, after: { characters: 3 } },
      { action: 'pages/save', target: 'terms', by, before: { characters: 3 }, after: { characters: 3 } },
    ]);
  });

  it('saves nothing with dryRun', async () => {
    const body = { text: '*new*', dryRun: true };
    const preview = await shop.call('saveOwnerPage', { params: { key: 'terms' }, body, token });
    expect(preview).toMatchObject({ status: 200, json: { html: '<p><em>new</em></p>\n' } });
    expect((await read('terms')).json).toMatchObject({ text: '' });
  });

  it('of a former text is a new version by the admin who restores it, and shows what the preview showed', async () => {
    const other = await shop.people.admin();
    const text = '1. One\n- a\n\n**b**\nc';
    for (const each of [text, '']) await save('terms', each, await etagOf('terms'));
    const preview = await shop.call('saveOwnerPage', {
      params: { key: 'terms' },
      body: { text, dryRun: true },
      token,
    });
    const headers = { 'if-match': await etagOf('terms') };
    await shop.call('saveOwnerPage', {
      params: { key: 'terms' },
      headers,
      body: { text },
      token: other.accessToken,
    });
    const [latest] = (await shop.call('listOwnerPageVersions', { params: { key: 'terms' }, token }))
      .json as OwnerPageVersion[];
    expect(latest).toMatchObject({ text, by: { uid: other.uid } });
    const { html } = preview.json as OwnerPage;
    expect(html).toContain('<strong>b</strong><br />');
    expect((await read('terms')).json).toMatchObject({ html });
    expect((await page('/pages/terms')).text).toContain(html);
  });
});

describe('the terms of an order', () => {
  const place = async () => {
    await shop.firestore.doc('products/ring').set(storedProduct({ name: 'Ring', quantity: 7 }));
    const body = { purchaseId: 'ring', price: 59.9, quantity: 1, customerEmail: 'guest@example.com' };
    const { json } = await shop.call('placeOrder', { body });
    return json as { _id: string; termsVersion?: number };
  };

  it('are the version at that moment, whatever the client sends and later versions say', async () => {
    expect(await place()).not.toHaveProperty('termsVersion');
    const saved = (await save('terms', 'One', await etagOf('terms'))).json as { revision: number };
    const order = await place();
    expect(order.termsVersion).toBe(saved.revision);
    await save('terms', 'Two', await etagOf('terms'));
    const stored = await shop.call('getOrder', { params: { id: order._id }, token });
    expect(stored.json).toMatchObject({ termsVersion: saved.revision });
  });
});
