import type { OrderReturn } from '@pedalworks/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { mailingShop } from '../../test-support/mails/mailing-shop.ts';
import { openFixtureForFile, storeProduct } from '../../test-support/payments/payment-fixture.ts';
import { cart, codeOf, paidOrder } from '../../test-support/refunds/paid-order.ts';
import { deliveredDaysAgo } from '../../test-support/returns/delivered-days-ago.ts';
import { returnDesk } from '../../test-support/returns/return-desk.ts';
import { shippedOrder } from '../../test-support/returns/shipped-order.ts';

const fixture = await openFixtureForFile({ ports: () => ({ shop: mailingShop }) });
const admin = await fixture.shop.people.admin();
const desk = returnDesk(fixture, admin);

let orderId: string;
beforeEach(async () => {
  await fixture.shop.empty('returns', 'mail');
  await storeProduct(fixture.shop, 8);
  await storeProduct(fixture.shop, 9, 'cog');
  ({ orderId } = await shippedOrder(fixture));
});

const oneRing = { lines: [{ line: 0, quantity: 1, reason: 'changed-mind' }] };
const messageOf = ({ json }: { readonly json: unknown }) => (json as { message: string }).message;

describe('a return', () => {
  it('of delivered parts is stored with where to send them and by when, and emailed to both sides', async () => {
    const note = 'The <b>wrong</b> https://evil.example colour.';
    const { status, json } = await desk.announce(orderId, { ...oneRing, note });
    expect([status, json]).toMatchObject([
      201,
      {
        number: expect.stringMatching(/^RT-[2-9A-Z]{6}$/u) as string,
        ...{ orderId, kind: 'return', state: 'requested', note, pieces: [], images: [], refund: null },
        lines: [{ line: 0, quantity: 1, reason: 'changed-mind', name: 'chainring', unitPrice: 20 }],
        history: [{ state: 'requested', by: 'customer', note: '' }],
        sendBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u) as string,
        dueBy: null,
        address: '',
      },
    ]);
    expect(await desk.mails(orderId)).toEqual(['new-return', 'return-requested']);
    const { docs } = await fixture.shop.firestore.collection('mail').get();
    const messages = new Map(
      docs.map((mail) => [mail.get('event') as string, mail.get('message') as object]),
    );
    expect(JSON.stringify(messages.get('return-requested'))).not.toContain('evil.example');
    expect(messages.get('new-return')).toMatchObject({
      html: expect.stringContaining('&lt;b&gt;wrong') as string,
      text: expect.stringContaining('<b>wrong</b>') as string,
    });
  });

  it('is limited to units that were sent and are in no other return or refund', async () => {
    expect((await desk.announce(orderId, oneRing)).status).toBe(201);
    const twoRings = { lines: [{ line: 0, quantity: 2 }] };
    const tooMany = await desk.announce(orderId, twoRings);
    expect(codeOf(tooMany)).toEqual([409, 'returns/not-available']);
    expect(messageOf(tooMany)).toBe('chainring: 1 of 2 can still be returned.');
    await fixture.shop.call('refundOrder', {
      params: { id: orderId },
      token: admin.accessToken,
      body: { lines: [{ productId: 'cog', quantity: 1 }] },
    });
    expect(codeOf(await desk.announce(orderId, { lines: [{ line: 1, quantity: 1 }] }))).toEqual([
      409,
      'returns/not-available',
    ]);
    const twice = { lines: [oneRing.lines[0], { line: 0, quantity: 1, reason: 'damaged' }] };
    expect(codeOf(await desk.announce(orderId, twice))[1]).toBe('returns/not-available');
    expect(codeOf(await desk.announce(orderId, { lines: [{ line: 7, quantity: 1 }] }))[0]).toBe(400);
  });

  it('of parts that were not sent is rejected, also for an admin', async () => {
    const { orderId: unsent } = await paidOrder(fixture, cart);
    const asked = [await desk.announce(unsent, oneRing), await desk.announce(unsent, oneRing, { by: admin })];
    expect(asked.map(codeOf)).toEqual([
      [409, 'returns/not-available'],
      [409, 'returns/not-available'],
    ]);
  });

  it('is possible on the last day after delivery, and later only as a warranty claim or for an admin', async () => {
    await deliveredDaysAgo(fixture.shop.firestore, orderId, 60);
    expect((await desk.announce(orderId, oneRing)).status).toBe(201);
    await deliveredDaysAgo(fixture.shop.firestore, orderId, 61);
    const late = await desk.announce(orderId, oneRing);
    expect(codeOf(late)).toEqual([409, 'returns/too-late']);
    expect(messageOf(late)).toMatch(/the last day to return it was \d{4}-\d\d-\d\d/u);
    expect((await desk.announce(orderId, { ...oneRing, kind: 'warranty' })).status).toBe(201);
    expect((await desk.announce(orderId, { lines: [{ line: 1, quantity: 1 }] }, { by: admin })).status).toBe(
      201,
    );
  });

  it('is stored once if requests repeat, and never twice for the same units at once', async () => {
    const again = [1, 2, 3].map(() => desk.announce(orderId, oneRing, { key: 'again' }));
    const numbers = (await Promise.all(again)).map(({ json }) => (json as OrderReturn).number);
    expect(new Set(numbers).size).toBe(1);
    const rivals = await Promise.all(
      [1, 2, 3].map(() => desk.announce(orderId, { lines: [{ line: 1, quantity: 1 }] })),
    );
    expect(rivals.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });
});

