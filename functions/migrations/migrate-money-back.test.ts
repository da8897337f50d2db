import { afterAll, expect, it } from 'vitest';
import { openStockedFixture } from '../test-support/payments/payment-fixture.ts';
import { paidOrder } from '../test-support/refunds/paid-order.ts';
import { migrateMoneyBack } from './migrate-money-back.ts';

const fixture = await openStockedFixture();
const { shop } = fixture;
const { accessToken: token } = await shop.people.admin();
afterAll(() => fixture.close());

it('books what went back before it was booked, once, on the day of the last refund', async () => {
  const { orderId } = await paidOrder(fixture);
  const refund = (amount: number) =>
    shop.call('refundOrder', { params: { id: orderId }, token, body: { amount } });
  await refund(10);
  await shop.empty('moneyBack');
  await refund(5);
  const booked = async () =>
    (await shop.firestore.collection('moneyBack').orderBy('cents').get()).docs.map((entry) => entry.data());
  expect(await migrateMoneyBack(shop.firestore)).toEqual({ looked: 1, migrated: [orderId] });
  const { docs: refunds } = await shop.firestore.collection('refunds').orderBy('createdAt', 'desc').get();
  const createdAt: unknown = refunds[0]?.get('createdAt');
  expect(await booked()).toMatchObject([
    { cents: 500, orderId, currency: 'usd' },
    { cents: 1000, orderId, currency: 'usd', createdAt },
  ]);
  expect(await migrateMoneyBack(shop.firestore)).toEqual({ looked: 1, migrated: [] });
  expect(await booked()).toHaveLength(2);
});
