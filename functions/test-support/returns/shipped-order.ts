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
  await shipOrder(fixture, paid.orderId, to);
  return paid;
}

/** Packs and ships a paid order, and delivers it. */
export async function shipOrder(
  { shop }: PaymentFixture,
  orderId: string,
  to: 'shipped' | 'delivered' = 'delivered',
): Promise<void> {
  const { accessToken: token } = await shop.people.admin();
  for (const status of to === 'shipped' ? ['packed', 'shipped'] : ['packed', 'shipped', 'delivered']) {
    const body = { to: status, attentions: [] };
    const moved = await shop.call('transitionOrder', { params: { id: orderId }, token, body });
    if (moved.status !== 200) throw new Error(JSON.stringify(moved.json));
  }
}
