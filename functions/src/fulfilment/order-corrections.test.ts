import { describe, expect, it } from 'vitest';
import { openFixtureForFile } from '../../test-support/payments/payment-fixture.ts';

const fixture = await openFixtureForFile();
const admin = await fixture.shop.people.admin();

const move = (id: string, body: object, token = admin.accessToken) =>
  fixture.shop.call('transitionOrder', { params: { id }, body, token });

async function etagOf(id: string): Promise<string> {
  const { headers } = await fixture.shop.call('getOrder', { params: { id }, token: admin.accessToken });
  return headers.get('etag') ?? '';
}

const correct = (id: string, body: object, etag: string) =>
  fixture.shop.call('transitionOrder', {
    params: { id },
    body: { to: 'shipped', ...body },
    token: admin.accessToken,
    headers: { 'if-match': etag },
  });

const mails = async (id: string) => {
  const { docs } = await fixture.shop.firestore.collection('mail').where('orderId', '==', id).get();
  return docs.map((mail) => [mail.get('event') as string, mail.get('message.text') as string] as const);
};

describe('correcting an order', () => {
  it('restores the previous status, with a reason that only admins can read', async () => {
    const id = await fixture.placeOrder({ paid: true });
    const reason = 'Wrong box. \u202e<b>=1+1</b> \u{1f4e6}';
    const steps = [['packed'], ['paid', reason], ['packed'], ['shipped'], ['delivered'], ['shipped', reason]];
    for (const [to, why] of steps)
      expect((await move(id, { to, reason: why })).json).toMatchObject({ status: to });
    const order = await fixture.order(id);
    const told = ['placed', ...steps.map(([to]) => to)];
    expect((order['history'] as { status: string }[]).map(({ status }) => status)).toEqual(told);
    expect(JSON.stringify(order)).not.toContain('Wrong box');
    expect((await mails(id)).map(([event]) => event)).toEqual(['shipped']);
    const notes = await fixture.shop.call('listOrderNotes', { params: { id }, token: admin.accessToken });
    expect(notes.json).toContainEqual(
      expect.objectContaining({ by: admin.email, text: `Moved back from packed to paid. ${reason}` }),
    );
    const audit = await fixture.shop.firestore.collection('audit').where('target', '==', id).get();
    expect(audit.docs.map((line) => line.data())).toContainEqual(
      expect.objectContaining({
        action: 'orders/move',
        before: { status: 'delivered', tracking: null },
        after: { status: 'shipped', tracking: null, reason },
      }),
    );
  });

  it.each([
    ['no reason', undefined],
    ['an empty reason', ''],
    ['a blank reason', '   '],
    ['a number as its reason', 7],
    ['a reason of 501 characters', 'x'.repeat(501)],
    ['a reason of 10,000 characters', 'x'.repeat(10_000)],
  ])('is rejected with %s', async (_what, reason) => {
    const id = await fixture.placeOrder({ paid: true, status: 'packed' });
    expect(await move(id, { to: 'paid', reason })).toMatchObject({
      status: 400,
      json: { issues: [{ path: 'reason' }] },
    });
    expect(await fixture.order(id)).toMatchObject({ status: 'packed' });
  });

  it('is rejected for customers, and while a full refund is pending', async () => {
    const id = await fixture.placeOrder({ paid: true, status: 'packed', refundPendingCents: 5990 });
    const back = { to: 'paid', reason: 'Undone' };
    expect((await move(id, back, fixture.customer.accessToken)).status).toBe(403);
    expect((await move(id, back)).json).toMatchObject({ code: 'orders/move-refused' });
  });

  it("is rejected for a shipped order whose address was deleted with the customer's account", async () => {
    const id = await fixture.placeOrder({ paid: true, status: 'shipped', customerEmail: '', address: null });
    const { status, json } = await move(id, { to: 'packed', reason: 'Undone' });
    expect([status, json]).toMatchObject([409, { code: 'orders/move-refused' }]);
  });
});

