import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Invoice, Order } from '@pedalworks/contract';
import { openStockedFixtureForFile } from '../../test-support/payments/payment-fixture.ts';
import { openInstanceProcess, type InstanceProcess } from '../../test-support/instance-process.ts';
import { issueMissingInvoices } from './issue-missing-invoices.ts';

/** True while transactions for invoices fail. */
let isBroken = false;

const fixture = await openStockedFixtureForFile({
  ports: ({ transact }) => ({
    transact: (about, decide) =>
      isBroken && about.subject === 'invoices' ? Promise.reject(new Error('away')) : transact(about, decide),
  }),
});
const admin = { token: (await fixture.shop.people.admin()).accessToken };
beforeEach(async () => {
  isBroken = false;
  await fixture.shop.empty('invoices', 'counters', 'orders', 'settings');
});

const paidOrder = async () => {
  const orderId = await fixture.placeOrder();
  await fixture.report(orderId, await fixture.paidIntent(orderId));
  return orderId;
};
const paidAt = new Date();
/** Stores a paid order without an invoice. */
const uninvoiced = (at = paidAt) => fixture.placeOrder({ paid: true, paidAt: at, createdAt: at });
const getInvoice = (id: string, token = fixture.customer.accessToken) =>
  fixture.shop.call('getInvoice', { params: { id }, token });
const runJob = () => issueMissingInvoices(fixture.ports, AbortSignal.timeout(60_000));
const invoiceOf = async (id: string) => (await getInvoice(id, admin.token)).json as Invoice;
const numbersOf = (sequence: number) => {
  const year = new Intl.DateTimeFormat('en', { timeZone: 'America/Los_Angeles', year: 'numeric' });
  const numbers = Array.from({ length: sequence }, (_one, place) => String(place + 1).padStart(6, '0'));
  return numbers.map((number) => `${year.format()}-${number}`);
};
/** Returns all invoice numbers, and checks that the orders have the same numbers. */
async function numbersGiven(): Promise<readonly string[]> {
  const [invoices, orders] = await Promise.all(
    ['invoices', 'orders'].map((name) => fixture.shop.firestore.collection(name).get()),
  );
  const given = (documents: typeof invoices, field: string) =>
    (documents?.docs ?? []).map((document) => document.get(field) as string).sort();
  expect(given(orders, 'invoiceNumber')).toEqual(given(invoices, 'number'));
  return given(invoices, 'number');
}

describe('a paid order', () => {
  const address = { name: 'Jo Ash', street: 'Hauptstr. 1', postcode: '10115', city: 'Berlin', country: 'DE' };
  const business = { company: 'Rad GmbH', vatId: 'DE123456789', region: '', purchaseOrder: 'PO-7' };

  it('has an invoice right after its payment, unaffected by later changes to the seller’s details', async () => {
    const seller = { name: 'Pedalworks', address: '1 Wheel St\nPortland', vatId: 'US-1', taxRatePercent: 19 };
    const switches = { enforceMinOrder: false, enforceStock: false };
    const settings = { ...switches, timeZone: 'Asia/Tokyo', seller };
    await fixture.shop.call('saveSettings', { ...admin, body: settings });
    const createdAt = new Date('2026-05-31T15:30:00Z');
    const orderId = await fixture.placeOrder({
      createdAt,
      address: { ...address, ...business },
      quantity: 1,
    });
    const paymentId = await fixture.paidIntent(orderId);
    const { number: orderNumber, invoiceNumber } = (await fixture.report(orderId, paymentId)).json as Order;
    const { json: invoice } = await getInvoice(orderId);
    expect(invoice).toMatchObject({
      number: invoiceNumber,
      orderNumber,
      transactionId: paymentId,
      currency: 'usd',
      seller,
      // The order was placed on May 31 in UTC, which is already June 1 in Tokyo.
      orderedOn: '2026-06-01',
      buyer: { name: fixture.customer.name, email: fixture.customer.email, address: business },
      lines: [{ name: 'Chainring 42T', quantity: 1, unitPrice: 59.9, total: 59.9 }],
      amounts: { net: 50.34, tax: 9.56, gross: 59.9 },
      creditNotes: [],
    });
    await fixture.shop.call('saveSettings', {
      ...admin,
      body: { ...settings, seller: { ...seller, name: 'Sold to somebody else', taxRatePercent: 7 } },
    });
    expect((await getInvoice(orderId)).json).toEqual(invoice);
  });

  it('gets an invoice when the webhook settles the payment', async () => {
    const orderId = await fixture.placeOrder();
    await fixture.paidIntent(orderId);
    await fixture.provider.webhooks.flush();
    expect(await fixture.order(orderId)).toMatchObject({ invoiceNumber: numbersOf(1)[0] });
  });

  it('gets its invoice from the scheduled job if issuing it failed, at the tax rate of the payment’s day', async () => {
    const seller = { name: 'Pedalworks', address: '', vatId: '', taxRatePercent: 19 };
    const setRate = (taxRatePercent: number) =>
      fixture.shop.call('saveSettings', {
        ...admin,
        body: { enforceMinOrder: false, enforceStock: false, seller: { ...seller, taxRatePercent } },
      });
    await setRate(19);
    isBroken = true;
    const orderId = await fixture.placeOrder();
    const { status, json } = await fixture.report(orderId, await fixture.paidIntent(orderId));
    expect({ status, json }).toMatchObject({ status: 200, json: { paid: true, invoiceNumber: null } });
    expect(fixture.noted).toContain('invoices/not-issued');
    isBroken = false;
    await setRate(7);
    await runJob();
    expect(await numbersGiven()).toEqual(numbersOf(1));
    expect(await invoiceOf(orderId)).toMatchObject({ seller, amounts: { tax: 9.56, gross: 59.9 } });
  });

  it('keeps its invoice after a backup restored the order as unpaid', async () => {
    const orderId = await paidOrder();
    await fixture.bringBackUnpaid(orderId);
    await fixture.shop.firestore.doc(`orders/${orderId}`).update({ invoiceNumber: null });
    await fixture.openIntent(orderId);
    expect(await fixture.order(orderId)).toMatchObject({ status: 'paid' });
    expect(await numbersGiven()).toEqual(numbersOf(1));
  });

  it('gets its invoice only on request if the payment is years old', async () => {
    const orderId = await uninvoiced(new Date('2024-02-29T12:00:00Z'));
    await runJob();
    expect(await fixture.order(orderId)).toMatchObject({ invoiceNumber: null });
    expect(await invoiceOf(orderId)).toMatchObject({ number: numbersOf(1)[0], paidOn: '2024-02-29' });
  });
});

