import type { Order } from '@pedalworks/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { storedOrder, type OrderChanges } from '../../test-support/orders/stored-order.ts';
import { openFixtureForFile } from '../../test-support/payments/payment-fixture.ts';
import { pagesOf } from '../../test-support/paging.ts';

const fixture = await openFixtureForFile();
const { shop } = fixture;
const admin = await shop.people.admin();
const customer = await shop.people.customer({ name: 'Casey Rider' });
beforeEach(() => shop.empty('orders'));

async function storeOrders(count: number, changes: OrderChanges = {}): Promise<void> {
  const batch = shop.firestore.batch();
  for (let nth = 1; nth <= count; nth += 1) {
    const createdAt = new Date(1_700_000_000_000 + Math.floor(nth / 2));
    const owner = { customerEmail: customer.email, customerName: 'Casey', customerUid: customer.uid };
    const order = storedOrder({ ...owner, address: null, createdAt, ...changes });
    batch.set(shop.firestore.collection('orders').doc(), order);
  }
  await batch.commit();
}

describe('GET /order', () => {
  const ask = (customerEmail: string, token: string) =>
    shop.call('listCustomerOrders', { query: { customerEmail }, token });

  it('lists orders newest first, to their owner and admins', async () => {
    await storeOrders(3);
    await storeOrders(2, { customerEmail: 'other@example.com', customerUid: null });
    const { json, headers } = await ask(customer.email.toUpperCase(), customer.accessToken);
    const times = (json as { createdAt: string }[]).map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(times).toHaveLength(3);
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await ask('other@example.com', admin.accessToken)).json).toHaveLength(2);
  });

  it('returns an empty array to customers without orders', async () => {
    expect((await ask(customer.email, customer.accessToken)).json).toEqual([]);
  });

  it('answers 400 without an email', async () => {
    const { status, json } = await shop.call('listCustomerOrders', { token: customer.accessToken });
    expect(status).toBe(400);
    expect(json).toMatchObject({ issues: [{ path: 'customerEmail' }] });
  });

  it('lists each order once across pages, even if orders were placed at the same time', async () => {
    await storeOrders(9);
    const asking = { query: { customerEmail: customer.email, limit: '2' }, token: customer.accessToken };
    const ids = (await pagesOf(shop, 'listCustomerOrders', asking)).flat().map(({ _id }) => _id);
    expect(ids).toHaveLength(9);
    expect(new Set(ids).size).toBe(9);
  });
});

it('GET /order with a plus in the email accepts an unencoded plus, which the query parser turns into a space', async () => {
  const person = await shop.people.customer({ email: `plus+tag.${crypto.randomUUID()}@example.com` });
  const headers = { authorization: `Bearer ${person.accessToken}` };
  for (const email of [person.email, person.email.replace('+', '%20'), encodeURIComponent(person.email)])
    expect((await shop.request(`/order?customerEmail=${email}`, { headers })).status).toBe(200);
  const stranger = person.email.replace('+', '');
  expect((await shop.request(`/order?customerEmail=${stranger}`, { headers })).status).toBe(403);
});

it('GET /allOrder returns all 1,200 orders in one response to admins', async () => {
  for (let batch = 0; batch < 3; batch += 1) await storeOrders(400);
  const { json } = await shop.call('listAllOrders', { token: admin.accessToken });
  expect(new Set((json as { _id: string }[]).map(({ _id }) => _id)).size).toBe(1200);
  const times = (json as { createdAt: string }[]).map(({ createdAt }) => createdAt);
  expect(times).toEqual([...times].sort().reverse());
});

it('order search by several words lists the matching orders on the first page, even if one word is very common', async () => {
  await storeOrders(1, {
    customerName: 'Jo Smith',
    customerEmail: 'smith@gmail.example',
    number: 'PW-SMITH2',
  });
  const others = { customerName: 'Alex Carvalho', customerEmail: 'alex@gmail.example' };
  await storeOrders(30, { ...others, createdAt: new Date(1_800_000_000_000) });
  for (const search of ['gmail smith', 'smith gmail']) {
    const query = { search, limit: '5' };
    const { json, headers } = await shop.call('listAllOrders', { query, token: admin.accessToken });
    expect((json as readonly Order[]).map(({ customerName }) => customerName)).toEqual(['Jo Smith']);
    expect(headers.get('link')).toBeNull();
  }
});

