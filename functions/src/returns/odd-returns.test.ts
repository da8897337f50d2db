import type { Order, OrderReturn } from '@pedalworks/contract';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '../../test-support/account/life.ts';
import {
  openFixtureForFile,
  openPaymentFixture,
  storeProduct,
} from '../../test-support/payments/payment-fixture.ts';
import { booksOf, codeOf, lineOf, type PaidOrder } from '../../test-support/refunds/paid-order.ts';
import { pieces, returnDesk } from '../../test-support/returns/return-desk.ts';
import { shippedOrder } from '../../test-support/returns/shipped-order.ts';

const fixture = await openFixtureForFile();
const { shop, provider, customer } = fixture;
const admin = await shop.people.admin();
const desk = returnDesk(fixture, admin);
const { accessToken: token } = admin;

const threeRings = { lines: [lineOf('chainring', 2000, 3)], priceCents: 6000 };
const lines = (quantity: number) => ({ lines: [{ line: 0, quantity }] });

let paid: PaidOrder;
beforeEach(async () => {
  await storeProduct(shop, 8);
  await storeProduct(shop, 9, 'cog');
  paid = await shippedOrder(fixture, threeRings);
});

const books = async () => {
  await provider.webhooks.flush();
  return booksOf(fixture, paid);
};
const refund = (body: object) => shop.call('refundOrder', { params: { id: paid.orderId }, token, body });
const orderNow = () => shop.call('getOrder', { params: { id: paid.orderId }, token });
const messageOf = ({ json }: { readonly json: unknown }) => (json as { message: string }).message;

