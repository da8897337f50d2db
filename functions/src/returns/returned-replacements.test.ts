import type { Order, OrderReturn } from '@pedalworks/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openFixtureForFile, storeProduct } from '../../test-support/payments/payment-fixture.ts';
import { booksOf, type PaidOrder } from '../../test-support/refunds/paid-order.ts';
import { pieces, returnDesk } from '../../test-support/returns/return-desk.ts';
import { shippedOrder } from '../../test-support/returns/shipped-order.ts';

const fixture = await openFixtureForFile();
const { shop, customer, provider } = fixture;
const admin = await shop.people.admin();
const desk = returnDesk(fixture, admin);
const { accessToken: token } = admin;

const flag = 'replacement-returned';
const oneRing = [{ line: 0, quantity: 1 }];

let paid: PaidOrder;
let returnId: string;
beforeEach(async () => {
  await shop.empty('mail', 'orders');
  await shop.firestore.doc('settings/shop').set({ enforceMinOrder: false, enforceStock: true });
  await storeProduct(shop, 8);
  await storeProduct(shop, 9, 'cog');
  paid = await shippedOrder(fixture);
  returnId = await desk.approved(paid.orderId, {
    kind: 'warranty',
    lines: [{ ...oneRing[0], reason: 'does-not-work' }],
  });
  const lines = [pieces(1, 'scrap', { remedy: 'replace' })];
  const parcel = { carrier: 'UPS', trackingNumber: '1Z999' };
  expect((await desk.move(returnId, { to: 'closed', lines, ...parcel })).status).toBe(200);
});

const orderNow = async () =>
  (await shop.call('getOrder', { params: { id: paid.orderId }, token })).json as Order;
const replacementSeen = async () => (await desk.find(returnId, customer)).replacement;
const sendReplacement = (lines = oneRing) =>
  shop.call('createShipment', { params: { id: paid.orderId }, token, body: { kind: 'replacement', lines } });
const handle = (note: string) =>
  shop.call('handleAttention', { params: { id: paid.orderId, attention: flag }, token, body: { note } });

async function comesBack(): Promise<void> {
  const { json, headers: stored } = await shop.call('getOrder', { params: { id: paid.orderId }, token });
  const params = { id: paid.orderId, shipmentId: (json as Order).shipments.at(-1)?.id ?? '' };
  const headers = { 'if-match': stored.get('etag') ?? '' };
  const body = { returned: true, reason: 'Unknown at the address.' };
  const answer = await shop.call('changeShipment', { params, headers, token, body });
  expect(answer).toMatchObject({ status: 200, json: { status: 'delivered', attention: flag } });
}

async function inView() {
  const { json: orders } = await shop.call('listAllOrders', { token, query: { needsLook: 'true' } });
  const { json: counts } = await shop.call('countOrders', { token });
  return { listed: (orders as Order[]).map(({ _id }) => _id), counts };
}

describe('a replacement that comes back', () => {
  it('needs attention until another one is sent', async () => {
    expect(await replacementSeen()).toBe('sent');
    await comesBack();
    expect(await inView()).toMatchObject({ listed: [paid.orderId], counts: { needsLook: 1 } });
    expect(await replacementSeen()).toBe('returned');
    expect((await booksOf(fixture, paid)).stock).toEqual({ chainring: 8, cog: 9 });
    expect((await sendReplacement([{ line: 1, quantity: 1 }])).json).toMatchObject({ attentions: [flag] });
    expect(await sendReplacement()).toMatchObject({ status: 201, json: { attention: null, attentions: [] } });
    expect(await inView()).toMatchObject({ listed: [], counts: { needsLook: 0 } });
    expect(await replacementSeen()).toBe('sent');
    await comesBack();
    expect((await inView()).listed).toEqual([paid.orderId]);
  });

  it('can be marked as handled', async () => {
    await comesBack();
    expect((await handle('Refunded.')).json).toMatchObject({ attentions: [] });
    expect(await replacementSeen()).toBe('settled');
  });

  it('needs no attention once the order is fully refunded', async () => {
    await comesBack();
    await shop.call('refundOrder', { params: { id: paid.orderId }, token, body: {} });
    await provider.webhooks.flush();
    expect(await orderNow()).toMatchObject({ status: 'refunded', attentions: [] });
  });

  it('asks the customer to reply with the address, not to check the page', async () => {
    await comesBack();
    const { docs } = await shop.firestore.collection('mail').where('event', '==', 'parcel-returned').get();
    const text = docs
      .map((mail) => String(mail.get('message.text')))
      .join('\n')
      .replaceAll(/\s+/gu, ' ');
    expect(text).toContain('Please reply to this email to confirm your address');
    expect(text).not.toContain('check the address');
  });
});

it('a return without a replacement has none', async () => {
  const { json } = await desk.announce(paid.orderId, {
    lines: oneRing.map((row) => ({ ...row, reason: 'changed-mind' })),
  });
  expect((json as OrderReturn).replacement).toBeNull();
});