describe('order search', () => {
  it('lists matches of the order or tracking number first, then matches of other fields', async () => {
    const at = (second: number) => new Date(Date.UTC(2026, 9, 1, 0, 0, second));
    const id = await fixture.placeOrder({ number: 'PW-TANDEM', createdAt: at(1) });
    await shop.firestore.doc('orderNumbers/PW-TANDEM').set({ orderId: id });
    const tracking = { carrier: 'UPS', number: 'TANDEM', url: null };
    await fixture.placeOrder({ number: 'PW-BBBBB3', createdAt: at(2), tracking });
    for (let second = 3; second < 8; second += 1)
      await fixture.placeOrder({ customerName: 'Tandem Tours', createdAt: at(second) });
    for (const search of ['tandem', ' Tandem '])
      for (const limit of ['2', '100']) {
        const asking = { query: { search, limit }, token: admin.accessToken };
        const orders = (await pagesOf(shop, 'listAllOrders', asking)).flat() as unknown as Order[];
        expect(orders).toHaveLength(7);
        expect(new Set(orders.map(({ _id }) => _id)).size).toBe(7);
        expect(orders[0]?.number).toBe('PW-TANDEM');
        if (limit === '100') expect(orders[1]?.number).toBe('PW-BBBBB3');
      }
    const inView = { query: { search: 'tandem', status: 'paid' }, token: admin.accessToken };
    expect((await shop.call('listAllOrders', inView)).json).toEqual([]);
  });

  it('finds orders by a local phone number (02351 for +49 2351) or by the end of a name (花子 in 山田花子)', async () => {
    await fixture.placeOrder({ number: 'PW-YAMADA', customerName: '山田花子' });
    const former = ['35112345', '4923511234', '3511234', '351123', '35112'];
    await storeOrders(1, {
      customerName: 'Jo Former',
      customerEmail: 'jo@example.com',
      phone: '+49 2351 12345',
    });
    const [stored] = (
      await shop.firestore.collection('orders').where('customerName', '==', 'Jo Former').get()
    ).docs;
    await stored?.ref.update({ beginnings: former });
    const namesOf = async (search: string) => {
      const { json } = await shop.call('listAllOrders', { query: { search }, token: admin.accessToken });
      return (json as readonly Order[]).map(({ customerName }) => customerName);
    };
    expect(await namesOf('花子')).toEqual(['山田花子']);
    expect(await namesOf('02351 12345')).toEqual(['Jo Former']);
  });
});

it('the largest possible order is stored with fewer than 4,100 search terms', async () => {
  const name = (nth: number) => Array.from({ length: 20 }, (_none, word) => `w${nth}x${word}part`).join(' ');
  const line = { productId: 'p', img: '', unitPriceCents: 1, quantity: 1, stockTaken: false };
  const lines = Array.from({ length: 50 }, (_none, nth) => ({
    ...line,
    name: name(nth),
    partNumber: `N-${nth}`,
  }));
  const id = await fixture.placeOrder({ number: 'PW-LARGE2', lines });
  const { beginnings } = (await fixture.order(id)) as { beginnings: readonly string[] };
  expect(beginnings.length).toBeLessThan(4100);
  expect(beginnings).toContain('large2');
});

describe('GET /allOrder with search and status', () => {
  const list = async (query: Readonly<Record<string, string>>) => {
    const { json } = await shop.call('listAllOrders', { query, token: admin.accessToken });
    return (json as readonly Order[]).map(({ number }) => number);
  };

  it('finds orders by word prefixes, ignoring case and accents', async () => {
    const line = {
      productId: 'hub',
      name: 'Hub',
      img: '',
      unitPriceCents: 100,
      quantity: 1,
      stockTaken: false,
    };
    await fixture.placeOrder({
      number: 'PW-AAAAA2',
      customerName: 'Zoë Łukasz',
      customerEmail: 'zoe@example.com',
      lines: [{ ...line, partNumber: 'PW-CH12-126' }],
    });
    await fixture.placeOrder({
      number: 'PW-BBBBB2',
      customerName: 'Zoe Carvalho',
      paid: true,
      attention: 'sold-out',
    });
    for (const search of ['zoe luk', 'ŁUK', 'pw-aaaaa2', 'aaaaa2', 'ch12-126', 'zoe@example.com lu'])
      expect([search, await list({ search })]).toEqual([search, ['PW-AAAAA2']]);
    expect((await list({ search: 'zoe' })).toSorted()).toEqual(['PW-AAAAA2', 'PW-BBBBB2']);
    expect(await list({ search: 'zoe', status: 'paid' })).toEqual(['PW-BBBBB2']);
    expect(await list({ needsLook: 'true' })).toEqual(['PW-BBBBB2']);
    const address = {
      ...{
        name: 'Ines Carvalho',
        company: 'Velo Werk',
        street: '1 Rue',
        postcode: 'SW1A 1AA',
        city: 'Lüdenscheid',
      },
      region: '',
      country: 'DE',
      vatId: 'DE 123 456 789',
      purchaseOrder: '',
    };
    await fixture.placeOrder({
      number: 'PW-CCCCC2',
      name: 'Meridian Chain',
      phone: '+49 (0)2351 / 12 34-5',
      address,
      transactionId: 'pi_3QabcDEF',
      invoiceNumber: '2026-000042',
      tracking: { carrier: 'UPS', number: '1Z 999 AA1', url: null },
    });
    for (const search of ['meridian ch', 'werk 2345', 'velo werk', 'carvalho ines', '2026-42'])
      expect([search, await list({ search })]).toEqual([search, ['PW-CCCCC2']]);
    for (const search of ['nobody', '🚲', '%', '.*', '<b>x</b>', '\u202e🚲', '\ud800', '1234567890123'])
      expect([search, await list({ search })]).toEqual([search, []]);
    expect(await list({ search: '   ' })).toHaveLength(3);
    const { json } = await shop.call('countOrders', { token: admin.accessToken });
    expect(json).toMatchObject({ all: 3, placed: 2, paid: 1, packed: 0, needsLook: 1 });
  });
});
