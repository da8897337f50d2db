import type { SearchResults, Order } from '@pedalworks/contract';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { personFields } from '../gateways/firestore/user-documents.ts';
import { someAddress, storedOrder, type OrderChanges } from '../../test-support/orders/stored-order.ts';
import { workbench } from '../../test-support/products/part.ts';
import { countReads } from '../../test-support/counted-reads.ts';
import { storedReturn } from '../../test-support/returns/stored-return.ts';
import { openShopForFile } from '../../test-support/shop.ts';

const shop = await openShopForFile();
const admin = await shop.people.admin();
const { add, remove } = workbench(shop, admin);
const token = admin.accessToken;

const order = (number: string, changes: OrderChanges = {}) =>
  shop.firestore.collection('orders').add(storedOrder({ number, ...changes }));

async function person(uid: string, name: string, email: string): Promise<void> {
  const since = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() };
  await shop.firestore.doc(`users/${uid}`).set({ ...personFields({ name, email, photo: null }), ...since });
}

async function search(q: string): Promise<SearchResults> {
  const { status, json } = await shop.call('searchShop', { token, query: { q } });
  expect([q, status]).toEqual([q, 200]);
  return json as SearchResults;
}

await remove(await add({ name: 'Meridian Chain 12-Speed Classic', partNumber: 'PW-OLD1' }));
await add({ name: 'Meridian Chain', partNumber: 'PW-CH12' });
await add({ name: 'Meridian Chain 12-Speed', partNumber: 'PW-CH12-126' });
await person('jana', 'Jana Nováková', 'jana@example.com');
await person('jan', 'Jan', 'jan@example.com');
await order('PW-JANA22', {
  ...{ customerName: 'Jana Nováková', phone: '+420 777 123 456', status: 'packed', quantity: 3 },
  shipments: [
    {
      ...{ id: 'one', kind: 'order', lines: [{ line: 0, quantity: 2 }], tracking: null },
      ...{ shippedAt: new Date(), deliveredAt: null, returnedAt: null },
    },
  ],
});
for (let nth = 0; nth < 12; nth += 1) await order(`PW-MANY${nth}`, { customerName: 'Many Orders' });

it('finds a return by its number in any notation, and by its order and customer', async () => {
  const { id } = await order('PW-EEEEE2');
  const number = 'RT-7K2M4X';
  const customerName = 'Returning Ida';
  await storedReturn(shop.firestore, id, { number, orderNumber: 'PW-EEEEE2', customerName });
  for (const q of ['rt-7k2m4x', 'RT7K2M4X', 'PW-EEEEE2', 'returning ida'])
    expect([q, (await search(q)).returns]).toMatchObject([q, [{ number, state: 'requested' }]]);
  expect((await search('RT-7K2M4Y')).returns).toEqual([]);
});

describe('searches for an order', () => {
  /** Expects each search to find only the order with this number. */
  async function expectFound(number: string, searches: readonly string[]): Promise<void> {
    for (const q of searches) {
      const [{ json }, { orders }] = await Promise.all([
        shop.call('listAllOrders', { token, query: { search: q } }),
        search(q),
      ]);
      const listed = (json as readonly Order[]).map((one) => one.number);
      expect([q, listed, orders.map((one) => one.number)]).toEqual([q, [number], [number]]);
    }
  }

  it('find it by its order, invoice, tracking and phone numbers in any notation', async () => {
    await order('PW-CCCCC2', {
      phone: '+49 (0)2351 / 12 34-5',
      transactionId: 'pi_3QabcDEF',
      invoiceNumber: '2026-000042',
      creditNoteNumbers: ['CN-2026-000007'],
      address: { ...someAddress, vatId: 'DE 123 456 789', postcode: 'SW1A 1AA' },
      tracking: { carrier: 'UPS', number: '1Z 999 AA1', url: null },
    });
    await expectFound('PW-CCCCC2', [
      ...['+49 2351 12345', '02351/1234-5', '235112345', '12345', 'Tel. 02351–12345', 'tel:+49-2351-12345'],
      ...['０２３５１　１２３４５', '٠٢٣٥١ ١٢٣٤٥', '\u202a+49\u00a02351\u00a012345\u202c'],
      ...['order PW-CCCCC2', 'Order #pw cccc', '#PWCCCCC2'],
      ...['ＰＷ－ＣＣＣＣＣ２', '\u200ePW-CCCCC2', 'pw‑ccccc2'],
      ...['Invoice no. 2026-000042', '2026 000042', '2026-42', '2026/0042', '2026000042', '2026-000000042'],
      ...['CN-2026-000007', 'credit note cn 2026-7', 'CN2026000007', 'pi_3QabcDEF'],
      ...['1Z999AA1', '1z 999 aa1', '1Z 999AA1', '1Z9 99A A1', '1Z\u200b999AA1'],
      ...['de123456789', 'DE\u00a0123456789', 'DE123 456 789', 'sw1a1aa', 'SW1A 1AA', 'sw1a1 aa'],
    ]);
    expect((await search('2026-000043 ccccc2')).orders).toEqual([]);
  });

  it("find it by other spellings of the customer's name, such as Müller for Mueller", async () => {
    const company = 'Mueller & Søn Юрий Ёлкин 高橋さくら أحمد O’Brien';
    const customerEmail = 'jo_anne.b+bikes@example.com';
    await order('PW-DDDDD2', { customerEmail, address: { ...someAddress, company, city: 'Lüdenscheid' } });
    await expectFound('PW-DDDDD2', [
      ...['ludenscheid', 'Lüdensch', 'LUEDENSCHEID', 'lu\u0308denscheid', 'Müller', 'mueller', 'soen', 'SON'],
      ...['юрий елкин', 'ЁЛК', 'さくら', 'أحمد', '\u202bأحمد\u202c', 'obrien', "O'Brien"],
      ...[customerEmail, 'jo_anne', 'JO_ANNE.B+BIKES', 'bikes@example'],
    ]);
    expect((await search('moeller')).orders).toEqual([]);
  });
});

