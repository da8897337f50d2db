import type { OrderStatus } from '@pedalworks/contract';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  clientSecretOf,
  openStockedFixtureForFile,
  paymentIdOf,
  storeProduct,
} from '../../test-support/payments/payment-fixture.ts';
import { expireOrders } from '../checkout/expire-orders.ts';
import type { OrderChanges } from '../../test-support/orders/stored-order.ts';

const fixture = await openStockedFixtureForFile();
const admin = await fixture.shop.people.admin();
beforeEach(() => storeProduct(fixture.shop));

const move = (id: string, body: object, token = admin.accessToken) =>
  fixture.shop.call('transitionOrder', { params: { id }, body, token });

const stock = async () =>
  (await fixture.shop.firestore.doc('products/chainring').get()).get('quantity') as number;

const mailsOf = async (id: string) =>
  (await fixture.shop.firestore.collection('mail').where('orderId', '==', id).get()).docs.map(
    (mail) => mail.get('event') as string,
  );

const chargesOf = (orderId: string) =>
  fixture.provider.charges().filter(({ metadata, paid }) => metadata['orderId'] === orderId && paid);

/** Unpaid order for two units, which were taken from stock. Cancelling it raises the stock from 10 to 12. */
const holding: OrderChanges = { quantity: 2, priceCents: 11_980, stockTaken: true };

