import type { PaymentFixture } from '../payments/payment-fixture.ts';
import { cart, paidOrder, type PaidOrder } from '../refunds/paid-order.ts';
import type { OrderChanges } from '../orders/stored-order.ts';

/** Places, pays, packs and ships an order, and delivers it. */
export async function shippedOrder(
  fixture: PaymentFixture,
  changes: OrderChanges = cart,
  to: 'shipped' | 'delivered' = 'delivered',
): Promise<PaidOrder> {
  const paid = await paidOrder(fixture, changes);
  const { accessToken: token } = await fixture.shop.people.admin();
  for (const status of to === 'shipped' ? ['packed', 'shipped'] : ['packed', 'shipped', 'delivered']) {
    const moved = await fixture.shop.call('transitionOrder', {
      params: { id: paid.orderId },
      token,
      body: { to: status, attentions: [] },
    });
    if (moved.status !== 200) throw new Error(JSON.stringify(moved.json));
  }
  return paid;
}
