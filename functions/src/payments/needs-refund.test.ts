import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { Person } from '../../test-support/people.ts';
import { reconcileMissed } from './reconcile-missed.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { unpaid, type PaymentFixture } from '../../test-support/payments/payment-fixture.ts';
import {
  after,
  listed,
  loseEvents,
  reported,
  told,
  unnamedMoney,
  withShopForEachTest,
} from '../../test-support/payments/unnamed-money.ts';

let fixture: PaymentFixture;
let admin: Person;
withShopForEachTest((shop, person) => {
  fixture = shop;
  admin = person;
});

const missed = () => reconcileMissed(fixture.ports, new AbortController().signal);
const deliver = () => fixture.provider.webhooks.flush();

describe('a payment that is not assigned to an order within ten minutes', () => {
  it.each([
    ['two orders have the paid amount', () => unnamedMoney(fixture)],
    [
      'no order has the paid amount',
      async () => {
        const paymentId = await fixture.payBare(3.21);
        await deliver();
        return { paymentId };
      },
    ],
    [
      'the only order of the paid amount is already paid',
      async () => {
        await fixture.placeOrder({ priceCents: 4400 });
        await fixture.payBare(44);
        const paymentId = await fixture.payBare(44);
        await deliver();
        return { paymentId };
      },
    ],
  ])('is logged once, and stays listed for a refund, if %s', async (_of, pay) => {
    const { paymentId } = await pay();
    after(9);
    expect([await listed(fixture, paymentId), await reported(fixture, paymentId)]).toEqual([[], []]);
    after(2);
    expect(await listed(fixture, paymentId)).toMatchObject([{ _id: paymentId }]);
    const found = [{ paymentId, orderId: null, verdict: 'needs-refund' }];
    const run = async () => {
      expect(await reported(fixture, paymentId)).toEqual(found);
    };
    expect(await told(fixture, 'payments/needs-refund', run)).toBe(1);
    expect(await told(fixture, 'payments/needs-refund', run)).toBe(0);
    const { unresolved } = await reconcilePayments(fixture.ports, new Date(Date.now() - 86_400_000));
    expect(unresolved).toEqual(expect.arrayContaining(found));
    expect(await listed(fixture, paymentId)).toMatchObject([{ _id: paymentId, reason: 'names-no-order' }]);
    expect(await fixture.ledger(paymentId)).toMatchObject({ orderId: null, status: 'needs-refund' });
  });

  it('is listed for a refund with amount, customer and payment time', async () => {
    const { paymentId } = await unnamedMoney(fixture);
    after(11);
    const [one] = await listed(fixture, paymentId);
    expect(one).toEqual({
      _id: paymentId,
      amount: 119,
      currency: 'usd',
      customerEmail: fixture.customer.email,
      order: null,
      reason: 'names-no-order',
      paidAt: expect.stringMatching(/^20.*Z$/u) as string,
    });
  });

  it('is logged immediately if its event arrives after the ten minutes', async () => {
    const paymentId = await fixture.payBare(3.33);
    after(60);
    expect(await told(fixture, 'payments/needs-refund', deliver)).toBe(1);
    expect(await told(fixture, 'payments/needs-refund', missed)).toBe(0);
    expect(await listed(fixture, paymentId)).toMatchObject([{ _id: paymentId }]);
  });

  it('is found by the scheduled job if its event is lost', async () => {
    await fixture.placeOrder({ priceCents: 3535 });
    await fixture.placeOrder({ priceCents: 3535 });
    const paymentId = await fixture.payBare(35.35);
    loseEvents(fixture);
    after(60);
    expect(await reported(fixture, paymentId)).toHaveLength(1);
    expect(await listed(fixture, paymentId)).toMatchObject([{ _id: paymentId }]);
  });

  it.each([
    ['its payer', () => fixture.customer.accessToken],
    ['an admin', () => admin.accessToken],
  ])(
    'is removed from the list of payments to refund when %s assigns the payment to an order',
    async (_who, token) => {
      const { orderIds, paymentId } = await unnamedMoney(fixture);
      after(60);
      await missed();
      expect((await fixture.report(orderIds[0], paymentId, token())).json).toMatchObject({ paid: true });
      expect([await listed(fixture, paymentId), await reported(fixture, paymentId)]).toEqual([[], []]);
      expect(await fixture.ledger(paymentId)).toMatchObject({ orderId: orderIds[0], status: 'paid' });
    },
  );

  it('stays unassigned when another payment pays one of the two matching orders', async () => {
    const { orderIds, paymentId } = await unnamedMoney(fixture);
    await fixture.report(orderIds[0], await fixture.paidIntent(orderIds[0]));
    after(60);
    expect(await reported(fixture, paymentId)).toHaveLength(1);
    expect(await fixture.order(orderIds[1])).toMatchObject(unpaid);
  });

  it('is removed from the list of payments to refund when the provider reports a full refund', async () => {
    const { paymentId } = await unnamedMoney(fixture);
    after(60);
    await missed();
    await fixture.stripe.refunds.create({ payment_intent: paymentId, amount: 100 });
    await deliver();
    expect(await listed(fixture, paymentId)).toMatchObject([{ _id: paymentId, amount: 118 }]);
    await fixture.stripe.refunds.create({ payment_intent: paymentId });
    await deliver();
    expect([await listed(fixture, paymentId), await reported(fixture, paymentId)]).toEqual([[], []]);
    expect(await fixture.ledger(paymentId)).toMatchObject({ status: 'returned' });
  });

  it('is removed from the list of payments to refund when reconciliation finds a full refund', async () => {
    const { paymentId } = await unnamedMoney(fixture);
    after(60);
    await missed();
    await fixture.stripe.refunds.create({ payment_intent: paymentId });
    loseEvents(fixture);
    expect((await reconcilePayments(fixture.ports, new Date())).closed).toContain(paymentId);
    expect(await listed(fixture, paymentId)).toEqual([]);
  });

  describe.each<[string, () => Promise<unknown>]>([
    ['arrives', deliver],
    [
      'is lost and reconciliation runs',
      async () => {
        loseEvents(fixture);
        await reconcilePayments(fixture.ports, new Date(Date.now() - 86_400_000));
      },
    ],
  ])('when the event of a won dispute or failed refund %s', (_how, receive) => {
    it.each<[string, (paymentId: string) => () => void]>([
      [
        'a won dispute',
        (paymentId) => {
          const { id } = fixture.provider.dashboard.dispute(paymentId);
          return () => fixture.provider.dashboard.closeDispute(id, 'won');
        },
      ],
      [
        'a failed refund',
        (paymentId) => {
          const { id } = fixture.provider.dashboard.refund(paymentId);
          return () => fixture.provider.dashboard.settleRefund(id, 'failed');
        },
      ],
    ])('is listed for a refund again after %s', async (_when, takeAway) => {
      const { paymentId } = await unnamedMoney(fixture);
      after(60);
      await missed();
      const bringBack = takeAway(paymentId);
      await deliver();
      expect(await listed(fixture, paymentId)).toEqual([]);
      bringBack();
      await receive();
      expect(await listed(fixture, paymentId)).toMatchObject([{ _id: paymentId, amount: 119 }]);
      expect(await reported(fixture, paymentId)).toHaveLength(1);
    });
  });

  it('is never listed for a refund if it is refunded before the shop receives its event', async () => {
    const paymentId = await fixture.payBare(3.45);
    await fixture.stripe.refunds.create({ payment_intent: paymentId });
    expect(await told(fixture, 'payments/needs-refund', deliver)).toBe(0);
    after(60);
    expect([await listed(fixture, paymentId), await reported(fixture, paymentId)]).toEqual([[], []]);
  });

  it('is listed for a refund if the ledger lacks its payment time', async () => {
    const { paymentId } = await unnamedMoney(fixture);
    await fixture.shop.firestore.doc(`payments/${paymentId}`).update({ paidAt: null });
    expect(await listed(fixture, paymentId)).toMatchObject([{ _id: paymentId, paidAt: null }]);
  });
});

