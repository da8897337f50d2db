import type { Order } from '@pedalworks/contract';
import { FieldValue, type Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderChanges } from '../../test-support/orders/stored-order.ts';
import { openStockedFixtureForFile, storeProduct } from '../../test-support/payments/payment-fixture.ts';
import { lineOf, paidOrder } from '../../test-support/refunds/paid-order.ts';

const fixture = await openStockedFixtureForFile();
const { shop, customer } = fixture;
const admin = await shop.people.admin();
beforeEach(async () => {
  await storeProduct(shop);
  await storeProduct(shop, 10, 'cog');
});

/** Two chainrings at 20.00 and a cog at 10.00. */
const cart: OrderChanges = {
  lines: [lineOf('chainring', 2000, 2), lineOf('cog', 1000, 1)],
  priceCents: 5000,
};
const asAdmin = { token: admin.accessToken };
const ship = (id: string, body: object = {}, headers = {}) =>
  shop.call('createShipment', { params: { id }, body, headers, ...asAdmin });
const move = (id: string, body: object) => shop.call('transitionOrder', { params: { id }, body, ...asAdmin });
const refund = (id: string, lines: object[]) =>
  shop.call('refundOrder', { params: { id }, body: { lines }, ...asAdmin });

async function packedOrder(changes = cart): Promise<string> {
  const { orderId } = await paidOrder(fixture, changes);
  await move(orderId, { to: 'packed' });
  return orderId;
}

async function orderOf(id: string) {
  const { json, headers } = await shop.call('getOrder', { params: { id }, ...asAdmin });
  return { order: json as Order, headers: { 'if-match': headers.get('etag') ?? '' } };
}

async function change(id: string, body: object, parcel = 0) {
  const { order, headers } = await orderOf(id);
  const params = { id, shipmentId: order.shipments[parcel]?.id ?? '' };
  return shop.call('changeShipment', { params, body, headers, ...asAdmin });
}

const mailsOf = async (id: string) => {
  const { docs } = await shop.firestore.collection('mail').where('orderId', '==', id).get();
  const timeOf = (mail: (typeof docs)[number]) => (mail.get('createdAt') as Timestamp).toMillis();
  const toCustomer = docs
    .filter((mail) => mail.get('to') === customer.email)
    .toSorted((one, other) => timeOf(one) - timeOf(other));
  return toCustomer.map((mail) => ({
    event: mail.get('event') as string,
    text: mail.get('message.text') as string,
  }));
};

const oneRing = { lines: [{ line: 0, quantity: 1 }] };

describe('POST /order/{id}/shipments', () => {
  it('keeps an order packed until its last part is sent, and tells the customer what follows', async () => {
    const id = await packedOrder();
    const first = await ship(id, { ...oneRing, carrier: 'UPS', trackingNumber: '1Z1' });
    expect(first).toMatchObject({
      status: 201,
      json: { status: 'packed', shipments: [{ kind: 'order', ...oneRing, trackingNumber: '1Z1' }] },
    });
    const rest = await ship(id, { carrier: 'GLS', trackingNumber: '90500123450' });
    expect(rest.json).toMatchObject({
      status: 'shipped',
      tracking: { carrier: 'GLS' },
      shipments: [
        {},
        {
          lines: [
            { line: 0, quantity: 1 },
            { line: 1, quantity: 1 },
          ],
        },
      ],
    });
    const [, partly, last] = (await mailsOf(id)).map(({ text }) => text);
    expect(partly).toContain('2 pieces of your order will follow in another parcel');
    expect(last).not.toContain('will follow');
    expect((await ship(id)).json).toMatchObject({ code: 'orders/move-refused' });
    const found = await shop.call('listAllOrders', { query: { search: '1Z1' }, ...asAdmin });
    expect(found.json).toMatchObject([{ _id: id }]);
  });

  it('rejects units that the order does not have to send', async () => {
    const id = await packedOrder();
    const rejected = [
      ['more than is left', { lines: [{ line: 0, quantity: 3 }] }, 'shipments/above-available'],
      ['a line that the order lacks', { lines: [{ line: 2, quantity: 1 }] }, 'request/invalid'],
      ['a line twice', { lines: [...oneRing.lines, ...oneRing.lines] }, 'request/invalid'],
      [
        'a replacement of what was not sent',
        { ...oneRing, kind: 'replacement' },
        'shipments/above-available',
      ],
      ['a line that is no object', { lines: [null, 0, ...oneRing.lines] }, 'request/invalid'],
      ['a replacement of nothing', { kind: 'replacement' }, 'request/invalid'],
    ] as const;
    for (const [what, body, code] of rejected)
      expect((await ship(id, body)).json, what).toMatchObject({ code });
  });

  it('sends each unit once, whoever sends it and however often a request is repeated', async () => {
    const id = await packedOrder();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all([ship(id, oneRing, key), ship(id, oneRing, key), ship(id), ship(id)]);
    expect(answers.map(({ status }) => status).every((status) => status < 500)).toBe(true);
    await ship(id);
    const { order } = await orderOf(id);
    const sent = order.shipments.flatMap(({ lines }) => lines);
    const unitsOf = (line: number) =>
      sent.filter((one) => one.line === line).reduce((sum, { quantity }) => sum + quantity, 0);
    expect([order.status, unitsOf(0), unitsOf(1)]).toEqual(['shipped', 2, 1]);
    expect((await mailsOf(id)).filter(({ event }) => event === 'shipped')).toHaveLength(
      order.shipments.length,
    );
  });

  it('ships an order whose unsent rest is refunded, and sends nothing of the refunded units', async () => {
    const id = await packedOrder();
    await ship(id, { lines: [{ line: 0, quantity: 2 }] });
    expect((await move(id, { to: 'cancelled' })).json).toMatchObject({ code: 'orders/move-refused' });
    const { json } = await refund(id, [{ productId: 'cog', quantity: 1 }]);
    expect(json).toMatchObject({ status: 'shipped', refunded: 10, lines: [{}, { refunded: 1 }] });
    const other = await packedOrder();
    await refund(other, [{ productId: 'chainring', quantity: 1 }]);
    expect((await move(other, { to: 'shipped' })).json).toMatchObject({
      shipments: [
        {
          lines: [
            { line: 0, quantity: 1 },
            { line: 1, quantity: 1 },
          ],
        },
      ],
    });
  });

  it('sends a replacement without money or status, and takes it from stock', async () => {
    await shop.firestore.doc('settings/shop').set({ enforceStock: true }, { merge: true });
    const id = await packedOrder();
    await move(id, { to: 'shipped' });
    const stock = async () =>
      (await shop.firestore.doc('products/chainring').get()).get('quantity') as number;
    const before = await stock();
    const { json } = await ship(id, { ...oneRing, kind: 'replacement', trackingNumber: 'R1' });
    expect(json).toMatchObject({ status: 'shipped', refunded: 0, tracking: { number: 'R1' } });
    expect(await stock()).toBe(before - 1);
    expect((await mailsOf(id)).at(-1)?.event).toBe('replacement-shipped');
    await change(id, { returned: true, reason: 'Unknown at the address.' }, 1);
    expect([await stock(), (await orderOf(id)).order.status]).toEqual([before, 'shipped']);
    await shop.firestore.doc('settings/shop').set({ enforceStock: false }, { merge: true });
  });
});

