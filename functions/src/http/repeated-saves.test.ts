import { describe, expect, it } from 'vitest';
import { openStockedFixtureForFile, storeProduct } from '../../test-support/payments/payment-fixture.ts';
import { someAddress } from '../../test-support/orders/stored-order.ts';
import { draft } from '../../test-support/products/part.ts';

const fixture = await openStockedFixtureForFile();
const admin = await fixture.shop.people.admin();

interface Save {
  readonly name:
    | 'saveOrderAddress'
    | 'swapPart'
    | 'transitionOrder'
    | 'changeAccount'
    | 'changeSettings'
    | 'saveProduct';
  readonly read: 'getOrder' | 'getAccount' | 'getSettings' | 'getProduct';
  /** Returns the id of a new order or product; empty for the account and the settings. */
  readonly open: () => Promise<string>;
  readonly mine: object;
  readonly other: object;
  /** True if `other` replaces what `mine` stored. */
  readonly isReplaced?: true;
  /** Further parameters of the address. */
  readonly of?: Readonly<Record<string, string>>;
}

const { quantity: _, ...part } = draft;
const addPart = async () => {
  const body = { ...draft, partNumber: `PW-${crypto.randomUUID().slice(0, 8).toUpperCase()}`, quantity: 10 };
  const { json } = await fixture.shop.call('addProduct', { token: admin.accessToken, body });
  return (json as { insertedId: string }).insertedId;
};
const nothing = () => Promise.resolve('');

const saves: readonly Save[] = [
  {
    name: 'saveOrderAddress',
    read: 'getOrder',
    open: () => fixture.placeOrder({ paid: true }),
    mine: { ...someAddress, street: '2 Foundry Lane' },
    other: { ...someAddress, street: '3 Foundry Lane' },
    isReplaced: true,
  },
  {
    name: 'swapPart',
    read: 'getOrder',
    open: async () => {
      await storeProduct(fixture.shop, 10, 'oval');
      await storeProduct(fixture.shop, 10, 'steel');
      return fixture.placeOrder({ paid: true });
    },
    mine: { productId: 'oval' },
    other: { productId: 'steel' },
    isReplaced: true,
    of: { line: '0' },
  },
  {
    name: 'transitionOrder',
    read: 'getOrder',
    open: () => fixture.placeOrder({ paid: true, status: 'shipped' }),
    mine: { to: 'shipped', trackingNumber: 'MINE', reason: 'Wrong' },
    other: { to: 'shipped', trackingNumber: 'OTHER', reason: 'Wrong' },
    isReplaced: true,
  },
  { name: 'changeAccount', read: 'getAccount', open: nothing, mine: { phone: '1' }, other: { name: 'Ada' } },
  {
    name: 'changeSettings',
    read: 'getSettings',
    open: nothing,
    mine: { enforceStock: true },
    other: { holdMinutes: 90 },
  },
  {
    name: 'saveProduct',
    read: 'getProduct',
    open: addPart,
    mine: { ...part, stockChange: 5 },
    other: { ...part, stockChange: 1, price: 61 },
  },
];

describe.each(saves)('a repeated $name', ({ name, read, open, mine, other, isReplaced, of }) => {
  const params = (id: string) => (id === '' ? {} : { params: { id } });
  const save = (id: string, body: object, etag: string) =>
    fixture.shop.call(name, {
      ...(of ? { params: { id, ...of } } : params(id)),
      token: admin.accessToken,
      body,
      headers: { 'if-match': etag },
    });
  const current = async (id: string) => {
    const { headers, json } = await fixture.shop.call(read, { ...params(id), token: admin.accessToken });
    return { etag: headers.get('etag') ?? '', json };
  };

  it('is answered as the first and changes nothing, but is outdated once another save has replaced it', async () => {
    const id = await open();
    const { etag } = await current(id);
    expect((await save(id, mine, etag)).status).toBe(200);
    const stored = await current(id);
    expect(await save(id, mine, `W/${etag}`)).toMatchObject({ status: 200, json: stored.json });
    expect(await current(id)).toEqual(stored);
    expect((await save(id, other, etag)).status).toBe(412);
    expect((await save(id, other, stored.etag)).status).toBe(200);
    const later = await current(id);
    expect((await save(id, mine, etag)).status).toBe(isReplaced ? 412 : 200);
    expect(await current(id)).toEqual(later);
  });
});

it('a product save with the same body as an earlier one is not taken for a repeat if its version is current', async () => {
  const id = await addPart();
  const save = async (body: object) => {
    const own = { params: { id }, token: admin.accessToken };
    const { headers } = await fixture.shop.call('getProduct', own);
    const asked = {
      ...own,
      headers: { 'if-match': headers.get('etag') ?? '' },
    };
    return (await fixture.shop.call('saveProduct', { ...asked, body })).json;
  };
  const counted = { ...part, quantity: 10 };
  await save(counted);
  // A sale changes the stock, but not the version.
  await fixture.shop.firestore.doc(`products/${id}`).update({ quantity: 9 });
  expect(await save(counted)).toMatchObject({ quantity: 10 });
});