it('a search finds an order by all that its invoice, packing slip and emails print', async () => {
  const line = { productId: 'hub', img: '', stockTaken: false };
  const address = {
    ...{ name: 'Ida Roth', company: 'Rahmen & Söhne', street: 'Lange Gasse 12\n2. Hof, Foundry' },
    ...{ postcode: '97301', city: 'Salem', region: 'Oregon', country: 'AT' },
    ...{ vatId: 'ATU 1234 5678', purchaseOrder: 'PO-2026-4712' },
  };
  await order('PW-PRINT2', {
    priceCents: 118_800,
    refundedCents: 27_800,
    lines: [
      { ...line, partNumber: 'PW-HUB1', name: 'Hub', unitPriceCents: 14_450, quantity: 4 },
      { ...line, partNumber: 'PW-RIM1', name: 'Rim', unitPriceCents: 61_000, quantity: 1 },
    ],
    address,
    currency: 'usd',
    tracking: { carrier: 'GLS Austria', number: '90500123450', url: null },
    history: [
      {
        status: 'shipped',
        at: new Date(),
        by: 'shop',
        formerTracking: { carrier: 'UPS', number: '1Z 777', url: null },
      },
    ],
  });
  await order('PW-OTHER2', { priceCents: 27_801, address: null });
  const found = async (q: string) => (await search(q)).orders.map(({ number }) => number);
  for (const q of [
    ...['PO-2026-4712', 'po 2026 4712', 'PO20264712'],
    ...['lange gasse foundry', 'Foundry 97301', '97301 foundry'],
    ...['278.00', '278,00', '278', '$278', '$278.00', 'USD 278.00', '278,-', '278,00 USD'],
    ...['roth 278.00', 'oregon roth 278,00'],
    ...['1188', '1,188.00', '1.188,00', '1 188,00', "1'188.00", '$1,188', '1188 USD'],
    ...['910.00', '144.5', '144.50', '578,00', '610'],
    ...['Austria ida 910', 'gls 90500123450', '1Z777', '1z 777', 'atu12345678'],
  ])
    expect([q, await found(q)]).toEqual([q, ['PW-PRINT2']]);
  for (const q of ['27', '27.80', '2780', '278.01', '118.80', '11880', 'roth 278.02'])
    expect([q, (await found(q)).includes('PW-PRINT2')]).toEqual([q, false]);
});

describe('GET /search', () => {
  it('finds orders, parts and people, exact names first', async () => {
    const jana = await search('jan');
    expect(jana.people.map(({ name }) => name)).toEqual(['Jan', 'Jana Nováková']);
    expect(jana.orders).toMatchObject([{ number: 'PW-JANA22', partlyShipped: { sent: 2, total: 3 } }]);
    const chain = await search('meridian chain');
    expect(chain.parts.map(({ name }) => name)).toEqual([
      'Meridian Chain',
      'Meridian Chain 12-Speed',
      'Meridian Chain 12-Speed Classic',
    ]);
    expect((await search('pw-ch12-126')).parts.map(({ partNumber }) => partNumber)).toEqual(['PW-CH12-126']);
    expect((await search('00420777123456')).orders.map(({ number }) => number)).toEqual(['PW-JANA22']);
  });

  it('returns at most eight results of each kind and reads at most 100 documents', async () => {
    const reads = countReads(shop.firestore);
    expect((await search('many orders')).orders).toHaveLength(8);
    await search('meridian');
    expect(reads()).toBeLessThanOrEqual(100);
  });

  it.each([
    '',
    '   ',
    '\u200e\u00a0',
    '%',
    '🚲',
    '\u202eabc',
    '<script>alert(1)</script>',
    "=HYPERLINK('x')",
    '\ud800',
    '../..',
    '.',
    '..',
    '__zq__',
    '__proto__',
    '高'.repeat(200),
    'ΐ'.repeat(200),
    'ae'.repeat(100),
    '٠'.repeat(200),
  ])('finds nothing for %j', async (q) => {
    expect(await search(q)).toEqual({ orders: [], returns: [], parts: [], people: [] });
  });

  it('rejects a search text of 10,000 characters', async () => {
    expect((await shop.call('searchShop', { token, query: { q: 'x'.repeat(10_000) } })).status).toBe(400);
  });
});

describe('GET /allOrder/new', () => {
  const count = async (query: Record<string, string>) =>
    (await shop.call('countNewOrders', { token, query })).json;

  it('counts orders placed after `since`; with dates=paid, counts unpacked orders paid after `since`', async () => {
    await shop.empty('orders');
    const at = (text: string) => new Date(`2026-11-26T08:00:${text}Z`);
    await order('PW-KNOWN', { createdAt: at('01.500') });
    await order('PW-PAID', { createdAt: at('00.000'), status: 'paid', paidAt: at('02.000') });
    await order('PW-PACKED', { createdAt: at('03.000'), status: 'packed', paidAt: at('03.000') });
    const since = at('01.500').toISOString();
    expect(await count({ since })).toEqual({ count: 1 });
    expect(await count({ since, dates: 'paid' })).toEqual({ count: 1 });
    expect(await count({ since: at('03.000').toISOString() })).toEqual({ count: 0 });
  });

  it.each(['', 'now', '2026-13-01T00:00:00Z', '2026-11-26', '9'.repeat(10_000)])(
    'rejects since=%j',
    async (since) => {
      expect((await shop.call('countNewOrders', { token, query: { since } })).status).toBe(400);
    },
  );
});