describe('a requested return', () => {
  const requested = async () => (await desk.announce(orderId, oneRing)).json as OrderReturn;

  it('is cancelled by the customer, who makes no other move', async () => {
    const { _id: id } = await requested();
    const by = fixture.customer;
    expect(codeOf(await desk.move(id, { to: 'approved' }, { by }))).toEqual([403, 'auth/forbidden']);
    expect((await desk.move(id, { to: 'cancelled' }, { by })).json).toMatchObject({
      state: 'cancelled',
      history: [{ state: 'requested' }, { state: 'cancelled', by: 'customer' }],
    });
    const twice = await desk.move(id, { to: 'cancelled' }, { by });
    expect([codeOf(twice), messageOf(twice)]).toEqual([
      [409, 'returns/move-refused'],
      'This return is cancelled now. Check it, then try again.',
    ]);
    expect((await desk.announce(orderId, { lines: [{ line: 0, quantity: 2 }] })).status).toBe(201);
  });

  it('is declined only with a note, which the customer gets', async () => {
    const { _id: id } = await requested();
    expect(codeOf(await desk.move(id, { to: 'declined' }))[0]).toBe(400);
    const note = 'The parts were used.';
    expect((await desk.move(id, { to: 'declined', note })).json).toMatchObject({
      state: 'declined',
      history: [{}, { state: 'declined', by: 'shop', note }],
    });
    const { docs } = await fixture.shop.firestore
      .collection('mail')
      .where('event', '==', 'return-declined')
      .get();
    expect(docs.map((mail) => String(mail.get('message.text')))).toEqual([expect.stringContaining(note)]);
  });

  it('is approved once by two admins at once, with one email', async () => {
    const { _id: id } = await requested();
    const both = await Promise.all([desk.move(id, { to: 'approved' }), desk.move(id, { to: 'approved' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await desk.mails(orderId)).toEqual(['new-return', 'return-approved', 'return-requested']);
    expect(codeOf(await desk.move(id, { to: 'declined', note: 'No.' }))).toEqual([
      409,
      'returns/move-refused',
    ]);
  });

  it('is found by its number, and nobody else learns of it', async () => {
    const { _id: id, number } = await requested();
    const stranger = await fixture.shop.people.customer();
    const statusOf = async (name: string) =>
      codeOf(await fixture.shop.call('getReturn', { params: { id: name }, token: stranger.accessToken }));
    expect((await desk.find(number.toLowerCase()))._id).toBe(id);
    expect((await desk.find(number, fixture.customer))._id).toBe(id);
    expect(await statusOf(number)).toEqual(await statusOf('RT-222222'));
    expect(await statusOf(id)).toEqual([403, 'auth/forbidden']);
    expect(codeOf(await desk.announce(orderId, oneRing, { by: stranger }))).toEqual([403, 'auth/forbidden']);
    const found = async (query: Readonly<Record<string, string>>) =>
      (await desk.list(query)).map((each) => each.number);
    expect(await found({ search: number })).toEqual([number]);
    expect(await found({ state: 'requested,approved', kind: 'return' })).toEqual([number]);
    expect(await found({ search: fixture.customer.email, kind: 'return', from: '2020-01-01' })).toEqual([
      number,
    ]);
    expect(await found({ state: 'closed' })).toEqual([]);
    expect(await found({ to: '2020-01-01', state: 'requested' })).toEqual([]);
    expect(await desk.counts()).toEqual({
      requested: 1,
      approved: 0,
      received: 0,
      withdrawals: 0,
      dueBy: null,
    });
    const search = await fixture.shop.call('listAllOrders', {
      token: admin.accessToken,
      query: { search: number },
    });
    expect((search.json as readonly { _id: string }[]).map((order) => order._id)).toEqual([orderId]);
  });
});

it('a withdrawal starts approved and is due 14 days after it was declared', async () => {
  const withdrawal = { ...oneRing, kind: 'withdrawal' };
  expect(codeOf(await desk.announce(orderId, withdrawal))).toEqual([403, 'auth/forbidden']);
  const { json } = await desk.announce(orderId, withdrawal, { by: admin });
  const { state, dueBy, sendBy } = json as OrderReturn;
  expect([state, dueBy]).toEqual(['approved', sendBy]);
  expect(await desk.counts()).toEqual({ requested: 0, approved: 1, received: 0, withdrawals: 1, dueBy });
  expect(await desk.mails(orderId)).toEqual(['return-approved']);
});
