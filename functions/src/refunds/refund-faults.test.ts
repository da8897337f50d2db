import type { FaultKind } from '@pedalworks/stripe-emulator';
import { beforeEach, describe, expect, it } from 'vitest';
import { openFixtureForFile, storeProduct } from '../../test-support/payments/payment-fixture.ts';
import type { Ports } from '../ports.ts';
import { retryPendingRefunds } from './retry-refunds.ts';
import {
  booksOf,
  codeOf,
  listedRefunds,
  mailsOf,
  paidOrder,
  untouched,
  type PaidOrder,
  type RefundBody,
} from '../../test-support/refunds/paid-order.ts';

/** Position of the write that fails: 1 for the next write, 0 for none. */
let writesUntilCrash = 0;
/** Action to run once, right after the API reads the order. */
const meanwhile: (() => Promise<unknown>)[] = [];
const away = () => Object.assign(new Error('UNAVAILABLE'), { code: 14 });

async function perhapsCrashing<T>(write: () => Promise<T>): Promise<T> {
  writesUntilCrash -= 1;
  if (writesUntilCrash === 0) throw away();
  return write();
}

const crashing = ({ refunds, transact }: Ports): Partial<Ports> => ({
  transact: (about, decide) =>
    perhapsCrashing(() =>
      transact(about, (transaction) =>
        decide({
          ...transaction,
          order: async (id) => {
            const order = await transaction.order(id);
            await meanwhile.splice(0).at(0)?.();
            return order;
          },
        }),
      ),
    ),
  refunds: {
    ...refunds,
    // Pretends that a minute has passed, so that the job retries recent refunds too.
    unanswered: () => refunds.unanswered(new Date(Date.now() + 1000)),
  },
});

const fixture = await openFixtureForFile({ ports: crashing });
const admin = await fixture.shop.people.admin();

let paid: PaidOrder;
beforeEach(async () => {
  writesUntilCrash = 0;
  fixture.provider.faults.clear();
  await storeProduct(fixture.shop, 8);
  await storeProduct(fixture.shop, 9, 'cog');
  paid = await paidOrder(fixture);
});

const refund = (body: RefundBody = {}, key: string = crypto.randomUUID()) =>
  fixture.shop.call('refundOrder', {
    params: { id: paid.orderId },
    token: admin.accessToken,
    headers: { 'idempotency-key': key },
    body,
  });
const deliver = (copies = 1, order: 'as-happened' | 'reversed' = 'as-happened') =>
  fixture.provider.webhooks.flush({ copies, order });
const books = () => booksOf(fixture, paid);
const runJob = () => retryPendingRefunds(fixture.ports, AbortSignal.timeout(60_000));

describe('a refund request', () => {
  it.each<[string, FaultKind]>([
    ['fails before making the refund', { kind: 'answer', status: 500, isKept: true }],
    ['fails after making the refund', { kind: 'answer', status: 500, isKept: true, after: true }],
    ['loses the response', { kind: 'drop', after: true }],
    ['loses the request', { kind: 'drop', after: false }],
    ['is overloaded', { kind: 'answer', status: 429 }],
  ])(
    'stays pending if the provider %s, until the scheduled job makes exactly one refund',
    async (_how, fault) => {
      fixture.provider.faults.add({ on: 'POST /v1/refunds', fault, times: 9 });
      expect(codeOf(await refund({ amount: 20 }))).toEqual([503, 'refunds/under-way']);
      expect(await books()).toMatchObject({ status: 'paid', refunded: 0, refundPendingCents: 2000 });
      expect(await listedRefunds(fixture, paid)).toMatchObject([{ amount: 20, status: 'pending' }]);
      expect(codeOf(await refund({ amount: 40 }))).toEqual([409, 'refunds/above-paid']);
      fixture.provider.faults.clear();
      await runJob();
      await runJob();
      await deliver(2);
      expect(await books()).toMatchObject({ ...untouched, refunded: 20, atProvider: [2000] });
      expect(await mailsOf(fixture, paid)).toEqual(['Refund of $20.00: your order …']);
      expect(await listedRefunds(fixture, paid)).toMatchObject([{ amount: 20, status: 'succeeded' }]);
    },
  );

  it('is refused if a refund in the Stripe dashboard left too little, and the shop records that dashboard refund', async () => {
    fixture.provider.dashboard.refund(paid.paymentId, 4000);
    const answer = await refund({ amount: 20 });
    expect(codeOf(answer)).toEqual([409, 'payments/refund-refused']);
    expect(answer.json).toMatchObject({ message: 'This payment does not have that much left to refund.' });
    expect(await books()).toMatchObject({ ...untouched, refunded: 40, atProvider: [4000] });
    expect(await refund()).toMatchObject({ json: { refunded: 50, status: 'refunded' } });
  });

  it('flags the order if the scheduled job repeats the request and the provider refuses it', async () => {
    fixture.provider.faults.add({ on: 'POST /v1/refunds', fault: { kind: 'drop', after: false }, times: 3 });
    await refund({ amount: 20 });
    fixture.provider.dashboard.refund(paid.paymentId, 4000);
    await runJob();
    const looked = { ...untouched, refunded: 40, atProvider: [4000], attentions: ['refund-failed'] };
    expect(await books()).toMatchObject(looked);
    await runJob();
    expect(fixture.logged.filter((message) => message === 'refunds/failed').length).toBe(1);
  });
});

