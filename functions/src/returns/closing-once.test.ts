import type { Order, OrderReturn } from '@pedalworks/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { mailingShop } from '../../test-support/mails/mailing-shop.ts';
import { openFixtureForFile, storeProduct } from '../../test-support/payments/payment-fixture.ts';
import { booksOf, codeOf, listedRefunds, type PaidOrder } from '../../test-support/refunds/paid-order.ts';
import { pieces, returnDesk } from '../../test-support/returns/return-desk.ts';
import { shippedOrder } from '../../test-support/returns/shipped-order.ts';
import { retryPendingRefunds } from '../refunds/retry-refunds.ts';

const fixture = await openFixtureForFile({
  ports: ({ refunds }) => ({
    shop: mailingShop,
    // Pretends that a minute has passed, so that the job retries recent refunds too.
    refunds: { ...refunds, unanswered: () => refunds.unanswered(new Date(Date.now() + 1000)) },
  }),
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
const refund = (body: object) => shop.call('refundOrder', { params: { id: paid.orderId }, token, body });

describe('closing a return once', () => {
  const closeOnce = async (close: (id: string) => Promise<readonly { readonly status: number }[]>) => {
    const id = await desk.approved(paid.orderId, {
      lines: [
        { line: 0, quantity: 2 },
        { line: 1, quantity: 1 },
      ],
    });
    const lines = [
      pieces(2, 'restock', { remedy: 'refund' }),
      pieces(1, 'restock', { line: 1, remedy: 'replace' }),
    ];
    await desk.move(id, { to: 'received', lines });
    const statuses = (await close(id)).map(({ status }) => status).toSorted();
    await deliver();
    expect(await books()).toMatchObject({
      refunded: 40,
      atProvider: [4000],
      stock: { chainring: 10, cog: 9 },
    });
    expect((await orderNow()).shipments.filter(({ kind }) => kind === 'replacement')).toHaveLength(1);
    expect((await listedRefunds(fixture, paid)).map(({ creditNoteNumber }) => creditNoteNumber)).toHaveLength(
      1,
    );
    expect((await desk.mails(paid.orderId)).filter((event) => event === 'return-closed')).toHaveLength(1);
    return statuses;
  };

  it('works with a repeated key, also after a lost answer', async () => {
    const key = crypto.randomUUID();
    const statuses = await closeOnce(async (id) => {
      provider.faults.add({ on: 'POST /v1/refunds', fault: { kind: 'answer', status: 503 }, times: 9 });
      const first = await desk.move(id, { to: 'closed' }, { key });
      provider.faults.clear();
      return [first, ...(await Promise.all([1, 2].map(() => desk.move(id, { to: 'closed' }, { key }))))];
    });
    expect(statuses).toEqual([200, 200, 503]);
  });

  it('answers parallel requests with one key with the closed return, or a retryable error', async () => {
    const statuses = await closeOnce(async (id) => {
      const key = crypto.randomUUID();
      const answers = await Promise.all([1, 2, 3, 4].map(() => desk.move(id, { to: 'closed' }, { key })));
      for (const { status, json } of answers)
        if (status === 200) expect(json).toMatchObject({ state: 'closed', refund: { amount: 40 } });
      return answers;
    });
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  });

  it('works if two admins close at once', async () => {
    const statuses = await closeOnce((id) =>
      Promise.all([1, 2, 3].map(() => desk.move(id, { to: 'closed' }, { key: crypto.randomUUID() }))),
    );
    expect(statuses).toEqual([200, 409, 409]);
  });

  it('is completed by the job if the provider does not answer', async () => {
    const statuses = await closeOnce(async (id) => {
      provider.faults.add({ on: 'POST /v1/refunds', fault: { kind: 'answer', status: 503 }, times: 9 });
      const first = await desk.move(id, { to: 'closed' });
      expect(await desk.find(id)).toMatchObject({ state: 'closed', refund: { status: 'pending' } });
      provider.faults.clear();
      await retryPendingRefunds(fixture.ports, AbortSignal.timeout(60_000));
      return [first];
    });
    expect(statuses).toEqual([503]);
  });
});

it('a refund that the provider refuses leaves the return closed and the order flagged', async () => {
  const oneRing = { lines: [{ line: 0, quantity: 1, reason: 'changed-mind' }] };
  const id = await desk.approved(paid.orderId, oneRing);
  // A payment of another Stripe account or mode.
  const paymentId = `pi_${crypto.randomUUID().replaceAll('-', '')}`;
  await shop.firestore.doc(`payments/${paymentId}`).set((await fixture.ledger(paid.paymentId)) ?? {});
  await shop.firestore.doc(`orders/${paid.orderId}`).update({ transactionId: paymentId });
  const key = 'refused';
  expect(codeOf(await desk.move(id, { to: 'closed' }, { key }))).toEqual([409, 'payments/refund-refused']);
  expect(codeOf(await desk.move(id, { to: 'closed' }, { key }))).toEqual([409, 'payments/refund-refused']);
  expect((await desk.find(id)) satisfies OrderReturn).toMatchObject({
    state: 'closed',
    refund: { status: 'failed' },
  });
  expect(await books()).toMatchObject({ refunded: 0, refundPendingCents: 0, attentions: ['refund-failed'] });
  const other = { method: 'other', paidBy: 'transfer', reason: 'By transfer.', settles: id };
  expect((await refund({ ...other, restock: true })).status).toBe(200);
  const settled = { refunded: 20, attentions: [], stock: { chainring: 9, cog: 9 } };
  expect(await books()).toMatchObject(settled);
  expect((await desk.find(id)).refund).toMatchObject({ status: 'succeeded', paidBy: 'transfer' });
  expect((await orderNow()).lines[0]).not.toHaveProperty('refunded');
});
