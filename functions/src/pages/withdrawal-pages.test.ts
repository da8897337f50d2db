import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pagesFolder } from '../../test-support/pages/pages-folder.ts';
import { openFixtureForFile, storeProduct } from '../../test-support/payments/payment-fixture.ts';
import { cart } from '../../test-support/refunds/paid-order.ts';
import { shippedOrder } from '../../test-support/returns/shipped-order.ts';
import { openShopForFile } from '../../test-support/shop.ts';
import { withdrawalDesk } from '../../test-support/withdrawals/withdrawal-desk.ts';

vi.mock('../shared/evenly.ts', () => ({ evenly: vi.fn((work: () => unknown) => work()) }));

const fixture = await openFixtureForFile();
const { firestoreProjectId, people } = fixture.shop;
const settings = { pagesFolder: await pagesFolder() };
const pages = await openShopForFile({ firestoreProjectId, settings });
const limited = await openShopForFile({ firestoreProjectId, settings: { ...settings, rateLimitFactor: 1 } });
const desk = withdrawalDesk(fixture, await people.admin());

beforeEach(async () => {
  await fixture.shop.empty('returns', 'mail', 'mailCounts', 'withdrawals');
  await storeProduct(fixture.shop, 8);
  await storeProduct(fixture.shop, 9, 'cog');
  await desk.offer();
});

const post = async (path: string, fields: Readonly<Record<string, string>>, at = pages) => {
  const response = await fetch(at.address + path, { method: 'POST', body: new URLSearchParams(fields) });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const get = async (path: string) => {
  const response = await fetch(pages.address + path, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

const form = { orderNumber: 'PW-222222', email: 'rider@example.com', name: 'Robin', note: '' };

async function soldOrder() {
  const { orderId } = await shippedOrder(fixture, cart);
  return { orderId, orderNumber: await desk.number(orderId) };
}

describe('the withdrawal page', () => {
  it('is missing while the function is off, and never cached while it is on', async () => {
    const { status, headers, text } = await get('/withdraw');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(text).toContain('"step":"form"');
    await desk.offer({ withdrawal: 'off' });
    expect((await get('/withdraw')).status).toBe(404);
    expect((await post('/withdraw/declare', form)).status).toBe(404);
  });

  it('names what is wrong, and keeps what was typed', async () => {
    const wrong = await post('/withdraw', { ...form, orderNumber: 'twelve', email: 'robin', name: ' ' });
    expect(wrong.text).toContain('"step":"form"');
    for (const text of [
      'it looks like PW-',
      'Email must be an email address',
      'Name is required',
      '"twelve"',
    ])
      expect(wrong.text).toContain(text);
    expect((await post('/withdraw', { ...form, step: 'change' })).text).toContain('"step":"form"');
  });

  it('shows the declaration, and then the same for every number; a repeated click sends one email', async () => {
    const { orderId, orderNumber } = await soldOrder();
    const typed = { ...form, orderNumber };
    const review = await post('/withdraw', typed);
    const [, key = ''] = /"requestKey":"([^"]+)"/u.exec(review.text) ?? [];
    expect(review.text).toContain('"step":"review"');
    expect(await desk.mailsOf(orderId)).toEqual([]);
    const answers = [
      await post('/withdraw/declare', { ...typed, key }),
      await post('/withdraw/declare', { ...typed, key }),
      await post('/withdraw/declare', { ...form, key }),
    ];
    const texts = answers.map(({ text }) => text.replace(/drawn \d+/u, ''));
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain('"step":"declared"');
    expect(await desk.mailsOf(orderId)).toHaveLength(1);
  });

  it('of a link changes nothing when it is opened, and confirms with its form', async () => {
    const { orderId, orderNumber } = await soldOrder();
    await post('/withdraw/declare', { ...form, orderNumber });
    const [link = ''] = await desk.linksOf(orderId);
    for (let nth = 0; nth < 2; nth += 1) {
      const opened = await get(`/withdraw/confirm?link=${link}`);
      expect(opened.text).toContain('"step":"link"');
      expect(opened.headers.get('referrer-policy')).toBe('no-referrer');
    }
    expect(await desk.returnsOf(orderId)).toEqual([]);
    expect((await post('/withdraw/confirm', { link })).text).toContain('"step":"received"');
    expect((await get(`/withdraw/confirm?link=${link}`)).text).toContain('"step":"received"');
    expect(await desk.returnsOf(orderId)).toHaveLength(1);
    expect((await get('/withdraw/confirm?link=x')).text).toContain('"step":"ended"');
    expect((await get('/withdraw/confirm')).text).toContain('"step":"ended"');
  });

  it('of a link lets the customer choose the parts that were named in words', async () => {
    const { orderId, orderNumber } = await soldOrder();
    await post('/withdraw/declare', { ...form, orderNumber, note: 'Only the COG, please' });
    const [link = ''] = await desk.linksOf(orderId);
    const { text } = await get(`/withdraw/confirm?link=${link}`);
    expect(text).toContain('"isChoice":true');
    expect(text).toMatch(/"name":"chainring"[^}]*"declared":0[^]*"name":"cog"[^}]*"declared":1/u);
    const none = await post('/withdraw/confirm', { link, 'quantity-0': '0', 'quantity-1': '-1' });
    expect(none.text).toContain('"step":"link"');
    await post('/withdraw/confirm', { link, 'quantity-0': '9', 'quantity-1': '', 'quantity-7': '3' });
    expect(await desk.returnsOf(orderId)).toMatchObject([{ lines: [{ line: 0, quantity: 2 }] }]);
  });

  it('shows the form again for bodies that are too long, nested or no form', async () => {
    const long = await post('/withdraw', { ...form, note: 'x'.repeat(100 * 1024) });
    expect([long.status, long.text.includes('"step":"form"')]).toEqual([413, true]);
    const nested = await fetch(`${pages.address}/withdraw`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'name[a]=b&email[]=c&orderNumber=PW-222222&__proto__[x]=1',
    });
    expect([nested.status, (await nested.text()).includes('Name is required')]).toEqual([200, true]);
    const json = await fetch(`${pages.address}/withdraw/declare`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form),
    });
    expect(json.status).toBe(415);
    expect((await fetch(`${pages.address}/withdraw`, { method: 'PUT' })).headers.get('allow')).toBe(
      'GET, POST, HEAD, OPTIONS',
    );
  });

  it('allows 20 declarations an hour per address, together with the call', async () => {
    const tries = Array.from({ length: 10 }, () => [
      post('/withdraw/declare', form, limited),
      limited.call('withdraw', { body: form }),
    ]);
    const statuses = (await Promise.all(tries.flat())).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 202]));
    const last = await post('/withdraw/declare', form, limited);
    expect([last.status, last.text.includes('Too many requests')]).toEqual([429, true]);
  });
});