describe('a shipment', () => {
  const ups = '1Z999AA10123456784';
  const ship = async (body: object = { carrier: 'UPS', trackingNumber: ups }) => {
    const id = await fixture.placeOrder({ paid: true, status: 'packed' });
    expect((await move(id, { to: 'shipped', ...body })).status).toBe(200);
    return id;
  };
  const fail = async (id: string) => {
    const { docs } = await fixture.shop.firestore.collection('mail').where('orderId', '==', id).get();
    await Promise.all(docs.map(({ ref }) => ref.update({ 'delivery.state': 'failed' })));
  };

  it.each([
    [
      { carrier: 'ups ', trackingNumber: '1Z 9&x=<' },
      'UPS',
      'https://www.ups.com/track?tracknum=1Z9%26x%3D%3C',
    ],
    [
      { carrier: 'UPS', trackingNumber: ups, trackingUrl: 'https://a.example/1' },
      'UPS',
      'https://a.example/1',
    ],
    [{ carrier: 'UPS', trackingNumber: 'https://dhl.example/1' }, 'UPS', null],
    [{ carrier: 'Velo Post', trackingNumber: 'V1' }, 'Velo Post', null],
    [{ carrier: 'UPS' }, 'UPS', null],
  ])('gets its tracking link from the request or the carrier settings: %j', async (body, carrier, url) => {
    expect((await fixture.order(await ship(body)))['tracking']).toMatchObject({ carrier, url });
  });

  it('sends the customer one email when its tracking is corrected, and keeps the former tracking', async () => {
    const id = await ship();
    const change = { carrier: 'DPD', trackingNumber: '01234567890123', reason: 'Typed wrong.' };
    const etag = await etagOf(id);
    const answers = await Promise.all([correct(id, change, etag), correct(id, change, etag)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await fixture.order(id)).toMatchObject({
      status: 'shipped',
      tracking: { carrier: 'DPD', number: '01234567890123' },
      history: [{}, {}, { status: 'shipped', formerTracking: { carrier: 'UPS', number: ups } }],
    });
    const [shipped, changed, ...others] = (await mails(id)).toSorted(([one], [other]) =>
      one < other ? -1 : 1,
    );
    expect([shipped?.[0], changed?.[0], others]).toEqual(['shipped', 'tracking-changed', []]);
    expect(changed?.[1]).toContain('DPD 01234567890123');
  });

  it.each([
    { reason: '' },
    { from: 'packed', reason: 'Late.' },
    { reason: 'x', trackingUrl: 'javascript:alert(1)' },
  ])('keeps its tracking when the correction %j is rejected', async (body) => {
    const id = await ship();
    const change = { carrier: 'UPS', trackingNumber: '1Z', ...body };
    const { status } = await correct(id, change, await etagOf(id));
    expect([400, 409]).toContain(status);
    expect(await fixture.order(id)).toMatchObject({ tracking: { number: ups }, history: { length: 2 } });
    expect(await mails(id)).toHaveLength(1);
  });

  it.each(['shipped', 'delivered'] as const)(
    'keeps the tracking of a %s order if another admin has corrected it since it was loaded',
    async (status) => {
      const id = await ship();
      if (status === 'delivered') await move(id, { to: 'delivered' });
      const etag = await etagOf(id);
      const mine = { carrier: 'UPS', trackingNumber: '1Z-MINE', reason: 'Wrong.' };
      const theirs = { ...mine, trackingNumber: '1Z-THEIRS' };
      expect(await correct(id, theirs, etag)).toMatchObject({ status: 200, json: { status } });
      expect(await move(id, { to: 'shipped', ...mine })).toMatchObject({
        status: 428,
        json: { code: 'request/version-missing' },
      });
      const refused = await correct(id, mine, etag);
      expect(refused).toMatchObject({ status: 412, json: { code: 'request/changed' } });
      expect(await fixture.order(id)).toMatchObject({ tracking: { number: '1Z-THEIRS' } });
      const again = await correct(id, mine, refused.headers.get('etag') ?? '');
      expect(again.json).toMatchObject({ status, tracking: { number: '1Z-MINE' } });
      const corrections = status === 'shipped' ? ['tracking-changed', 'tracking-changed'] : [];
      expect((await mails(id)).map(([event]) => event).toSorted()).toEqual(['shipped', ...corrections]);
    },
  );

  it('keeps its tracking in a bulk correction, because that names no version', async () => {
    const id = await ship();
    const body = { from: 'shipped', to: 'shipped', reason: 'x', orders: [{ id, trackingNumber: '1Z' }] };
    const { json } = await fixture.shop.call('transitionOrders', { token: admin.accessToken, body });
    expect(json).toMatchObject({ changed: [], refused: [{ id, code: 'request/version-missing' }] });
  });

  it('sends an email when it is undone, and another when the order ships again', async () => {
    const id = await ship();
    await move(id, { to: 'packed', reason: 'Undone' });
    expect(await fixture.order(id)).toMatchObject({
      status: 'packed',
      tracking: null,
      history: [{}, {}, { status: 'packed', formerTracking: { number: ups } }],
    });
    await move(id, { to: 'shipped', carrier: 'DHL', trackingNumber: '1234567891' });
    expect((await mails(id)).map(([event]) => event).toSorted()).toEqual([
      'shipment-undone',
      'shipped',
      'shipped',
    ]);
  });

  it('that is undone or corrected deletes or replaces its undelivered email', async () => {
    const id = await ship();
    await fail(id);
    await move(id, { to: 'packed', reason: 'Undone' });
    expect(await mails(id)).toEqual([]);
    await move(id, { to: 'shipped', carrier: 'UPS', trackingNumber: '1Z' });
    await fail(id);
    await correct(id, { carrier: 'UPS', trackingNumber: ups, reason: 'Cut off.' }, await etagOf(id));
    expect(await mails(id)).toMatchObject([['shipped', expect.stringContaining(ups)]]);
  });
});
