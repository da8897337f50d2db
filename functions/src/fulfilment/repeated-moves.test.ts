import { beforeEach, expect, it } from 'vitest';
import { openStockedFixtureForFile, storeProduct } from '../../test-support/payments/payment-fixture.ts';

/** Request to make once, after the next read of an order. */
let meanwhile: (() => Promise<unknown>) | null = null;
const fixture = await openStockedFixtureForFile({
  ports: ({ orders }) => ({
    orders: {
      ...orders,
      find: async (id) => {
        const found = await orders.find(id);
        const run = meanwhile;
        meanwhile = null;
        await run?.();
        return found;
      },
    },
  }),
});
const admin = await fixture.shop.people.admin();
beforeEach(() => storeProduct(fixture.shop));

const move = (id: string, body: object, key: string = crypto.randomUUID()) =>
  fixture.shop.call('transitionOrder', {
    params: { id },
    body,
    token: admin.accessToken,
    headers: { 'idempotency-key': key },
  });

const moveAll = (orders: readonly object[], body: object, key: string = crypto.randomUUID()) =>
  fixture.shop.call('transitionOrders', {
    token: admin.accessToken,
    headers: { 'idempotency-key': key },
    body: { ...body, orders },
  });

const pack = { from: 'paid', to: 'packed' };
const ship = { from: 'packed', to: 'shipped' };
const packed = { paid: true, status: 'packed' } as const;
const reused = { status: 422, json: { code: 'request/key-reused' } };

const shippedMailsOf = async (id: string) => {
  const mails = fixture.shop.firestore.collection('mail').where('orderId', '==', id);
  return (await mails.where('event', '==', 'shipped').get()).size;
};

it('a move is made once for each idempotency key, even after it was undone', async () => {
  const id = await fixture.placeOrder({ paid: true });
  const answers = await Promise.all([move(id, pack, 'press'), move(id, pack, 'press')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await move(id, { to: 'paid', reason: 'Undone' });
  expect(await move(id, pack, 'press')).toMatchObject({ status: 200, json: { status: 'paid' } });
  expect(await move(id, { ...pack, note: 'x' }, 'press')).toMatchObject(reused);
  expect(await fixture.order(id)).toMatchObject({ status: 'paid', history: { length: 3 } });
});

it('the answer to a repeated move is the order as it is now, even if the first one is being made', async () => {
  const id = await fixture.placeOrder({ paid: true });
  meanwhile = () => move(id, pack, 'first');
  expect(await move(id, pack, 'first')).toMatchObject({ status: 200, json: { status: 'packed' } });
});

it.each(['placed', 'packed'] as const)(
  'an order that is %s is cancelled once for each idempotency key',
  async (from) => {
    const id = await fixture.placeOrder({ quantity: 2, priceCents: 11_980, stockTaken: true });
    if (from === 'packed') {
      await fixture.report(id, await fixture.paidIntent(id));
      await move(id, pack);
    }
    for (let press = 0; press < 2; press += 1)
      expect(await move(id, { from, to: 'cancelled' }, 'cancel')).toMatchObject({
        status: 200,
        json: { status: 'cancelled' },
      });
    const stocked = await fixture.shop.firestore.doc('products/chainring').get();
    expect(stocked.get('quantity')).toBe(12);
    expect(fixture.provider.refunds()).toHaveLength(from === 'packed' ? 1 : 0);
  },
);

it('a late repeat of a bulk move does not undo its undo, and its key accepts no other body', async () => {
  const [id, other] = [await fixture.placeOrder(packed), await fixture.placeOrder(packed)];
  const parcel = [{ id, carrier: 'UPS', trackingNumber: 'ONE' }];
  await moveAll(parcel, ship, 'ship');
  await move(id, { to: 'packed', reason: 'Undone' });
  expect(await moveAll(parcel, ship, 'ship')).toMatchObject({
    status: 200,
    json: { changed: [{ _id: id, status: 'packed' }], refused: [] },
  });
  for (const orders of [[{ id, trackingNumber: 'TWO' }], [{ id: other }]])
    expect(await moveAll(orders, ship, 'ship')).toMatchObject(reused);
  expect(await fixture.order(id)).toMatchObject({ status: 'packed', history: { length: 3 } });
  expect(await fixture.order(other)).toMatchObject({ status: 'packed' });
  expect(await shippedMailsOf(id)).toBe(1);
});