describe('PATCH /order/{id}/shipments/{shipmentId}', () => {
  it('delivers an order with its last parcel', async () => {
    const id = await packedOrder();
    await ship(id, oneRing);
    await ship(id);
    expect((await change(id, { delivered: true })).json).toMatchObject({ status: 'shipped' });
    const { json } = await change(id, { delivered: true }, 1);
    expect(json).toMatchObject({ status: 'delivered', history: { length: 5 } });
    const undone = await move(id, { to: 'shipped', reason: 'Not yet.' });
    expect(undone.json).toMatchObject({
      status: 'shipped',
      shipments: [{ deliveredAt: expect.any(String) as string }, { deliveredAt: null }],
    });
  });

  it('sends the parts of a parcel that came back again', async () => {
    const id = await packedOrder();
    await move(id, { to: 'shipped' });
    expect((await change(id, { returned: true })).json).toMatchObject({ code: 'request/invalid' });
    const back = await change(id, { returned: true, reason: 'Refused.' });
    expect(back.json).toMatchObject({
      status: 'packed',
      shipments: [{ returnedAt: expect.any(String) as string }],
    });
    expect((await mailsOf(id)).at(-1)?.text).toContain('came back to us undelivered');
    expect((await change(id, { delivered: true })).json).toMatchObject({ code: 'orders/move-refused' });
    expect((await ship(id)).json).toMatchObject({ status: 'shipped', shipments: { length: 2 } });
  });

  it('corrects the tracking of one parcel, and asks an admin who saw an older version', async () => {
    const id = await packedOrder();
    await ship(id, { ...oneRing, trackingNumber: 'A1' });
    await ship(id, { trackingNumber: 'B1' });
    const { order, headers } = await orderOf(id);
    const params = { id, shipmentId: order.shipments[0]?.id ?? '' };
    const correct = (trackingNumber: string) =>
      shop.call('changeShipment', {
        params,
        body: { trackingNumber, reason: 'Typing error.' },
        headers,
        ...asAdmin,
      });
    expect((await correct('A2')).json).toMatchObject({
      tracking: { number: 'B1' },
      shipments: [{ trackingNumber: 'A2' }, { trackingNumber: 'B1' }],
    });
    expect(await correct('A3')).toMatchObject({ status: 412, json: { code: 'request/changed' } });
    expect((await correct('A2')).status).toBe(200);
    const mail = (await mailsOf(id)).at(-1);
    expect(mail?.event).toBe('tracking-changed');
    expect(mail?.text).toContain('A2');
  });

  it('corrects an order that was refunded and shipped before the shop knew shipments', async () => {
    const id = await packedOrder();
    await refund(id, [{ productId: 'chainring', quantity: 1 }]);
    await move(id, { to: 'shipped' });
    const document = shop.firestore.doc(`orders/${id}`);
    const lines = (await document.get()).get('lines') as Record<string, unknown>[];
    const older = lines.map(({ refunded: _, ...line }) => line);
    await document.update({ lines: older, tracking: null, shipments: FieldValue.delete() });
    expect(await change(id, { trackingNumber: 'A1', carrier: 'UPS', reason: 'Forgotten.' })).toMatchObject({
      status: 200,
      json: { shipments: [{ lines: [{ line: 0, quantity: 1 }, {}], trackingNumber: 'A1' }] },
    });
  });
});
