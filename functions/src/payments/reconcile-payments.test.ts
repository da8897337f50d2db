import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { reconcileMissed } from './reconcile-missed.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { type Reconciliation } from './reconciliation.ts';
import {
  clientSecretOf,
  openStockedFixtureForFile,
  paymentIdOf,
} from '../../test-support/payments/payment-fixture.ts';

let isFirestoreAway = false;
let brokenPaymentId: string | undefined;
const away = Object.assign(new Error('UNAVAILABLE'), { code: 14 });
const fixture = await openStockedFixtureForFile({
  ports: ({ payments, transact }) => ({
    payments: {
      ...payments,
      find: (id) => (id === brokenPaymentId ? Promise.reject(new Error('broken')) : payments.find(id)),
    },
    transact: (...call) => (isFirestoreAway ? Promise.reject(away) : transact(...call)),
  }),
});

const anHourAgo = new Date(Date.now() - 3_600_000);

/** Fails the test if the scheduled step lists all payments, which only the command may do. */
function neverAsked(): never {
  throw new Error('Every payment was asked for.');
}

function reconcile(): Promise<Reconciliation> {
  return reconcilePayments(fixture.ports, anHourAgo);
}

/** Reconciles only unsettled payments in the ledger: `since` is in the future, so Stripe lists no payments. */
function reconcileLater(): Promise<Reconciliation> {
  return reconcilePayments(fixture.ports, new Date(Date.now() + 3_600_000));
}

/** Pays an order twice, with two intents. Returns the second payment, which is surplus. */
async function surplusPayment(): Promise<{ readonly orderId: string; readonly paymentId: string }> {
  const orderId = await fixture.placeOrder();
  const { id: paymentId, client_secret } = await fixture.stripe.paymentIntents.create({
    amount: 5990,
    currency: 'usd',
    metadata: { orderId, owner: fixture.customer.email },
  });
  await fixture.report(orderId, await fixture.paidIntent(orderId));
  await fixture.pay(client_secret ?? '');
  return { orderId, paymentId };
}

