import type { Order, StockMovement } from '@pedalworks/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { mailingShop } from '../../test-support/mails/mailing-shop.ts';
import { openFixtureForFile, storeProduct } from '../../test-support/payments/payment-fixture.ts';
import {
  booksOf,
  codeOf,
  listedRefunds,
  mailsOf,
  type PaidOrder,
} from '../../test-support/refunds/paid-order.ts';
import { pieces, returnDesk } from '../../test-support/returns/return-desk.ts';
import { shippedOrder } from '../../test-support/returns/shipped-order.ts';

const fixture = await openFixtureForFile({
  ports: () => ({ shop: mailingShop }),
});
const { shop, provider } = fixture;
const admin = await shop.people.admin();
const desk = returnDesk(fixture, admin);
const { accessToken: token } = admin;

let paid: PaidOrder;
beforeEach(async () => {
  provider.faults.clear();
  await shop.empty('mail', 'stockMovements');
  await shop.firestore.doc('settings/shop').set({ enforceMinOrder: false, enforceStock: true });
  await storeProduct(shop, 8);
  await storeProduct(shop, 9, 'cog');
  paid = await shippedOrder(fixture);
});

const books = () => booksOf(fixture, paid);
const deliver = () => provider.webhooks.flush();
const orderNow = async () =>
  (await shop.call('getOrder', { params: { id: paid.orderId }, token })).json as Order;
const messageOf = ({ json }: { readonly json: unknown }) => (json as { message: string }).message;
const twoRings = { lines: [{ line: 0, quantity: 2, reason: 'changed-mind' }] };
const refund = (body: object) => shop.call('refundOrder', { params: { id: paid.orderId }, token, body });

async function closingMail(): Promise<string> {
  const { docs } = await shop.firestore.collection('mail').where('event', '==', 'return-closed').get();
  return docs.map((mail) => String(mail.get('message.text'))).join('\n');
}

async function movements(productId: string): Promise<readonly (readonly [string, number])[]> {
  const { json } = await shop.call('listStockMovements', { params: { id: productId }, token });
  return (json as readonly StockMovement[]).map(({ kind, change }) => [kind, change] as const);
}

