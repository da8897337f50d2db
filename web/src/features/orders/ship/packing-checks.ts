import type { Order, OrderAttention } from '@pedalworks/contract';
import { openAttentions } from '@pedalworks/contract/order-moves';
import { formatNumber } from '../../../ui/money.ts';
import { attentionTexts } from '../order-status.tsx';

/** Attention flags that require an admin's confirmation before the order is packed or shipped. */
const confirmedAttentions: readonly OrderAttention[] = [
  'disputed',
  'dispute-lost',
  'withdrawn',
  'product-gone',
  'sold-out',
  'above-stock',
];

export const attentionsToConfirm = (order: Order) =>
  ['paid', 'packed'].includes(order.status)
    ? openAttentions(order).filter((attention) => confirmedAttentions.includes(attention))
    : [];

/** Counts the lines of an order to pack that had a compatibility warning when it was placed. */
export function unfittingLines({ status, fitWarnings }: Order): number {
  return status === 'paid' ? new Set(fitWarnings.map(({ line }) => line)).size : 0;
}

/** Returns reasons not to pack an order, for example `Disputed, Out of stock`; empty if there are none. */
export function packingWarning(order: Order): string {
  const attentions = [...attentionsToConfirm(order), ...(order.address === null ? noAddress : [])];
  return [...labelsOf(attentions), ...(unfittingLines(order) > 0 ? ['Fit not confirmed'] : [])].join(', ');
}

const noAddress = ['no-address'] as const;

export const labelsOf = (attentions: readonly OrderAttention[]) =>
  attentions.map((attention) => attentionTexts[attention][0]);

const reasons: Readonly<Record<Order['status'], string>> = {
  placed: 'Not paid',
  paid: 'Not packed yet',
  packed: 'Already packed',
  shipped: 'Already shipped',
  delivered: 'Already delivered',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};

export type MovableStatus = 'paid' | 'packed' | 'shipped';

export function exclusionReason(order: Order, from: MovableStatus): string {
  if (order.status !== from)
    return from === 'shipped' && order.status === 'packed' ? notShipped : reasons[order.status];
  return from === 'packed' && order.address === null ? 'No address' : '';
}

const notShipped = 'Not shipped yet';

/** Counts reasons, for example `17 already delivered, 10 not paid`; the most frequent ones first. */
export function countReasons(found: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const reason of found) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([reason, count]) => `${formatNumber(count)} ${reason.toLowerCase()}`)
    .join(', ');
}