describe('complaints about other shops', () => {
  // medusajs/admin#539, spree/spree#13003
  it('a partly received return refunds only what came, and the rest can come later', async () => {
    const id = await desk.approved(paid.orderId, lines(3));
    await desk.move(id, { to: 'received', lines: [pieces(1, 'restock')] });
    expect(codeOf(await desk.announce(paid.orderId, lines(1)))).toEqual([409, 'returns/not-available']);
    expect((await desk.move(id, { to: 'closed' })).json).toMatchObject({ refund: { amount: 20 } });
    expect(await books()).toMatchObject({ refunded: 20, atProvider: [2000], stock: { chainring: 9 } });
    expect((await desk.announce(paid.orderId, lines(2))).status).toBe(201);
  });

  // saleor/saleor#16667
  it('money first, parts a week later: stock is right, and the other units stay returnable', async () => {
    const id = await desk.approved(paid.orderId, lines(1));
    await refund({ lines: [{ productId: 'chainring', quantity: 1 }] });
    await desk.move(id, { to: 'closed', lines: [pieces(1, 'restock', { remedy: 'none' })] });
    expect(await books()).toMatchObject({ refunded: 20, atProvider: [2000], stock: { chainring: 9 } });
    expect(codeOf(await desk.announce(paid.orderId, lines(3)))).toEqual([409, 'returns/not-available']);
    expect((await desk.announce(paid.orderId, lines(2))).status).toBe(201);
  });

  // awesomemotive/easy-digital-downloads#8284
  it('a deduction can still be refunded later, as an amount', async () => {
    const id = await desk.approved(paid.orderId, lines(3));
    await desk.move(id, { to: 'closed', refundAmount: 50, note: 'Scratched.' });
    expect(await books()).toMatchObject({ status: 'delivered', refunded: 50 });
    expect(codeOf(await refund({ amount: 10.01 }))).toEqual([409, 'refunds/above-paid']);
    expect((await refund({ amount: 10 })).json).toMatchObject({ status: 'refunded', refunded: 60 });
  });

  // woocommerce-payments#7969
  it('pieces of a payment that was refunded in the provider’s dashboard come back without money', async () => {
    const id = await desk.approved(paid.orderId, lines(3));
    await fixture.stripe.refunds.create({ payment_intent: paid.paymentId });
    await provider.webhooks.flush();
    expect(codeOf(await desk.move(id, { to: 'closed' }))).toEqual([409, 'refunds/above-paid']);
    const restocked = { to: 'closed', lines: [pieces(3, 'restock', { remedy: 'none' })] };
    expect((await desk.move(id, restocked)).status).toBe(200);
    expect(await books()).toMatchObject({ status: 'refunded', refunded: 60, stock: { chainring: 11 } });
  });

  // medusajs/medusa#4052
  it('a lost parcel that was replaced and comes back is received without money', async () => {
    const body = { kind: 'replacement', ...lines(3) };
    await shop.call('createShipment', { params: { id: paid.orderId }, token, body });
    const id = await desk.approved(paid.orderId, lines(3));
    await desk.move(id, { to: 'closed', lines: [pieces(3, 'restock', { remedy: 'none' })] });
    expect(await books()).toMatchObject({ status: 'delivered', refunded: 0, stock: { chainring: 11 } });
    expect((await desk.announce(paid.orderId, lines(3))).status).toBe(201);
  });

  // bagisto/bagisto#11307
  it('outcome, remedy, kind and reason are words of the table', async () => {
    const html = '<img src=x onerror=alert(1)>';
    const id = await desk.approved(paid.orderId, lines(1));
    for (const row of [pieces(1, html), pieces(1, 'scrap', { remedy: html })])
      expect(codeOf(await desk.move(id, { to: 'closed', lines: [row] }))[0]).toBe(400);
    expect(codeOf(await desk.announce(paid.orderId, { ...lines(1), kind: html }))[0]).toBe(400);
    const reason = { lines: [{ line: 0, quantity: 1, reason: html }] };
    expect(codeOf(await desk.announce(paid.orderId, reason))[0]).toBe(400);
  });

  // ten24/slatwall#5225
  it('several returns of one order add up to what was paid', async () => {
    const ids = [1, 2, 3].map(() => desk.approved(paid.orderId, lines(1)));
    const closed = (await Promise.all(ids)).map((id) => desk.move(id, { to: 'closed' }));
    expect((await Promise.all(closed)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await books()).toMatchObject({ status: 'refunded', refunded: 60, atProvider: [2000, 2000, 2000] });
  });
});

it('a parcel with returned parts can neither be undone nor come back undelivered', async () => {
  const { _id: id, number } = (await desk.announce(paid.orderId, lines(1))).json as OrderReturn;
  const move = (to: string) =>
    shop.call('transitionOrder', {
      params: { id: paid.orderId },
      token,
      body: { to, reason: 'Wrong order.' },
    });
  await move('shipped');
  const undone = await move('packed');
  expect([codeOf(undone), messageOf(undone)]).toEqual([
    [409, 'orders/move-refused'],
    `Parts of this parcel are in return ${number}.`,
  ]);
  const { json, headers } = await orderNow();
  const [{ id: shipmentId } = { id: '' }] = (json as Order).shipments;
  const cameBack = await shop.call('changeShipment', {
    params: { id: paid.orderId, shipmentId },
    headers: { 'if-match': headers.get('etag') ?? '' },
    token,
    body: { returned: true, reason: 'Refused.' },
  });
  expect(codeOf(cameBack)).toEqual([409, 'orders/move-refused']);
  await desk.move(id, { to: 'cancelled' });
  expect([(await move('packed')).status, (await move('shipped')).status]).toEqual([200, 200]);
});

it('an order stored before the shop knew shipments can be returned', async () => {
  const document = shop.firestore.doc(`orders/${paid.orderId}`);
  await document.update({ shipments: FieldValue.delete(), tracking: null });
  const id = await desk.approved(paid.orderId, lines(2));
  expect((await desk.move(id, { to: 'closed' })).json).toMatchObject({ refund: { amount: 40 } });
  expect((await desk.announce(paid.orderId, lines(2))).json).toMatchObject({ code: 'returns/not-available' });
});

it('rounds the refunds of single pieces so that they add up, in a currency without decimals', async () => {
  const yen = await openPaymentFixture({ currency: 'jpy' });
  await storeProduct(yen.shop, 8);
  const { orderId, paymentId } = await shippedOrder(yen, {
    lines: [lineOf('chainring', 199_687, 3)],
    priceCents: 599_061,
  });
  const yenDesk = returnDesk(yen, await yen.shop.people.admin());
  for (const nth of [1, 2, 3]) {
    const id = await yenDesk.approved(orderId, lines(1));
    expect([nth, (await yenDesk.move(id, { to: 'closed' })).status]).toEqual([nth, 200]);
  }
  await yen.provider.webhooks.flush();
  const refunds = yen.provider.refunds().filter((each) => each.payment_intent === paymentId);
  expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(5991);
  await yen.close();
});

it('a return of an erased customer is refunded without an email, and replaced only with an address', async () => {
  const id = await desk.approved(paid.orderId, lines(1));
  await deleteAccount(fixture, customer);
  const replaced = { to: 'closed', lines: [pieces(1, 'scrap', { remedy: 'replace' })] };
  expect(codeOf(await desk.move(id, replaced))).toEqual([409, 'orders/no-address']);
  expect((await desk.move(id, { to: 'closed' })).json).toMatchObject({
    state: 'closed',
    customerEmail: '',
    refund: { amount: 20 },
  });
  expect(await desk.mails(paid.orderId)).not.toContain('return-closed');
});
