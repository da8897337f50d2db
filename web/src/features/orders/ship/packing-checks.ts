import type { Order } from '@pedalworks/contract';
import { openAttentions } from '@pedalworks/contract/order-moves';
import { attentionTexts } from '../order-status.tsx';

type Attention = Order['attentions'][number];

/** Attention flags that require an admin's confirmation before the order is packed or shipped. */
const confirmedAttentions: readonly Attention[] = [
  'disputed',
  'dispute-lost',
  'product-gone',
  'sold-out',
  'above-stock',
];

export const attentionsToConfirm = (order: Order) =>
  ['paid', 'packed'].includes(order.status)
    ? openAttentions(order).filter((attention) => confirmedAttentions.includes(attention))
    : [];

/** Returns reasons not to pack an order, for example `Disputed, Out of stock`; empty if there are none. */
export function packingWarning(order: Order): string {
  const attentions = attentionsToConfirm(order).map((attention) => attentionTexts[attention][0]);
  return [...attentions, ...(order.address === null ? [attentionTexts['no-address'][0]] : [])].join(', ');
}

const reasons: Readonly<Record<Order['status'], string>> = {
  placed: 'Not paid',
  paid: 'Not packed yet',
  packed: 'Already packed',
  shipped: 'Already shipped',
  delivered: 'Already delivered',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};

export function exclusionReason(order: Order, from: 'paid' | 'packed'): string {
  if (order.status !== from) return reasons[order.status];
  return from === 'packed' && order.address === null ? 'No address' : '';
}
