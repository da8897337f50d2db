import type { Order } from '@pedalworks/contract';
import { openAttentions } from '@pedalworks/contract/order-moves';
import { attentionTexts } from '../order-status.tsx';

type Attention = Order['attentions'][number];

/** Attentions that matter before a parcel is packed or leaves. */
const asked: readonly Attention[] = ['disputed', 'dispute-lost', 'product-gone', 'sold-out', 'above-stock'];

/** Attentions of an order to ask about before it is packed or shipped; none once it has left. */
export const doubtsOf = (order: Order) =>
  ['paid', 'packed'].includes(order.status)
    ? openAttentions(order).filter((attention) => asked.includes(attention))
    : [];

/** Why an order should not be packed without a second look, such as `Disputed, Sold out`; empty if nothing is in the way. */
export function packingQuestion(order: Order): string {
  const doubts = doubtsOf(order).map((attention) => attentionTexts[attention][0]);
  return [...doubts, ...(order.address === null ? [attentionTexts['no-address'][0]] : [])].join(', ');
}

const reasons: Readonly<Record<Order['status'], string>> = {
  placed: 'Not paid',
  paid: 'Not packed yet',
  packed: 'Packed already',
  shipped: 'Shipped already',
  delivered: 'Delivered already',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};

/** Why an order cannot be moved from a status; empty if it can. */
export function whyLeftOut(order: Order, from: 'paid' | 'packed'): string {
  if (order.status !== from) return reasons[order.status];
  return from === 'packed' && order.address === null ? 'No address' : '';
}
