import type { Product, Review } from '@pedalworks/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  openPaymentFixture,
  openFixtureForFile,
  storeProduct,
} from '../../test-support/payments/payment-fixture.ts';
import {
  booksOf,
  cart,
  codeOf,
  lineOf,
  listedRefunds,
  mailsOf,
  paidOrder,
  untouched,
  type PaidOrder,
  type RefundBody,
} from '../../test-support/refunds/paid-order.ts';

const fixture = await openFixtureForFile();
const admin = await fixture.shop.people.admin();

let paid: PaidOrder;
beforeEach(async () => {
  await storeProduct(fixture.shop, 8);
  await storeProduct(fixture.shop, 9, 'cog');
  paid = await paidOrder(fixture);
});

const refund = (body: RefundBody = {}, key?: string) =>
  fixture.shop.call('refundOrder', {
    params: { id: paid.orderId },
    token: admin.accessToken,
    body,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
const deliver = (copies = 1, order: 'as-happened' | 'reversed' = 'as-happened') =>
  fixture.provider.webhooks.flush({ copies, order });
const books = () => booksOf(fixture, paid);

describe('a full refund', () => {
  const isVerified = async () => {
    const query = { productId: 'chainring' };
    const [reviews, part] = await Promise.all([
      fixture.shop.call('listReviews', { query }),
      fixture.shop.call('getProduct', { params: { id: 'chainring' } }),
    ]);
    const [{ verified = false } = {}] = reviews.json as readonly Partial<Review>[];
    return [verified, (part.json as Product).rating.count];
  };
  const review = () =>
    fixture.shop.call('addReview', {
      body: { productId: 'chainring', comment: 'Runs quietly.', rating: 1, customerEmail: 'jo@example.com' },
      token: fixture.customer.accessToken,
    });
  beforeEach(() => fixture.shop.empty('reviews', 'orders'));

  it('removes the customer’s review from the part’s rating', async () => {
    paid = await paidOrder(fixture);
    await review();
    expect(await isVerified()).toEqual([true, 1]);
    await refund({ amount: 10 });
    expect(await isVerified()).toEqual([true, 1]);
    await refund();
    expect(await isVerified()).toEqual([false, 0]);
  });

  it('keeps the review verified if the customer also bought the part in another order', async () => {
    paid = await paidOrder(fixture);
    await paidOrder(fixture);
    await review();
    await refund();
    expect(await isVerified()).toEqual([true, 1]);
  });
});

describe('a refund', () => {
  it('of the whole order sets its status to refunded, and restocks all parts if requested', async () => {
    const { status, json } = await refund({ restock: true, reason: 'Ordered twice.' });
    expect([status, json]).toMatchObject([200, { status: 'refunded', refunded: 50, paid: true }]);
    await deliver();
    const ended = { status: 'refunded', by: 'shop', refunded: 50, atProvider: [5000], refundPendingCents: 0 };
    expect(await books()).toMatchObject({ ...ended, ledger: 'paid', stock: { chainring: 10, cog: 10 } });
    const lines = [
      { productId: 'chainring', name: 'chainring', quantity: 2 },
      { productId: 'cog', name: 'cog', quantity: 1 },
    ];
    const [listed, ...others] = await listedRefunds(fixture, paid);
    expect(others).toEqual([]);
    expect(listed).toEqual({
      _id: expect.any(String) as string,
      at: expect.any(String) as string,
      creditNoteNumber: expect.stringMatching(/^CN-20\d\d-\d{6}$/u) as string,
      ...{ amount: 50, status: 'succeeded', lines, restock: true },
    });
    expect(await mailsOf(fixture, paid)).toEqual(['Refund of $50.00: your order …']);
    const audit = await fixture.shop.firestore.collection('audit').where('target', '==', paid.orderId).get();
    expect(audit.docs.map((line) => line.data())).toMatchObject([
      { action: 'orders/refund', by: { uid: admin.uid }, after: { amount: 50, reason: 'Ordered twice.' } },
    ]);
  });

  it('of part of the amount keeps the order’s status and leaves the rest refundable', async () => {
    expect(await refund({ amount: '12.50' })).toMatchObject({
      status: 200,
      json: { status: 'paid', refunded: 12.5 },
    });
    expect(await books()).toMatchObject({ ...untouched, refunded: 12.5, atProvider: [1250] });
    expect(await refund()).toMatchObject({ json: { status: 'refunded', refunded: 50 } });
    expect(await books()).toMatchObject({
      status: 'refunded',
      atProvider: [1250, 3750],
      stock: untouched.stock,
    });
  });

  it('of exactly the remaining amount sets the order to refunded', async () => {
    paid = await paidOrder(fixture, { priceCents: 1999, unitPriceCents: 1999 });
    await refund({ amount: 16 });
    expect(await refund({ amount: 3.99 })).toMatchObject({ json: { status: 'refunded', refunded: 19.99 } });
  });

  it('of order lines refunds their prices and restocks each unit at most once', async () => {
    const ring = { productId: 'chainring', quantity: 1 };
    expect(await refund({ lines: [ring], restock: true })).toMatchObject({ json: { refunded: 20 } });
    expect(await refund({ lines: [{ productId: 'cog', quantity: 1 }] })).toMatchObject({
      json: { refunded: 30 },
    });
    const stock = { chainring: 9, cog: 9 };
    expect(await books()).toMatchObject({ ...untouched, refunded: 30, atProvider: [2000, 1000], stock });
    const twice = await refund({ lines: [ring, ring], restock: true });
    expect(codeOf(twice)).toEqual([409, 'refunds/above-ordered']);
    expect(twice.json).toMatchObject({ message: 'chainring: 1 of 2 can still be refunded.' });
    expect(await books()).toMatchObject({ ...untouched, refunded: 30, atProvider: [2000, 1000], stock });
    expect(await refund({ restock: true })).toMatchObject({ json: { status: 'refunded' } });
    expect((await books()).stock).toEqual({ chainring: 10, cog: 9 });
  });

  it('restocks only order lines that reduced the stock', async () => {
    const lines = [{ ...lineOf('chainring', 2000, 2), stockTaken: false }, lineOf('cog', 1000, 1)];
    paid = await paidOrder(fixture, { ...cart, lines });
    await refund({ restock: true });
    expect((await books()).stock).toEqual({ chainring: 8, cog: 10 });
  });

  it('is listed with `restock: false` if the order had not reduced the stock', async () => {
    const lines = [{ ...lineOf('chainring', 2000, 2), stockTaken: false }];
    paid = await paidOrder(fixture, { ...cart, priceCents: 4000, lines });
    await refund({ restock: true });
    expect(await listedRefunds(fixture, paid)).toMatchObject([{ amount: 40, restock: false }]);
    expect((await books()).stock).toMatchObject({ chainring: 8 });
  });

  it('of order lines refunds a smaller amount if the request gives one', async () => {
    const lines = [{ productId: 'cog', quantity: 1 }];
    expect(await refund({ amount: 7, lines, restock: true })).toMatchObject({ json: { refunded: 7 } });
    expect((await books()).stock).toEqual({ chainring: 8, cog: 10 });
  });

  it.each<[string, RefundBody, readonly [status: number, code: string, message: string]]>([
    ['more than was paid', { amount: 50.01 }, [409, 'refunds/above-paid', 'Only $50.00']],
    ['a part of another order', { lines: [{ productId: 'hub', quantity: 1 }] }, [400, 'request/invalid', '']],
    [
      'more units than were ordered',
      { lines: [{ productId: 'cog', quantity: 2 }] },
      [409, 'refunds/above-ordered', 'cog: 1 of 1'],
    ],
    ['an empty amount', { amount: '' }, [400, 'request/invalid', '']],
    ['an amount with `restock` but no lines', { amount: 5, restock: true }, [400, 'request/invalid', '']],
  ])('of %s is rejected, and changes nothing', async (_what, body, [status, code, message]) => {
    const answer = await refund(body);
    expect(codeOf(answer)).toEqual([status, code]);
    expect((answer.json as { message: string }).message).toContain(message);
    expect(await books()).toMatchObject(untouched);
    expect(await listedRefunds(fixture, paid)).toEqual([]);
  });

  it('of an unpaid or unknown order is rejected', async () => {
    paid = { ...paid, orderId: await fixture.placeOrder() };
    expect(codeOf(await refund())).toEqual([409, 'refunds/not-paid']);
    paid = { ...paid, orderId: 'nothing' };
    expect(codeOf(await refund())).toEqual([404, 'orders/not-found']);
  });

  it('is made once per Idempotency-Key', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => refund({ amount: 10 }, 'one-press')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await refund({ amount: 10 }, 'one-press')).toMatchObject({ json: { refunded: 10 } });
    expect(codeOf(await refund({ amount: 11 }, 'one-press'))).toEqual([422, 'request/key-reused']);
    expect(await books()).toMatchObject({ ...untouched, refunded: 10, atProvider: [1000] });
  });

  it('is rejected if concurrent refunds would exceed the payment', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => refund({ amount: 12 })));
    await deliver(2);
    const made = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(made.length).toBe(4);
    expect(refused.map(codeOf)).toEqual(refused.map(() => [409, 'refunds/above-paid']));
    expect(await books()).toMatchObject({
      ...untouched,
      refunded: 48,
      atProvider: [1200, 1200, 1200, 1200],
    });
    expect((await refund({ amount: 12 })).json).toMatchObject({
      message: 'Only $2.00 of this order can still be refunded.',
    });
  });

  it('of the remaining amount is made once when two requests arrive concurrently', async () => {
    const answers = await Promise.all([refund({ restock: true }), refund({ restock: true })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await deliver(3, 'reversed');
    expect(await books()).toMatchObject({ status: 'refunded', atProvider: [5000] });
    expect(await mailsOf(fixture, paid)).toEqual(['Refund of $50.00: your order …']);
    expect((await books()).stock).toEqual({ chainring: 10, cog: 10 });
  });
});

