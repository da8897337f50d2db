import { beforeEach, expect, it } from 'vitest';
import { everyHalfHour } from '../jobs/every-half-hour.ts';
import { openFixtureForFile, storeProduct } from '../../test-support/payments/payment-fixture.ts';
import type { Ports } from '../ports.ts';
import type { Person } from '../../test-support/people.ts';
import {
  deleteAccount,
  letSettle,
  newCustomer,
  order,
  payOrder,
  person,
  ship,
} from '../../test-support/account/life.ts';
import { listed } from '../../test-support/payments/unnamed-money.ts';
import { registeredAdmin } from '../../test-support/users/invited.ts';
import { documentsWith } from '../../test-support/account/traces.ts';

/** Action to run once, before the next call of the port function `name`. */
let before: { readonly name: string; readonly run: () => Promise<unknown> } | null = null;

function interrupted<P extends object>(port: P): P {
  return new Proxy(port, {
    get: (target, name, receiver) => {
      const value: unknown = Reflect.get(target, name, receiver);
      if (before?.name !== name || typeof value !== 'function') return value;
      const { run } = before;
      before = null;
      return async (...input: unknown[]) => {
        await run();
        return Reflect.apply(value, target, input) as unknown;
      };
    },
  });
}

const fixture = await openFixtureForFile({
  ports: ({ accounts, cards, erasures, orders, transact }: Ports) => ({
    accounts: interrupted(accounts),
    cards: interrupted(cards),
    erasures: interrupted(erasures),
    orders: interrupted(orders),
    transact: (...call) => interrupted({ transact }).transact(...call),
  }),
});
beforeEach(async () => {
  before = null;
  await fixture.shop.empty('users', 'products', 'orders', 'invoices', 'erasures', 'mail', 'orderNotes');
  await storeProduct(fixture.shop);
});

const statusOf = async (id: string) => (await fixture.order(id))['status'];
const documentsOf = ({ email, uid }: Person) =>
  documentsWith(fixture.shop.firestore, [email, uid, ...Object.values(person)]);
const isGone = async ({ uid }: Person) =>
  (await fixture.shop.people.auth.getUsers([{ uid }])).users.length === 0;

it('account deletion keeps the account if a payment arrives before its order is cancelled', async () => {
  const customer = await newCustomer(fixture);
  const id = await order(fixture, customer);
  const { json } = await fixture.openIntent(id, customer.accessToken);
  await fixture.pay((json as { clientSecret: string }).clientSecret);
  expect(await deleteAccount(fixture, customer)).toMatchObject({
    status: 409,
    json: { code: 'account/orders-under-way', message: expect.stringContaining('PW-') as string },
  });
  expect(await fixture.order(id)).toMatchObject({ status: 'paid', customerName: person.name });
  expect(await isGone(customer)).toBe(false);
});

it('account deletion keeps the account if an order is paid after the orders were listed', async () => {
  const customer = await newCustomer(fixture);
  const id = await order(fixture, customer);
  // Runs when the deletion is about to cancel the order that it has listed as unpaid.
  before = { name: 'find', run: () => payOrder(fixture, customer, id) };
  expect(await deleteAccount(fixture, customer)).toMatchObject({
    status: 409,
    json: { code: 'account/orders-under-way' },
  });
  expect(await fixture.order(id)).toMatchObject({ status: 'paid', customerName: person.name });
  expect((await fixture.shop.call('getAccount', { token: customer.accessToken })).status).toBe(200);
});

it('account deletion runs once when requested twice concurrently', async () => {
  const customer = await newCustomer(fixture);
  const id = await order(fixture, customer);
  const answers = await Promise.all([deleteAccount(fixture, customer), deleteAccount(fixture, customer)]);
  expect(answers.map(({ status }) => status)).toContain(200);
  for (const { status } of answers) expect([200, 401]).toContain(status);
  expect((await deleteAccount(fixture, customer)).status).toBe(401);
  expect(await statusOf(id)).toBe('cancelled');
  expect(await documentsOf(customer)).toEqual([`erasures/${customer.uid}`]);
  expect(await isGone(customer)).toBe(true);
});

it('account deletion keeps one of two admins who delete their accounts concurrently', async () => {
  await fixture.shop.empty('users');
  const admins = [await registeredAdmin(fixture.shop), await registeredAdmin(fixture.shop)];
  const statuses = await Promise.all(
    admins.map(async (admin) => (await deleteAccount(fixture, admin)).status),
  );
  expect(statuses.toSorted()).toEqual([200, 409]);
});

