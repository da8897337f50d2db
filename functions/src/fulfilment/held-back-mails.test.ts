import type { AuditEntry, CallName, Mail, Order, OrderNote } from '@pedalworks/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openStockedFixtureForFile, storeProduct } from '../../test-support/payments/payment-fixture.ts';
import { cart, codeOf } from '../../test-support/refunds/paid-order.ts';
import type { Asking } from '../../test-support/shop.ts';

const fixture = await openStockedFixtureForFile();
const { shop } = fixture;
const { accessToken: token } = await shop.people.admin();
const call = (name: CallName, asking: Asking) => shop.call(name, { token, ...asking });
const silent = { emailCustomer: false };

beforeEach(async () => {
  await shop.empty('mail');
  await storeProduct(shop, 8);
  await storeProduct(shop, 9, 'cog');
});

const placed = (status: 'packed' | 'shipped') => fixture.placeOrder({ ...cart, paid: true, status });

const move = (id: string, body: object) => call('transitionOrder', { params: { id }, body });

async function change(id: string, body: object) {
  const found = await call('getOrder', { params: { id } });
  const [parcel] = (found.json as Order).shipments;
  const headers = { 'if-match': found.headers.get('etag') ?? '' };
  return call('changeShipment', { params: { id, shipmentId: parcel?.id ?? '' }, headers, body });
}

const events = async (id: string) =>
  ((await call('listOrderMails', { params: { id } })).json as readonly Mail[]).map(({ event }) => event);

/** Returns the newest note and audit entry of an order. */
async function recorded(id: string) {
  const notes = (await call('listOrderNotes', { params: { id } })).json as readonly OrderNote[];
  const audit = await call('listAuditEntries', { query: { target: id } });
  return { note: notes.at(-1)?.text, after: (audit.json as readonly AuditEntry[])[0]?.after };
}

describe('emailCustomer: false', () => {
  const reason = 'Shipped last week';
  it.each([
    ['a status move', 'packed', (id: string) => move(id, { to: 'shipped', ...silent })],
    [
      'a bulk move',
      'packed',
      (id: string) =>
        call('transitionOrders', { body: { from: 'packed', to: 'shipped', orders: [{ id }], ...silent } }),
    ],
    ['a new shipment', 'packed', (id: string) => call('createShipment', { params: { id }, body: silent })],
    [
      'a replacement',
      'shipped',
      (id: string) =>
        call('createShipment', {
          params: { id },
          body: { kind: 'replacement', lines: [{ line: 0, quantity: 1 }], ...silent },
        }),
    ],
    [
      'corrected tracking',
      'shipped',
      (id: string) => change(id, { trackingNumber: '1Z', reason, ...silent }),
    ],
    ['a parcel that came back', 'shipped', (id: string) => change(id, { returned: true, reason, ...silent })],
  ] as const)('holds back the email about %s, and records that', async (_what, status, act) => {
    const id = await placed(status);
    expect((await act(id)).status).toBeLessThan(300);
    expect(await events(id)).toEqual([]);
    expect(await recorded(id)).toMatchObject({
      note: expect.stringMatching(/ The customer was not emailed\.$/u) as string,
      after: { emailCustomer: false },
    });
  });

  it('holds back the correction of an undone shipment', async () => {
    const id = await placed('packed');
    await move(id, { to: 'shipped' });
    await move(id, { to: 'packed', reason, ...silent });
    expect(await events(id)).toEqual(['shipped']);
    expect(await recorded(id)).toMatchObject({ after: { status: 'packed', emailCustomer: false } });
  });

  it('records nothing for an act that sends no email anyway', async () => {
    const id = await placed('shipped');
    await move(id, { to: 'delivered', ...silent });
    const { note, after } = await recorded(id);
    expect([note, after]).toEqual(['Marked as delivered.', { status: 'delivered', tracking: null }]);
    const unmailed = await placed('packed');
    await move(unmailed, { to: 'shipped', ...silent });
    await move(unmailed, { to: 'packed', reason, ...silent });
    expect((await recorded(unmailed)).after).not.toHaveProperty('emailCustomer');
  });

  it('holds back only the email of its own act', async () => {
    const id = await placed('packed');
    await move(id, { to: 'shipped', ...silent });
    await change(id, { trackingNumber: '1Z', reason });
    expect(await events(id)).toEqual(['shipped']);
    expect((await recorded(id)).after).not.toHaveProperty('emailCustomer');
  });

  it('is rejected for a cancellation, whose email is about money, and for values that are no booleans', async () => {
    const id = await placed('packed');
    expect(codeOf(await move(id, { to: 'cancelled', ...silent }))).toEqual([400, 'request/invalid']);
    for (const emailCustomer of ['false', 0, null])
      expect(codeOf(await move(id, { to: 'shipped', emailCustomer }))).toEqual([400, 'request/invalid']);
    expect(await events(id)).toEqual([]);
  });
});