it('GET /order/{id}/invoice rejects an unpaid order', async () => {
  const answer = await getInvoice(await fixture.placeOrder());
  expect(answer).toMatchObject({ status: 409, json: { code: 'invoices/order-not-paid' } });
  expect(await fixture.shop.firestore.collection('counters').get()).toMatchObject({ size: 0 });
});

describe('invoice numbers', () => {
  let other: InstanceProcess;
  beforeAll(async () => {
    other = await openInstanceProcess(fixture.shop.firestoreProjectId);
  }, 60_000);
  afterAll(() => {
    other.kill();
  });

  it('are consecutive and unique when 12 orders are paid concurrently', async () => {
    const paying = Array.from({ length: 12 }, async () => {
      const orderId = await fixture.placeOrder();
      return { orderId, paymentId: await fixture.paidIntent(orderId) };
    });
    const payments = await Promise.all(paying);
    await Promise.all(payments.map(({ orderId, paymentId }) => fixture.report(orderId, paymentId)));
    // Settles orders whose `PATCH` failed because the Stripe emulator was slow under this load.
    await fixture.provider.webhooks.flush();
    await runJob();
    expect(await numbersGiven()).toEqual(numbersOf(12));
  }, 60_000);

  it('are assigned once per order even if two instances receive many requests for its invoice', async () => {
    const orderId = await uninvoiced();
    const headers = { authorization: `Bearer ${admin.token}` };
    const elsewhere = () => fetch(`${other.address}/order/${orderId}/invoice`, { headers });
    const asked = Array.from({ length: 10 }, () => [invoiceOf(orderId), elsewhere()]).flat();
    await Promise.all(asked);
    expect(await numbersGiven()).toEqual(numbersOf(1));
  }, 60_000);

  it('stay consecutive after an instance is killed while issuing invoices', async () => {
    const orderIds = await Promise.all(Array.from({ length: 20 }, () => uninvoiced()));
    const headers = { authorization: `Bearer ${admin.token}` };
    let answered = 0;
    const asked = orderIds.map(async (orderId) => {
      await fetch(`${other.address}/order/${orderId}/invoice`, { headers });
      answered += 1;
      if (answered === 5) other.kill();
    });
    await Promise.allSettled(asked);
    const before = await numbersGiven().catch(() => []);
    await runJob();
    expect(answered).toBeLessThan(20);
    expect(before.length).toBeLessThan(20);
    expect(await numbersGiven()).toEqual(numbersOf(20));
  }, 60_000);
});