it('a refund is completed by Stripe’s event if the instance was killed after requesting the refund', async () => {
  writesUntilCrash = 2;
  await refund({ restock: true });
  await deliver();
  expect(await books()).toMatchObject({
    status: 'refunded',
    by: 'shop',
    refunded: 50,
    refundPendingCents: 0,
    stock: { chainring: 10, cog: 10 },
  });
});

it.each<[string, RefundBody, number]>([
  ['of one unit', { lines: [{ productId: 'chainring', quantity: 1 }], restock: true }, 2000],
  ['of the whole order', { restock: true }, 5000],
])('a refund %s is made once if the same request arrives twice concurrently', async (_what, body, cents) => {
  meanwhile.push(() => refund(body, 'one-press'));
  expect(await refund(body, 'one-press')).toMatchObject({ status: 200, json: { refunded: cents / 100 } });
  await deliver(2);
  const stock = { chainring: cents === 2000 ? 9 : 10, cog: cents === 2000 ? 9 : 10 };
  expect(await books()).toMatchObject({ refunded: cents / 100, atProvider: [cents], stock });
  const asking = { params: { id: paid.orderId }, token: admin.accessToken };
  expect((await fixture.shop.call('listOrderNotes', asking)).json).toHaveLength(1);
  expect((await fixture.shop.call('getInvoice', asking)).json).toMatchObject({
    creditNotes: [{ amounts: { gross: cents / 100 } }],
  });
});

describe('cancelling a paid order', () => {
  const cancel = (token = admin.accessToken) =>
    fixture.shop.call('transitionOrder', {
      params: { id: paid.orderId },
      body: { to: 'cancelled', note: 'Sold out.' },
      token,
    });
  const mail = ['Cancelled: your order …'];
  const cancelled = {
    status: 'cancelled',
    by: 'shop',
    refunded: 50,
    refundPendingCents: 0,
    atProvider: [5000],
    attentions: [],
    stock: { chainring: 10, cog: 10 },
  };

  it('refunds and restocks everything', async () => {
    expect(await cancel()).toMatchObject({ status: 200, json: { status: 'cancelled', refunded: 50 } });
    await deliver(2);
    expect(await books()).toMatchObject(cancelled);
    const notes = { params: { id: paid.orderId }, token: admin.accessToken };
    expect((await fixture.shop.call('listOrderNotes', notes)).json).toMatchObject([
      { by: admin.email, text: 'Requested a refund of $50.00 to cancel the order. Sold out.' },
    ]);
  });

  it('is rejected for customers and for shipped orders', async () => {
    expect(codeOf(await cancel(fixture.customer.accessToken))).toEqual([409, 'orders/move-refused']);
    for (const to of ['packed', 'shipped'])
      await fixture.shop.call('transitionOrder', {
        params: { id: paid.orderId },
        body: { to },
        token: admin.accessToken,
      });
    expect(codeOf(await cancel())).toEqual([409, 'orders/move-refused']);
    expect(await books()).toMatchObject({ ...untouched, status: 'shipped' });
  });

  it('refunds once when two admins cancel concurrently', async () => {
    const results = await Promise.all([cancel(), cancel()]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    await deliver();
    expect(await mailsOf(fixture, paid)).toEqual(mail);
    expect(await books()).toMatchObject(cancelled);
  });

  it('blocks packing until the provider has made the refund', async () => {
    fixture.provider.faults.add({ on: 'POST /v1/refunds', fault: { kind: 'drop', after: false }, times: 9 });
    expect(codeOf(await cancel())).toEqual([503, 'refunds/under-way']);
    const packed = await fixture.shop.call('transitionOrder', {
      params: { id: paid.orderId },
      body: { to: 'packed' },
      token: admin.accessToken,
    });
    expect(codeOf(packed)).toEqual([409, 'orders/move-refused']);
    const isPending = { message: expect.stringContaining('is pending') as string };
    expect((await refund()).json).toMatchObject({ code: 'refunds/above-paid', ...isPending });
    fixture.provider.faults.clear();
    await runJob();
    expect(await books()).toMatchObject(cancelled);
    const isRefunded = { message: 'This order is already refunded in full.' };
    expect((await refund()).json).toMatchObject({ code: 'refunds/above-paid', ...isRefunded });
  });

  it('refunds the remaining amount after a partial refund', async () => {
    await refund({ lines: [{ productId: 'chainring', quantity: 1 }], restock: true });
    await cancel();
    expect(await books()).toMatchObject({ ...cancelled, atProvider: [2000, 3000] });
  });
});
