import { expect, it } from 'vitest';
import { openStockedFixture, paymentIdOf } from '../../test-support/payments/payment-fixture.ts';

it('an order cannot be cancelled while Stripe processes a payment of it', async () => {
  const processing = new Set<string>();
  const fixture = await openStockedFixture({
    ports: ({ cards }) => ({
      cards: { ...cards, cancel: (id) => (processing.has(id) ? cards.find(id) : cards.cancel(id)) },
    }),
  });
  const id = await fixture.placeOrder();
  processing.add(paymentIdOf(await fixture.openIntent(id)));
  const cancel = () =>
    fixture.shop.call('transitionOrder', {
      params: { id },
      body: { to: 'cancelled' },
      token: fixture.customer.accessToken,
    });
  expect(await cancel()).toMatchObject({ status: 409, json: { code: 'orders/payment-under-way' } });
  expect(await fixture.order(id)).toMatchObject({ status: 'placed' });
  processing.clear();
  expect((await cancel()).status).toBe(200);
  await fixture.close();
});
