import type { AccountExport } from '@pedalworks/contract';
import { describe, expect, it } from 'vitest';
import type { OrderRecord } from '../model/orders.ts';
import { someOrder } from '../../test-support/orders/stored-order.ts';
import { openStockedFixtureForFile } from '../../test-support/payments/payment-fixture.ts';
import type { Person } from '../../test-support/people.ts';
import { newCustomer, order, payOrder, person, ship } from '../../test-support/account/life.ts';

/** Yields 1,000 orders without storing them, which would take longer than all other tests. */
async function* manyOrders(): AsyncGenerator<OrderRecord> {
  for (let nth = 0; nth < 1000; nth += 1)
    yield await Promise.resolve(someOrder({ id: `order-${String(nth)}` }));
}

let isOfMany = false;
const fixture = await openStockedFixtureForFile({
  ports: ({ personalData }) => ({
    personalData: {
      ...personalData,
      orders: (owner) => (isOfMany ? manyOrders() : personalData.orders(owner)),
    },
  }),
});
const admin = await fixture.shop.people.admin();

const read = async ({ accessToken: token }: Person) => {
  const { status, json } = await fixture.shop.call('exportAccount', { token });
  expect(status).toBe(200);
  return json as AccountExport;
};

describe('GET /account/export', () => {
  it("contains only the user's profile for a new account", async () => {
    const { uid, email, name } = await fixture.shop.people.customer().then(async (customer) => {
      const { exportedAt, ...held } = await read(customer);
      expect(Date.now() - Date.parse(exportedAt)).toBeLessThan(60_000);
      expect(held).toEqual({
        user: {
          _id: customer.uid,
          email: customer.email,
          name: customer.name,
          photo: null,
          emailVerified: false,
        },
        account: { name: customer.name, phone: '', addresses: [], bikes: [] },
        orders: [],
        refunds: [],
        returns: [],
        withdrawals: [],
        invoices: [],
        payments: [],
        mails: [],
        reviews: [],
        fitReports: [],
        audit: [],
      });
      return customer;
    });
    expect([uid, email, name]).not.toContain('');
  });

  it('contains all data about the caller and nothing about others', async () => {
    const { shop } = fixture;
    const customer = await newCustomer(fixture);
    const other = await newCustomer(fixture);
    await order(fixture, other);
    const id = await order(fixture, customer);
    const paymentId = await payOrder(fixture, customer, id);
    await ship(fixture, admin, id);
    const asAdmin = { token: admin.accessToken, params: { id } };
    await shop.call('refundOrder', { ...asAdmin, body: { amount: 5, reason: 'Quarrelsome' } });
    const body = { customerEmail: customer.email, comment: 'Good.', rating: 5, productId: 'chainring' };
    await shop.call('addReview', { token: customer.accessToken, body });
    const held = await read(customer);
    expect(held).toMatchObject({
      account: { phone: person.phone, addresses: [{ street: person.street }] },
      orders: [{ _id: id, status: 'shipped', address: { street: person.street } }],
      refunds: [{ order: id, amount: 5, status: 'succeeded' }],
      invoices: [{ buyer: { email: customer.email } }],
      payments: [{ _id: paymentId, order: id, amount: 59.9, currency: 'usd', status: 'paid' }],
      reviews: [{ comment: 'Good.', verified: true }],
      audit: Array.from({ length: 4 }, () => ({ by: 'the shop' })),
    });
    expect(held.mails.map(({ event }) => event).toSorted()).toEqual([
      'paid',
      'placed',
      'refunded',
      'shipped',
    ]);
    const text = JSON.stringify(held);
    expect(text).not.toContain('Quarrelsome');
    for (const theirs of [other.email, other.uid, admin.email, admin.uid]) expect(text).not.toContain(theirs);
  });

  it('omits payments of an earlier account with the same email', async () => {
    const former = await newCustomer(fixture);
    const { firestore } = fixture.shop;
    const bare = { orderId: null, amount: 5555, currency: 'usd', status: 'unclaimed', owner: former.email };
    await firestore.doc('payments/pi_former').create({ ...bare, ownerUid: 'former' });
    await firestore.doc('payments/pi_guest').create({ ...bare, ownerUid: null });
    const { payments } = await read(former);
    expect(payments.map(({ _id }) => _id)).toEqual(['pi_guest']);
  });

  it("lists an admin's own actions without the changed values", async () => {
    const customer = await newCustomer(fixture);
    const leaving = await fixture.shop.people.admin();
    const id = await order(fixture, customer);
    await payOrder(fixture, customer, id);
    await ship(fixture, leaving, id);
    const { audit, orders } = await read(leaving);
    expect(orders).toEqual([]);
    expect(new Set(audit.map(({ by }) => by))).toEqual(new Set([leaving.email]));
    expect(audit).toContainEqual(
      expect.objectContaining({ action: 'orders/move', target: id, before: null, after: null }),
    );
  });

  it('contains the payments of the first and the last of 1,000 orders', async () => {
    isOfMany = true;
    const customer = await fixture.shop.people.customer();
    const paidBy = (id: string) => ({ orderId: id, amount: 5990, currency: 'usd', status: 'paid' });
    for (const id of ['order-0', 'order-999'])
      await fixture.shop.firestore.doc(`payments/pi_${id}`).create(paidBy(id));
    const { orders, payments } = await read(customer);
    expect(orders).toHaveLength(1000);
    expect(payments.map(({ order: id }) => id)).toEqual(['order-0', 'order-999']);
  });
});