describe('a payment for an order that does not exist', () => {
  /** Pays an order and deletes it, as if a backup from before the order had been restored. */
  async function moneyOfLostOrder() {
    const orderId = await fixture.placeOrder();
    const paymentId = await fixture.paidIntent(orderId);
    const stored = await fixture.order(orderId);
    await fixture.shop.firestore.doc(`orders/${orderId}`).delete();
    await deliver();
    return { orderId, paymentId, stored };
  }

  it('is reported by every run of the scheduled job, but logged only by the first', async () => {
    const { orderId, paymentId } = await moneyOfLostOrder();
    after(31);
    const run = async () => {
      expect(await reported(fixture, paymentId)).toEqual([{ paymentId, orderId, verdict: 'needs-refund' }]);
    };
    expect(await told(fixture, 'payments/needs-refund', run)).toBe(1);
    for (const message of ['payments/needs-refund', 'payments/not-reconciled'])
      expect(await told(fixture, message, run)).toBe(0);
    const { docs } = await fixture.shop.firestore
      .collection('stripeEvents')
      .where('paymentId', '==', paymentId)
      .get();
    expect(docs.map((event) => event.get('verdict') as string)).toEqual(['needs-refund']);
    expect(await listed(fixture, paymentId)).toMatchObject([
      { _id: paymentId, order: orderId, reason: 'names-no-order' },
    ]);
  });

  it('pays the order after the order is restored', async () => {
    const { orderId, paymentId, stored } = await moneyOfLostOrder();
    after(31);
    await missed();
    await fixture.shop.firestore.doc(`orders/${orderId}`).set({ ...stored, createdAt: Timestamp.now() });
    expect((await missed()).settled).toEqual([orderId]);
    expect(await fixture.order(orderId)).toMatchObject({ paid: true, transactionId: paymentId });
    expect(await listed(fixture, paymentId)).toEqual([]);
  });

  it('is not logged as an error in the first ten minutes', async () => {
    const { paymentId } = await moneyOfLostOrder();
    const run = () => reported(fixture, paymentId);
    expect(await told(fixture, 'payments/not-reconciled', run)).toBe(0);
  });
});

it.each([
  { terms: { amount: 5990, currency: 'usd' }, amount: 59.9 },
  { terms: { amount: 5990, currency: 'jpy' }, amount: 5990 },
  { terms: { amount: 59_900, currency: 'kwd' }, amount: 59.9 },
])(
  'GET /payment/needs-refund lists the second payment of an order as $amount $terms.currency',
  async ({ terms, amount }) => {
    const order = await fixture.placeOrder({ paid: true, transactionId: 'pi_before' });
    const metadata = { orderId: order, owner: fixture.customer.email };
    const intent = await fixture.stripe.paymentIntents.create({ ...terms, metadata });
    const paymentId = await fixture.pay(intent.client_secret ?? '');
    await deliver();
    const { currency } = terms;
    expect(await listed(fixture, paymentId)).toMatchObject([
      { amount, currency, order, reason: 'paid-otherwise' },
    ]);
  },
);