it('the scheduled job cancels and erases an order that was placed during account deletion', async () => {
  const customer = await newCustomer(fixture);
  const deletion = new Promise((resolve) => {
    before = { name: 'transact', run: () => deleteAccount(fixture, customer).then(resolve) };
  });
  const id = await order(fixture, customer);
  expect(await deletion).toMatchObject({ status: 200 });
  expect(await fixture.order(id)).toMatchObject({ status: 'placed', customerUid: customer.uid });
  await letSettle(fixture, customer.uid);
  await everyHalfHour(fixture.ports);
  expect(await statusOf(id)).toBe('cancelled');
  expect(await documentsOf(customer)).toEqual([]);
});

it('account deletion waits for the shipment of an order that was paid in the meantime', async () => {
  const customer = await newCustomer(fixture);
  const admin = await fixture.shop.people.admin();
  // Pays an order after the check for unshipped orders, but before the deletion is recorded.
  before = {
    name: 'begin',
    run: async () => {
      const late = await order(fixture, customer);
      await payOrder(fixture, customer, late);
    },
  };
  expect((await deleteAccount(fixture, customer)).status).toBe(200);
  const paid = await fixture.shop.firestore.collection('orders').where('status', '==', 'paid').get();
  const id = paid.docs[0]?.id ?? '';
  expect(await fixture.order(id)).toMatchObject({ customerName: person.name });
  expect(await isGone(customer)).toBe(false);
  await ship(fixture, admin, id);
  await everyHalfHour(fixture.ports);
  expect(await isGone(customer)).toBe(true);
  expect(await fixture.order(id)).toMatchObject({ status: 'shipped', customerName: '' });
});

it('account deletion keeps the address of an order whose shipment is undone in the meantime', async () => {
  const customer = await newCustomer(fixture);
  const admin = await fixture.shop.people.admin();
  const id = await order(fixture, customer);
  await payOrder(fixture, customer, id);
  await ship(fixture, admin, id);
  const undo = { params: { id }, body: { to: 'packed', reason: 'Undone' }, token: admin.accessToken };
  before = { name: 'eraseOrder', run: () => fixture.shop.call('transitionOrder', undo) };
  expect((await deleteAccount(fixture, customer)).status).toBe(200);
  expect(await fixture.order(id)).toMatchObject({ status: 'packed', customerName: person.name });
  expect(await isGone(customer)).toBe(false);
  await fixture.shop.call('transitionOrder', { ...undo, body: { to: 'shipped' } });
  await everyHalfHour(fixture.ports);
  expect(await isGone(customer)).toBe(true);
  expect(await fixture.order(id)).toMatchObject({ status: 'shipped', customerName: '', address: null });
});

it('account deletion cancels open payments without an order, and money that has arrived stays listed for a refund', async () => {
  const customer = await newCustomer(fixture);
  const open = await fixture.shop.call('createPaymentIntent', {
    token: customer.accessToken,
    body: { price: 77 },
  });
  const { clientSecret } = open.json as { clientSecret: string };
  const paymentId = await fixture.payBare(78, customer.accessToken);
  expect((await deleteAccount(fixture, customer)).status).toBe(200);
  await expect(fixture.pay(clientSecret)).rejects.toThrow('canceled');
  await fixture.provider.webhooks.flush();
  expect(await fixture.ledger(paymentId)).toMatchObject({ status: 'unclaimed', owner: null, ownerUid: null });
  await fixture.shop.firestore.doc(`payments/${paymentId}`).update({ paidAt: new Date(0) });
  expect(await listed(fixture, paymentId)).toMatchObject([{ amount: 78, customerEmail: null }]);
});

it('account deletion fails and keeps the account if the card provider cannot cancel a payment', async () => {
  const customer = await newCustomer(fixture);
  const id = await order(fixture, customer);
  await fixture.openIntent(id, customer.accessToken);
  fixture.provider.faults.add({
    on: 'POST /v1/payment_intents/{id}/cancel',
    fault: { kind: 'answer', status: 503 },
    times: 3,
  });
  expect(await deleteAccount(fixture, customer)).toMatchObject({
    status: 503,
    json: { code: 'payments/provider-unavailable' },
  });
  expect(await fixture.order(id)).toMatchObject({ status: 'placed', customerName: person.name });
  fixture.provider.faults.clear();
  expect((await deleteAccount(fixture, customer)).status).toBe(200);
});
