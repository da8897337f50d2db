import { expect, it } from 'vitest';
import { shopTransactions } from '../gateways/firestore/shop-transaction.ts';
import { openDatabase } from '../gateways/firestore/unit-of-work.ts';
import { settlePayment } from './settle-payment.ts';
import { openStockedFixtureForFile } from '../../test-support/payments/payment-fixture.ts';

const fixture = await openStockedFixtureForFile();

it('a payment that the shop learns of days later is recorded today, and keeps the time at the provider', async () => {
  const orderId = await fixture.placeOrder();
  const paymentId = await fixture.paidIntent(orderId);
  const paidAt = new Date('2026-01-02T12:00:00Z');
  const today = new Date();
  const ask = async () => {
    const payment = await fixture.ports.cards.find(paymentId);
    return payment && { ...payment, paidAt };
  };
  const toSettle = { paymentId, orderId, ask, signal: AbortSignal.timeout(30_000) };
  const { settlement } = await settlePayment(fixture.ports, toSettle);
  expect(settlement?.order).toMatchObject({ status: 'paid', chargedAt: paidAt });
  expect(settlement?.order?.paidAt?.getTime()).toBeGreaterThanOrEqual(today.getTime());
});

it('settling a payment in four concurrent instances records the payment once, relying only on Firestore’s preconditions', async () => {
  const orderId = await fixture.placeOrder();
  const paymentId = await fixture.paidIntent(orderId);
  // Four instances that share nothing but Firestore.
  const processes = Array.from({ length: 4 }, () => shopTransactions(openDatabase(fixture.shop.firestore)));
  const toSettle = { paymentId, orderId, signal: AbortSignal.timeout(30_000) };
  const settlements = await Promise.all(
    processes.map((transact) => settlePayment({ ...fixture.ports, transact }, toSettle)),
  );
  expect(settlements.map(({ settlement }) => settlement?.verdict).sort()).toEqual([
    'already-recorded',
    'already-recorded',
    'already-recorded',
    'recorded',
  ]);
  expect(await fixture.order(orderId)).toMatchObject({ paid: true, transactionId: paymentId });
});