describe('the reconcile command', () => {
  it('settles a payment that was not recorded because Firestore was unavailable', async () => {
    const orderId = await fixture.placeOrder();
    const paymentId = await fixture.paidIntent(orderId);
    isFirestoreAway = true;
    expect((await fixture.report(orderId, paymentId)).status).toBe(503);
    isFirestoreAway = false;
    expect(await fixture.order(orderId)).toMatchObject({ paid: false });
    expect((await reconcile()).settled).toEqual([orderId]);
    expect(await fixture.order(orderId)).toMatchObject({ paid: true, transactionId: paymentId });
  });

  it('finds nothing more to settle on a second run', async () => {
    const orderId = await fixture.placeOrder();
    await fixture.paidIntent(orderId);
    await reconcile();
    expect(await reconcile()).toMatchObject({ settled: [], closed: [], unresolved: [] });
  });

  it('settles a payment that the ledger lacks', async () => {
    const orderId = await fixture.placeOrder();
    const paymentId = await fixture.paidIntent(orderId);
    await fixture.shop.firestore.doc(`payments/${paymentId}`).delete();
    expect((await reconcile()).settled).toEqual([orderId]);
    expect(await fixture.ledger(paymentId)).toMatchObject({ orderId, status: 'paid' });
  });

  it('settles a paid order again after a backup restored it as unpaid', async () => {
    const orderId = await fixture.placeOrder();
    const paymentId = await fixture.paidIntent(orderId);
    await fixture.report(orderId, paymentId);
    await fixture.bringBackUnpaid(orderId);
    expect((await reconcile()).settled).toEqual([orderId]);
    expect(await fixture.order(orderId)).toMatchObject({ paid: true, transactionId: paymentId });
  });

  it('settles an order again after a backup restored it as unpaid, even if an admin had paid for the customer', async () => {
    const orderId = await fixture.placeOrder();
    const { accessToken: token } = await fixture.shop.people.admin();
    const paymentId = await fixture.payBare(59.9, token);
    expect((await fixture.report(orderId, paymentId, token)).status).toBe(200);
    await fixture.bringBackUnpaid(orderId);
    expect((await reconcile()).settled).toEqual([orderId]);
    expect(await fixture.order(orderId)).toMatchObject({ paid: true, transactionId: paymentId });
  });

  it.each([
    ['open', (orderId: string) => fixture.paidIntent(orderId)],
    ['unclaimed', () => fixture.payBare(59.9)],
  ])('changes a payment’s ledger status from %s to paid if its order is paid', async (status, pay) => {
    const orderId = await fixture.placeOrder();
    const paymentId = await pay(orderId);
    await fixture.report(orderId, paymentId);
    const before = { status, ...(status === 'unclaimed' && { orderId: null }) };
    await fixture.shop.firestore.doc(`payments/${paymentId}`).update(before);
    await fixture.stripe.refunds.create({ payment_intent: paymentId, amount: 1000 });
    expect(await reconcile()).toMatchObject({ settled: [], closed: [], unresolved: [] });
    expect(await fixture.ledger(paymentId)).toMatchObject({ orderId, status: 'paid' });
    expect(await fixture.order(orderId)).toMatchObject({ status: 'paid', refundedCents: 1000 });
    const { accessToken: token } = await fixture.shop.people.admin();
    const { json } = await fixture.shop.call('listPaymentsToRefund', { token });
    expect(json).not.toContainEqual(expect.objectContaining({ _id: paymentId }));
  });

  it('is not needed for a payment that a backup restored as open if a refund event marks the payment as paid', async () => {
    const orderId = await fixture.placeOrder();
    const paymentId = await fixture.paidIntent(orderId);
    await fixture.report(orderId, paymentId);
    await fixture.provider.webhooks.flush();
    await fixture.shop.firestore.doc(`payments/${paymentId}`).update({ status: 'open' });
    await fixture.stripe.refunds.create({ payment_intent: paymentId, amount: 1000 });
    await fixture.provider.webhooks.flush();
    expect(await fixture.ledger(paymentId)).toMatchObject({ orderId, status: 'paid' });
    expect(await fixture.order(orderId)).toMatchObject({ status: 'paid', refundedCents: 1000 });
  });

  it('ignores a payment whose order was paid and then deleted', async () => {
    const orderId = await fixture.placeOrder();
    await fixture.report(orderId, await fixture.paidIntent(orderId));
    await fixture.shop.firestore.doc(`orders/${orderId}`).delete();
    const { settled, unresolved } = await reconcile();
    expect(settled).toEqual([]);
    expect(unresolved.map((one) => one.orderId)).not.toContain(orderId);
  });

  it('leaves open payments unchanged, and closes canceled payments in the ledger', async () => {
    const [waiting, given_up] = [await fixture.placeOrder(), await fixture.placeOrder()];
    await fixture.openIntent(waiting);
    const canceled = paymentIdOf(await fixture.openIntent(given_up));
    await fixture.stripe.paymentIntents.cancel(canceled);
    expect(await reconcile()).toMatchObject({ settled: [], closed: [canceled] });
    expect(await fixture.order(waiting)).toMatchObject({ paid: false });
  });

  it('cancels the open payment of an order that was paid by another payment', async () => {
    const orderId = await fixture.placeOrder();
    const stale = await fixture.openIntent(orderId);
    await fixture.report(orderId, await fixture.payBare(59.9));
    expect((await reconcile()).closed).toContain(paymentIdOf(stale));
    await expect(fixture.pay(clientSecretOf(stale))).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  it('reports a payment for an unknown order', async () => {
    const metadata = { orderId: 'no-such-order', owner: fixture.customer.email };
    const { id, client_secret } = await fixture.stripe.paymentIntents.create({
      amount: 700,
      currency: 'usd',
      metadata,
    });
    await fixture.pay(client_secret ?? '');
    expect((await reconcile()).unresolved).toEqual([
      { paymentId: id, orderId: 'no-such-order', verdict: 'unknown-order' },
    ]);
  });

  it('reports an old unused payment until it is refunded in full', async () => {
    const { orderId, paymentId } = await surplusPayment();
    const askedFor = { paymentId, orderId, verdict: 'surplus' };
    expect((await reconcile()).unresolved).toContainEqual(askedFor);
    expect((await reconcileLater()).unresolved).toContainEqual(askedFor);
    await fixture.stripe.refunds.create({ payment_intent: paymentId });
    const after = await reconcileLater();
    expect(after.closed).toContain(paymentId);
    expect(after.unresolved).not.toContainEqual(askedFor);
    expect(await reconcile()).toMatchObject({ closed: [] });
  });

  it('cancels an old open payment, so that the order can get a new payment', async () => {
    const orderId = await fixture.placeOrder();
    const paymentId = paymentIdOf(await fixture.openIntent(orderId));
    expect((await reconcile()).closed).not.toContain(paymentId);
    expect((await reconcileLater()).closed).toContain(paymentId);
    expect((await fixture.stripe.paymentIntents.retrieve(paymentId)).status).toBe('canceled');
    expect((await fixture.report(orderId, await fixture.paidIntent(orderId))).status).toBe(200);
    expect(await reconcileLater()).toMatchObject({ settled: [], closed: [] });
  });

  it.each(['', '2024/1', '__id__'])(
    'reports, but never cancels, payments with the invalid order id %j',
    async (strange) => {
      const metadata = { orderId: strange, owner: fixture.customer.email };
      const stranger = await fixture.stripe.paymentIntents.create({ amount: 700, currency: 'usd', metadata });
      await fixture.pay(stranger.client_secret ?? '');
      const open = await fixture.stripe.paymentIntents.create({ amount: 700, currency: 'usd', metadata });
      const verdict = { paymentId: stranger.id, orderId: strange, verdict: 'unknown-order' };
      expect((await reconcile()).unresolved).toContainEqual(verdict);
      expect((await fixture.stripe.paymentIntents.retrieve(open.id)).status).toBe('requires_payment_method');
    },
  );

  it('continues after an error in one payment, and reports that payment', async () => {
    const [broken, fine] = [await fixture.placeOrder(), await fixture.placeOrder()];
    const settledLater = await fixture.paidIntent(fine);
    brokenPaymentId = await fixture.paidIntent(broken);
    const verdict = { paymentId: brokenPaymentId, orderId: broken, verdict: 'failed' };
    const { settled, unresolved } = await reconcile();
    expect(settled).toEqual([fine]);
    expect(unresolved).toContainEqual(verdict);
    expect(fixture.logged).toContain('payments/not-reconciled');
    expect(await fixture.ledger(settledLater)).toMatchObject({ status: 'paid' });
    brokenPaymentId = undefined;
    expect((await reconcile()).settled).toEqual([broken]);
  });
});

describe('the scheduled reconcile step', () => {
  it('handles undelivered events without listing all payments', async () => {
    const orderId = await fixture.placeOrder();
    const paymentId = await fixture.paidIntent(orderId);
    for (const { id } of fixture.provider.webhooks.pending()) fixture.provider.webhooks.lose(id);
    const ports = { ...fixture.ports, cards: { ...fixture.ports.cards, openedSince: neverAsked } };
    expect((await reconcileMissed(ports, AbortSignal.timeout(60_000))).settled).toContain(orderId);
    expect(await fixture.order(orderId)).toMatchObject({ paid: true, transactionId: paymentId });
    expect((await reconcileMissed(ports, AbortSignal.timeout(60_000))).settled).toEqual([]);
  });

  it('settles or cancels payments that have been open for over a day', async () => {
    const [paid, abandoned] = [await fixture.placeOrder(), await fixture.placeOrder()];
    const paidId = await fixture.paidIntent(paid);
    const abandonedId = paymentIdOf(await fixture.openIntent(abandoned));
    await fixture.provider.webhooks.flush();
    await fixture.bringBackUnpaid(paid);
    const twoDaysAgo = Timestamp.fromMillis(Date.now() - 2 * 86_400_000);
    for (const id of [paidId, abandonedId])
      await fixture.shop.firestore.doc(`payments/${id}`).update({ status: 'open', createdAt: twoDaysAgo });
    const { settled, closed } = await reconcileMissed(fixture.ports, AbortSignal.timeout(60_000));
    expect(settled).toContain(paid);
    expect(closed).toContain(abandonedId);
    expect((await fixture.stripe.paymentIntents.retrieve(abandonedId)).status).toBe('canceled');
  });

  it('logs that an order’s second payment needs a refund', async () => {
    await surplusPayment();
    const before = fixture.logged.length;
    await reconcileMissed(fixture.ports, AbortSignal.timeout(60_000));
    expect(fixture.logged.slice(before)).toContain('payments/needs-refund');
  });
});

it('a payment in a shared Stripe account is ignored if another shop opened it', async () => {
  const stranger = await fixture.stripe.paymentIntents.create({ amount: 888, currency: 'usd' });
  await fixture.pay(stranger.client_secret ?? '');
  const { unresolved } = await reconcile();
  expect(unresolved.map(({ paymentId }) => paymentId)).not.toContain(stranger.id);
  expect(await fixture.ledger(stranger.id)).toBeUndefined();
});