describe('refunds in a currency without decimals', () => {
  it('return exactly the charged amount', async () => {
    const yen = await openPaymentFixture({ currency: 'jpy' });
    const { accessToken: token } = await yen.shop.people.admin();
    // 5,990.60 is charged as 5,991.
    const order = await paidOrder(yen, { priceCents: 599_060, unitPriceCents: 599_060, currency: 'jpy' });
    const give = (body: RefundBody) =>
      yen.shop.call('refundOrder', { params: { id: order.orderId }, token, body });
    expect(codeOf(await give({ amount: 0.4 }))).toEqual([400, 'request/invalid']);
    expect(codeOf(await give({ amount: 2000.6 }))).toEqual([400, 'request/invalid']);
    expect(await give({ amount: 2001 })).toMatchObject({ json: { refunded: 2001, status: 'paid' } });
    expect(await give({})).toMatchObject({ json: { refunded: 5990.6, status: 'refunded' } });
    expect((await booksOf(yen, order)).atProvider).toEqual([2001, 3990]);
    const invoice = await yen.shop.call('getInvoice', { params: { id: order.orderId }, token });
    expect(invoice.json).toMatchObject({
      amounts: { gross: 5991 },
      creditNotes: [{ amounts: { gross: 2001 } }, { amounts: { gross: 3990 } }],
    });
    await yen.close();
  });

  it('add up to the charged amount when units are refunded one by one', async () => {
    const yen = await openPaymentFixture({ currency: 'jpy' });
    const { accessToken: token } = await yen.shop.people.admin();
    // 134.40 is charged as 134 yen. Rounding each unit's 33.60 to 34 would refund 136 yen.
    const lines = [lineOf('chainring', 3360, 3), lineOf('cog', 3360, 1)];
    const order = await paidOrder(yen, { lines, priceCents: 13_440 });
    for (const productId of ['chainring', 'chainring', 'cog', 'chainring']) {
      const body = { lines: [{ productId, quantity: 1 }] };
      expect(
        await yen.shop.call('refundOrder', { params: { id: order.orderId }, token, body }),
      ).toMatchObject({ status: 200 });
    }
    const ended = { status: 'refunded', refunded: 134.4, atProvider: [34, 33, 34, 33] };
    expect(await booksOf(yen, order)).toMatchObject(ended);
    await yen.close();
  });
});