describe('closing a return', () => {
  it('of 2 pieces, 1 of them broken, makes one refund, one credit note and one email, and restocks one', async () => {
    const id = await desk.approved(paid.orderId, twoRings);
    const lines = [pieces(1, 'restock'), pieces(1, 'scrap')];
    expect((await desk.move(id, { to: 'received', lines })).json).toMatchObject({
      state: 'received',
      lines: [{ line: 0, quantity: 2, received: 2 }],
      pieces: [
        { line: 0, quantity: 1, outcome: 'restock', remedy: 'refund' },
        { line: 0, quantity: 1, outcome: 'scrap', remedy: 'refund' },
      ],
    });
    const { status, json } = await desk.move(id, { to: 'closed' });
    await deliver();
    expect([status, json]).toMatchObject([200, { state: 'closed', refund: { amount: 40, paid: 40 } }]);
    const now = await books();
    expect(now).toMatchObject({ status: 'delivered', refunded: 40, atProvider: [4000] });
    expect(now.stock).toEqual({ chainring: 9, cog: 9 });
    expect(await movements('chainring')).toEqual([['return', 1]]);
    expect(await listedRefunds(fixture, paid)).toMatchObject([
      {
        _id: id,
        amount: 40,
        status: 'succeeded',
        creditNoteNumber: expect.stringMatching(/^CN-/u) as string,
      },
    ]);
    expect(await mailsOf(fixture, paid)).toEqual([]);
    expect(await desk.mails(paid.orderId)).toEqual([
      'new-return',
      'return-approved',
      'return-closed',
      'return-requested',
    ]);
    expect(await closingMail()).toContain('We are refunding $40.00');
  });

  it('deducts from the refund with a reason that the customer reads, and never refunds more than was paid', async () => {
    const id = await desk.approved(paid.orderId, twoRings);
    const lines = [pieces(2, 'scrap')];
    const close = (body: object) => desk.move(id, { to: 'closed', lines, ...body });
    expect(codeOf(await close({ refundAmount: 30 }))).toEqual([400, 'request/invalid']);
    const above = await close({ refundAmount: 40.01 });
    expect([codeOf(above), messageOf(above)]).toEqual([
      [409, 'refunds/above-paid'],
      'Only $40.00 was paid for these pieces.',
    ]);
    const note = 'Both rings are scratched.';
    expect((await close({ refundAmount: 30, note })).json).toMatchObject({
      state: 'closed',
      refund: { amount: 30, paid: 40 },
      history: [{}, {}, { state: 'received', note: '' }, { state: 'closed', note }],
    });
    await deliver();
    expect(await books()).toMatchObject({ refunded: 30, atProvider: [3000] });
    const text = (await closingMail()).replaceAll(/\s+/gu, ' ');
    expect(text).toContain('We deducted $10.00');
    expect(text).toContain(note);
    expect(codeOf(await refund({ lines: [{ productId: 'chainring', quantity: 1 }] }))).toEqual([
      409,
      'refunds/above-ordered',
    ]);
  });

  it('exchanges a part: one parcel, stock out and in, no money', async () => {
    const id = await desk.approved(paid.orderId, { lines: [{ line: 0, quantity: 1, reason: 'wrong-part' }] });
    const lines = [pieces(1, 'restock', { remedy: 'replace' })];
    const parcel = { carrier: 'UPS', trackingNumber: '1Z999' };
    expect((await desk.move(id, { to: 'closed', lines, ...parcel })).json).toMatchObject({ refund: null });
    const { shipments, status } = await orderNow();
    expect([status, shipments.at(-1)]).toMatchObject([
      'delivered',
      { id, kind: 'replacement', lines: [{ line: 0, quantity: 1 }], trackingNumber: '1Z999' },
    ]);
    expect(await movements('chainring')).toEqual(
      expect.arrayContaining([
        ['return', 1],
        ['replacement', -1],
      ]),
    );
    expect(await books()).toMatchObject({ refunded: 0, atProvider: [], stock: { chainring: 8 } });
    expect(await closingMail()).toContain('1Z999');
    // The replacement can come back as well.
    expect((await desk.announce(paid.orderId, twoRings)).status).toBe(201);
  });

  it('takes what came instead of what was announced, within what was sent', async () => {
    const id = await desk.approved(paid.orderId, { lines: [{ line: 0, quantity: 1 }] });
    const tooMany = [pieces(3, 'restock')];
    expect(codeOf(await desk.move(id, { to: 'received', lines: tooMany }))).toEqual([
      409,
      'returns/not-available',
    ]);
    const lines = [pieces(2, 'restock'), pieces(1, 'send-back', { line: 1 })];
    expect((await desk.move(id, { to: 'closed', lines })).json).toMatchObject({
      lines: [
        { line: 0, quantity: 1, received: 2, outcome: 'restock' },
        { line: 1, quantity: 0, received: 1, outcome: 'send-back' },
      ],
      refund: { amount: 40 },
    });
    const text = (await closingMail()).replaceAll(/\s+/gu, ' ');
    expect(text).toContain('You had announced 1.');
    expect(text).toContain('could not accept 1 piece');
    expect((await desk.announce(paid.orderId, { lines: [{ line: 1, quantity: 1 }] })).status).toBe(201);
  });

  it('refunds the last parts of an order, which is then refunded', async () => {
    const id = await desk.approved(paid.orderId, {
      lines: [...twoRings.lines, { line: 1, quantity: 1 }],
    });
    await refund({ amount: 5 });
    expect((await desk.move(id, { to: 'closed' })).json).toMatchObject({ refund: { amount: 45, paid: 45 } });
    await deliver();
    expect(await books()).toMatchObject({ status: 'refunded', refunded: 50, atProvider: [500, 4500] });
    expect(codeOf(await refund({}))).toEqual([409, 'refunds/above-paid']);
  });

  it('never restocks or refunds pieces that the refund dialog has refunded, and the other way round', async () => {
    const id = await desk.approved(paid.orderId, { lines: [{ line: 1, quantity: 1 }] });
    await refund({ lines: [{ productId: 'cog', quantity: 1 }] });
    expect(codeOf(await desk.move(id, { to: 'closed' }))).toEqual([409, 'refunds/above-ordered']);
    // Money first, parts later: the piece comes back without a remedy.
    expect(
      (await desk.move(id, { to: 'closed', lines: [pieces(1, 'restock', { line: 1, remedy: 'none' })] }))
        .status,
    ).toBe(200);
    expect((await books()).stock).toEqual({ chainring: 8, cog: 10 });
    const rings = await desk.approved(paid.orderId, twoRings);
    await desk.move(rings, { to: 'closed', lines: [pieces(2, 'restock', { remedy: 'none' })] });
    await refund({ lines: [{ productId: 'chainring', quantity: 2 }], restock: true });
    await deliver();
    expect((await books()).stock).toEqual({ chainring: 10, cog: 10 });
  });

  it('of a disputed order is refused and closes nothing', async () => {
    const id = await desk.approved(paid.orderId, twoRings);
    provider.dashboard.dispute(paid.paymentId, { amount: 1000 });
    await deliver();
    expect(codeOf(await desk.move(id, { to: 'closed' }))).toEqual([409, 'refunds/disputed']);
    expect(await desk.find(id)).toMatchObject({ state: 'approved', pieces: [], refund: null });
    expect((await books()).stock).toEqual({ chainring: 8, cog: 9 });
  });
});
