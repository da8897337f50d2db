import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentsStore } from '../gateways/payments-store.ts';
import { settlePayment } from './settle-payment.ts';
import { openStockedTill, type Till } from './test-support/till.ts';

let till: Till;
beforeAll(async () => {
  till = await openStockedTill();
});
afterAll(() => till.close());

describe('settling one payment in several processes at once', () => {
  it('records it once, by the transaction alone', async () => {
    const orderId = await till.placeOrder();
    const payment = await till.ports.cards.find(await till.paidIntent(orderId));
    if (payment === null) throw new Error('The provider forgot the payment.');
    // Each store stands for a process: they share Firestore and nothing else.
    const processes = Array.from({ length: 4 }, () => paymentsStore(till.shop));
    const settlements = await Promise.all(
      processes.map((payments) => settlePayment(payments, { payment, orderId, currency: 'usd' })),
    );
    expect(settlements.map(({ verdict }) => verdict).sort()).toEqual([
      'already-recorded',
      'already-recorded',
      'already-recorded',
      'recorded',
    ]);
    expect(await till.order(orderId)).toMatchObject({ paid: true, transactionId: payment.id });
  });
});
