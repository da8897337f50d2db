import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcilePayments, type Reconciliation } from './reconcile-payments.ts';
import { clientSecretOf, openStockedTill, paymentIdOf, type Till } from './test-support/till.ts';

let till: Till;
let isFirestoreAway = false;
beforeAll(async () => {
  const away = Object.assign(new Error('UNAVAILABLE'), { code: 14 });
  till = await openStockedTill({
    ports: ({ payments }) => ({
      payments: {
        ...payments,
        settling: (subject, settle) =>
          isFirestoreAway ? Promise.reject(away) : payments.settling(subject, settle),
      },
    }),
  });
});
afterAll(() => till.close());

const anHourAgo = new Date(Date.now() - 3_600_000);

function reconcile(): Promise<Reconciliation> {
  return reconcilePayments(till.ports, anHourAgo);
}

describe('reconciling', () => {
  it('settles what a function left behind that was killed between the payment and the write', async () => {
    const orderId = await till.placeOrder();
    const paymentId = await till.paidIntent(orderId);
    isFirestoreAway = true;
    expect((await till.report(orderId, paymentId)).status).toBe(503);
    isFirestoreAway = false;
    expect(await till.order(orderId)).toMatchObject({ paid: false });
    expect((await reconcile()).settled).toEqual([orderId]);
    expect(await till.order(orderId)).toMatchObject({ paid: true, transactionId: paymentId });
  });

  it('finds nothing the second time', async () => {
    const orderId = await till.placeOrder();
    await till.paidIntent(orderId);
    await reconcile();
    expect(await reconcile()).toMatchObject({ settled: [], closed: [], unresolved: [] });
  });

  it('settles a payment the ledger never heard of', async () => {
    const orderId = await till.placeOrder();
    const paymentId = await till.paidIntent(orderId);
    await till.shop.firestore.doc(`payments/${paymentId}`).delete();
    expect((await reconcile()).settled).toEqual([orderId]);
    expect(await till.ledger(paymentId)).toMatchObject({ orderId, status: 'paid' });
  });

  it('leaves an order alone whose payment is still open, and closes what was canceled', async () => {
    const [waiting, given_up] = [await till.placeOrder(), await till.placeOrder()];
    await till.openIntent(waiting);
    const canceled = paymentIdOf(await till.openIntent(given_up));
    await till.stripe.paymentIntents.cancel(canceled);
    expect(await reconcile()).toMatchObject({ settled: [], closed: [canceled] });
    expect(await till.order(waiting)).toMatchObject({ paid: false });
  });

  it('cancels the open payment of an order that was paid otherwise, so that nobody pays it twice', async () => {
    const orderId = await till.placeOrder();
    const stale = await till.openIntent(orderId);
    const token = till.customer.accessToken;
    const bare = await till.shop.call('createPaymentIntent', { token, body: { price: 59.9 } });
    await till.report(orderId, await till.pay(clientSecretOf(bare)));
    expect((await reconcile()).closed).toContain(paymentIdOf(stale));
    await expect(till.pay(clientSecretOf(stale))).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  it('reports money that pays no order, and changes no order', async () => {
    const metadata = { orderId: 'no-such-order' };
    const { id, client_secret } = await till.stripe.paymentIntents.create({
      amount: 700,
      currency: 'usd',
      metadata,
    });
    await till.pay(client_secret ?? '');
    expect((await reconcile()).unresolved).toEqual([
      { paymentId: id, orderId: 'no-such-order', verdict: 'unknown-order' },
    ]);
  });
});
