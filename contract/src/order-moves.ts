/** What has become of an order (docs/product.md, Order). */
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

/** Who moves an order: `system` is a payment, a refund made at the card provider, or time running out. */
export const movers = ['customer', 'shop', 'system'] as const;
export type Mover = (typeof movers)[number];

export interface OrderMove {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly by: readonly Mover[];
  /** Condition of the move: the card's payment, a refund of all the money, or an admin's reason for a correction. */
  readonly needs?: 'payment' | 'full-refund' | 'reason';
}

/** Every move there is; what is not here is refused. */
export const orderMoves: readonly OrderMove[] = [
  { from: 'placed', to: 'paid', by: ['system'], needs: 'payment' },
  { from: 'placed', to: 'cancelled', by: ['customer', 'shop', 'system'] },
  { from: 'paid', to: 'packed', by: ['shop'] },
  { from: 'packed', to: 'shipped', by: ['shop'] },
  { from: 'shipped', to: 'delivered', by: ['shop'] },
  { from: 'paid', to: 'cancelled', by: ['shop'], needs: 'full-refund' },
  { from: 'packed', to: 'cancelled', by: ['shop'], needs: 'full-refund' },
  { from: 'paid', to: 'refunded', by: ['shop', 'system'], needs: 'full-refund' },
  { from: 'packed', to: 'refunded', by: ['shop', 'system'], needs: 'full-refund' },
  { from: 'shipped', to: 'refunded', by: ['shop', 'system'], needs: 'full-refund' },
  { from: 'delivered', to: 'refunded', by: ['shop', 'system'], needs: 'full-refund' },
  // Corrections of a mistake. The last one changes the tracking.
  { from: 'packed', to: 'paid', by: ['shop'], needs: 'reason' },
  { from: 'shipped', to: 'packed', by: ['shop'], needs: 'reason' },
  { from: 'delivered', to: 'shipped', by: ['shop'], needs: 'reason' },
  { from: 'shipped', to: 'shipped', by: ['shop'], needs: 'reason' },
];

/** The move from one status to another; undefined where the table has none for whom it names. */
export function moveOf(from: OrderStatus, to: OrderStatus, by: Mover): OrderMove | undefined {
  return orderMoves.find((move) => move.from === from && move.to === to && move.by.includes(by));
}

/** Event that sent the parcel; undefined if the order is not sent, or that was undone. */
export function shipmentOf<Event extends { readonly status: OrderStatus }>(
  history: readonly Event[],
): Event | undefined {
  const packedAt = history.findLastIndex(({ status }) => status === 'packed');
  return history.slice(packedAt + 1).find(({ status }) => status === 'shipped');
}

/** Attentions that still need an admin after the order is shipped or closed. */
const closedOrderAttentions: readonly string[] = ['disputed', 'refund-failed'];

/** The attentions that an admin can still act on: once an order is shipped, no part of it is waited for. */
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
  /** End of the time to pay; null if there is none. */
  readonly expiresAt: Time | null;
}

/** True if an unpaid order's time to pay is over, whether or not the job has cancelled it yet. */
export function isExpired({ status, expiresAt }: PaymentDeadline<string | Date>, now: Date): boolean {
  return status === 'placed' && expiresAt !== null && new Date(expiresAt) <= now;
}