describe('POST /order/{id}/transition', () => {
  it('records each status in the history, and the admin who set it in internal notes', async () => {
    const id = await fixture.placeOrder({ paid: true });
    const note = 'In the <b>blue box</b>. \u202e=1+1 \u{1f4e6}';
    await move(id, { to: 'packed', note });
    const parcel = { trackingNumber: 'CF1', trackingUrl: 'https://track.example.com/CF1' };
    await move(id, { to: 'shipped', ...parcel });
    const { json } = await move(id, { to: 'delivered' });
    expect(json).toMatchObject({
      status: 'delivered',
      history: [
        { status: 'placed' },
        ...['packed', 'shipped', 'delivered'].map((status) => ({ status, by: 'shop' })),
      ],
      tracking: { carrier: '', number: 'CF1', url: 'https://track.example.com/CF1' },
    });
    expect(JSON.stringify(await fixture.order(id))).not.toContain('blue box');
    expect(await mailsOf(id)).toEqual(['shipped']);
    const notes = await fixture.shop.call('listOrderNotes', { params: { id }, token: admin.accessToken });
    expect(notes.json).toMatchObject([
      { by: admin.email, text: `Marked as packed. ${note}` },
      { text: 'Marked as shipped.' },
      { text: 'Marked as delivered.' },
    ]);
  });

  it('rejects cancelling an order that was paid after the admin loaded it', async () => {
    const id = await fixture.placeOrder({ paid: true });
    const { status, json } = await move(id, { from: 'placed', to: 'cancelled' });
    expect([status, json]).toMatchObject([
      409,
      { code: 'orders/move-refused', message: expect.stringContaining('paid now') as string },
    ]);
    expect(await fixture.order(id)).toMatchObject({ status: 'paid' });
    expect(await mailsOf(id)).toEqual([]);
  });

  it('accepts only one of two concurrent requests to pack an order', async () => {
    const id = await fixture.placeOrder({ paid: true });
    const answers = await Promise.all([move(id, { to: 'packed' }), move(id, { to: 'packed' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await fixture.order(id))['history']).toHaveLength(2);
  });

  it('lets the owner cancel an unpaid order, but make no other change', async () => {
    const { accessToken } = fixture.customer;
    const id = await fixture.placeOrder(holding);
    expect((await move(id, { to: 'packed' }, accessToken)).status).toBe(403);
    const other = await fixture.shop.people.customer();
    expect((await move(id, { to: 'cancelled' }, other.accessToken)).status).toBe(403);
    const { json } = await move(id, { to: 'cancelled' }, accessToken);
    expect(json).toMatchObject({
      status: 'cancelled',
      history: [{}, { status: 'cancelled', by: 'customer' }],
    });
    expect(await stock()).toBe(12);
    expect((await move(id, { to: 'cancelled' }, accessToken)).status).toBe(409);
    expect(await stock()).toBe(12);
    expect(await mailsOf(id)).toEqual(['cancelled']);
    const paid = await fixture.placeOrder({ paid: true });
    expect((await move(paid, { to: 'cancelled' }, accessToken)).status).toBe(409);
  });

  it('prevents payment of a cancelled order, even with a client secret issued before the cancellation', async () => {
    const id = await fixture.placeOrder();
    const secret = clientSecretOf(await fixture.openIntent(id));
    await move(id, { to: 'cancelled' });
    await expect(fixture.pay(secret)).rejects.toThrow();
    expect((await fixture.openIntent(id)).json).toMatchObject({ code: 'orders/cancelled' });
    expect(chargesOf(id)).toEqual([]);
  });

  it('marks an order paid instead of cancelling it if its payment has succeeded', async () => {
    const id = await fixture.placeOrder(holding);
    const paymentId = await fixture.paidIntent(id);
    const { status, json } = await move(id, { to: 'cancelled' }, fixture.customer.accessToken);
    expect({ status, json }).toMatchObject({ status: 409, json: { code: 'orders/already-paid' } });
    expect(await fixture.order(id)).toMatchObject({ status: 'paid', transactionId: paymentId });
    expect(await stock()).toBe(10);
  });

  it('marks an order paid again instead of cancelling it if a restored backup shows it as unpaid', async () => {
    const ids = [await fixture.placeOrder(), await fixture.placeOrder()];
    for (const id of ids) {
      await fixture.report(id, await fixture.paidIntent(id));
      await fixture.bringBackUnpaid(id);
    }
    const [byHand = '', byJob = ''] = ids;
    expect((await move(byHand, { to: 'cancelled' })).json).toMatchObject({ code: 'orders/already-paid' });
    await fixture.shop.firestore.doc(`orders/${byJob}`).update({ expiresAt: Timestamp.now() });
    await expireOrders(fixture.ports, AbortSignal.timeout(20_000));
    for (const id of ids) expect(await fixture.order(id)).toMatchObject({ status: 'paid', paid: true });
  });

  it('cancels an order whose payment is unknown to the card provider', async () => {
    const id = await fixture.placeOrder(holding);
    await fixture.openIntent(id);
    const { docs } = await fixture.shop.firestore.collection('payments').where('orderId', '==', id).get();
    const [known] = docs;
    await fixture.shop.firestore.doc('payments/pi_elsewhere').set(known?.data() ?? {});
    await known?.ref.delete();
    expect((await move(id, { to: 'cancelled' })).json).toMatchObject({ status: 'cancelled' });
    expect(await fixture.ledger('pi_elsewhere')).toMatchObject({ status: 'canceled' });
    expect(await stock()).toBe(12);
  });

  it('leaves the order unchanged while the card provider is down', async () => {
    const id = await fixture.placeOrder(holding);
    const paymentId = paymentIdOf(await fixture.openIntent(id));
    const on = `POST /v1/payment_intents/${paymentId}/cancel`;
    fixture.provider.faults.add({ on, fault: { kind: 'answer', status: 503 }, times: 9 });
    expect((await move(id, { to: 'cancelled' })).status).toBe(503);
    fixture.provider.faults.clear();
    expect(await fixture.order(id)).toMatchObject({ status: 'placed' });
    expect(await stock()).toBe(10);
  });
});

/**
 * Places ten orders, then pays each one and runs `against` for it concurrently. The payment starts first for half of
 * the orders, `against` for the other half.
 *
 * @returns the number of cancelled orders
 */
async function race(against: (orderId: string) => Promise<unknown>): Promise<number> {
  const ids = await Promise.all(Array.from({ length: 10 }, () => fixture.placeOrder(holding)));
  const secrets = await Promise.all(ids.map(async (id) => clientSecretOf(await fixture.openIntent(id))));
  const overdue = { expiresAt: Timestamp.now() };
  await Promise.all(ids.map((id) => fixture.shop.firestore.doc(`orders/${id}`).update(overdue)));
  await Promise.all(
    ids.flatMap((id, place) => {
      const pay = () => fixture.pay(secrets[place] ?? '').catch(() => '');
      const acts = [pay, () => against(id)];
      return (place % 2 === 0 ? acts : acts.toReversed()).map((act) => act());
    }),
  );
  await fixture.provider.webhooks.flush({ order: 'as-happened' });
  const ends = await Promise.all(ids.map(async (id) => (await fixture.order(id))['status'] as OrderStatus));
  for (const [place, id] of ids.entries())
    expect(chargesOf(id)).toHaveLength({ paid: 1, cancelled: 0 }[ends[place] as string] ?? Number.NaN);
  return ends.filter((status) => status === 'cancelled').length;
}

it('an order that is paid and cancelled concurrently is either charged or cancelled, never both', async () => {
  const cancelled = await race((id) => move(id, { to: 'cancelled' }));
  expect(await stock()).toBe(10 + 2 * cancelled);
}, 60_000);

describe('an order past its payment deadline', () => {
  const expired: OrderChanges = { ...holding, expiresAt: new Date(Date.now() - 1000) };
  const expire = () => expireOrders(fixture.ports, AbortSignal.timeout(20_000));

  it('cannot be paid, and the scheduled job cancels it and restores its stock', async () => {
    const id = await fixture.placeOrder(expired);
    expect((await fixture.openIntent(id)).json).toMatchObject({ code: 'orders/expired' });
    expect(await expire()).toBe(1);
    expect(await fixture.order(id)).toMatchObject({
      status: 'cancelled',
      history: [{}, { status: 'cancelled', by: 'system' }],
    });
    expect(await stock()).toBe(12);
    expect(await expire()).toBe(0);
  });

  it('is cancelled even if cancelling an older overdue order fails', async () => {
    const stubborn = await fixture.placeOrder(holding);
    const paymentId = paymentIdOf(await fixture.openIntent(stubborn));
    const longAgo = Timestamp.fromMillis(Date.now() - 60_000);
    await fixture.shop.firestore.doc(`orders/${stubborn}`).update({ expiresAt: longAgo });
    const id = await fixture.placeOrder(expired);
    const on = `POST /v1/payment_intents/${paymentId}/cancel`;
    fixture.provider.faults.add({ on, fault: { kind: 'answer', status: 503 }, times: 9 });
    expect(await expire()).toBe(1);
    fixture.provider.faults.clear();
    expect(await fixture.order(id)).toMatchObject({ status: 'cancelled' });
    expect(fixture.logged).toContain('orders/not-expired');
    expect(await expire()).toBe(1);
    expect(await fixture.order(stubborn)).toMatchObject({ status: 'cancelled' });
  });

  it('is either cancelled or charged, never both, if it is paid while the scheduled job runs', async () => {
    let cancelled = await race(expire);
    cancelled += await expire();
    expect(await stock()).toBe(10 + 2 * cancelled);
  }, 60_000);

  it('releases its stock to the next buyer without waiting for the scheduled job', async () => {
    await storeProduct(fixture.shop, 0);
    await fixture.shop.firestore.doc('settings/shop').set({ enforceStock: true });
    const id = await fixture.placeOrder(expired);
    const draft = { purchaseId: 'chainring', price: 59.9, quantity: 2, customerEmail: 'next@example.com' };
    expect((await fixture.shop.call('placeOrder', { body: draft })).status).toBe(201);
    expect(await fixture.order(id)).toMatchObject({ status: 'cancelled' });
    expect(await stock()).toBe(0);
    expect((await fixture.shop.call('placeOrder', { body: draft })).status).toBe(409);
    await fixture.shop.empty('settings');
  });

  it('releases its stock to the next buyer, even if 200 older orders are overdue too', async () => {
    await storeProduct(fixture.shop, 0);
    await fixture.shop.firestore.doc('settings/shop').set({ enforceStock: true });
    const others = { ...expired, purchaseId: 'hub', expiresAt: new Date(Date.now() - 60_000) };
    await Promise.all(Array.from({ length: 200 }, () => fixture.placeOrder(others)));
    const id = await fixture.placeOrder(expired);
    const body = { purchaseId: 'chainring', price: 59.9, quantity: 2, customerEmail: 'next@example.com' };
    expect((await fixture.shop.call('placeOrder', { body })).status).toBe(201);
    expect(await fixture.order(id)).toMatchObject({ status: 'cancelled' });
    await fixture.shop.empty('settings', 'orders');
  });
});
