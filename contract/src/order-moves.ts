export const orderStatuses = [
  'placed',
  'paid',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Actors that change a status. `system` is a payment, a refund made in Stripe, or the job that expires orders. */
export const movers = ['customer', 'shop', 'system'] as const;
export type Mover = (typeof movers)[number];

/** Row of the status table. */
export interface AllowedMove {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly by: readonly Mover[];
  readonly needs?: 'payment' | 'full-refund' | 'reason';
}

export const orderMoves: readonly AllowedMove[] = [
  { from: 'placed', to: 'paid', by: ['system'], needs: 'payment' },
  { from: 'placed', to: 'cancelled', by: ['customer', 'shop', 'system'] },
  { from: 'paid', to: 'packed', by: ['shop'] },
  // The system's moves follow from refunds: nothing is left to send, or a failed refund leaves parts to send again.
  { from: 'packed', to: 'shipped', by: ['shop', 'system'] },
  { from: 'packed', to: 'delivered', by: ['system'] },
  { from: 'shipped', to: 'delivered', by: ['shop'] },
  { from: 'shipped', to: 'packed', by: ['system'] },
  { from: 'delivered', to: 'packed', by: ['system'] },
  { from: 'paid', to: 'cancelled', by: ['shop'], needs: 'full-refund' },
  { from: 'packed', to: 'cancelled', by: ['shop'], needs: 'full-refund' },
  { from: 'paid', to: 'refunded', by: ['shop', 'system'], needs: 'full-refund' },
  { from: 'packed', to: 'refunded', by: ['shop', 'system'], needs: 'full-refund' },
  { from: 'shipped', to: 'refunded', by: ['shop', 'system'], needs: 'full-refund' },
  { from: 'delivered', to: 'refunded', by: ['shop', 'system'], needs: 'full-refund' },
  // Corrections of mistakes.
  { from: 'packed', to: 'paid', by: ['shop'], needs: 'reason' },
  { from: 'shipped', to: 'packed', by: ['shop'], needs: 'reason' },
  { from: 'delivered', to: 'shipped', by: ['shop'], needs: 'reason' },
];

export function moveOf(from: OrderStatus, to: OrderStatus, by: Mover): AllowedMove | undefined {
  return orderMoves.find((move) => move.from === from && move.to === to && move.by.includes(by));
}

/** Returns the event that shipped an order; undefined if it is not shipped or its shipment was undone. */
export function shipmentOf<Event extends { readonly status: OrderStatus }>(
  history: readonly Event[],
): Event | undefined {
  const packedAt = history.findLastIndex(({ status }) => status === 'packed');
  return history.slice(packedAt + 1).find(({ status }) => status === 'shipped');
}

/** Attention flags that stay open after an order is shipped or closed. */
const closedOrderAttentions: readonly string[] = [
  'disputed',
  'refund-failed',
  'dispute-reversed',
  'replacement-returned',
];

export function openAttentions<Attention extends string>(order: {
  readonly status: OrderStatus;
  readonly attentions: readonly Attention[];
}): readonly Attention[] {
  const isSent = !['placed', 'paid', 'packed'].includes(order.status);
  return isSent
    ? order.attentions.filter((attention) => closedOrderAttentions.includes(attention))
    : order.attentions;
}

export interface PaymentDeadline<Time extends string | Date> {
  readonly status: OrderStatus;
  readonly expiresAt: Time | null;
}

/** True if an unpaid order's payment deadline has passed, even if the scheduled job has not cancelled it yet. */
export function isExpired({ status, expiresAt }: PaymentDeadline<string | Date>, now: Date): boolean {
  return status === 'placed' && expiresAt !== null && new Date(expiresAt) <= now;
}
