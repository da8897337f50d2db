import {
  ApiError,
  attentionsOfOrder,
  moveOf,
  openAttentions,
  type OrderAttention,
  type OrderTransition,
} from '@pedalworks/contract';
import { unrefundedCents } from '../orders/refund-amounts.ts';
import { requireNothingSent } from '../orders/shipping-status.ts';
import { invalidField } from '../shared/invalid-field.ts';
import type { OrderRecord } from '../model/orders.ts';

/** @throws ApiError if an admin may not make this move now. `moveOrder` checks the table of moves. */
export function requireMovable(order: OrderRecord, body: OrderTransition): void {
  const { to, reason } = body;
  const refused = (why: string) =>
    new ApiError('orders/move-refused', { message: `This order is ${order.status}: ${why}` });
  if (to === 'refunded') throw refused('refund it instead, and its status follows.');
  if (moveOf(order.status, to, 'shop')?.needs === 'reason' && !reason)
    throw invalidField('reason', 'Reason is required');
  if (to === 'shipped' && order.status === 'packed') requireAddress(order);
  if (to === 'paid' || to === 'cancelled') requireNothingSent(order);
  if (to === 'packed' && order.status === 'shipped' && order.customerEmail === '')
    throw refused('its address was deleted with the customer’s account.');
  if (order.refundPendingCents > 0 && unrefundedCents(order) === 0)
    throw refused('a refund of its full price is pending. Wait until the card provider has confirmed it.');
  if (isForward(order, to)) requireAcceptedAttentions(order, body);
}

function requireAddress({ address }: OrderRecord): void {
  if (address === null) throw new ApiError('orders/no-address');
}

/** @throws ApiError if no replacement of this order's parts can be sent now */
export function requireReplaceable(order: OrderRecord, attentions: OrderTransition['attentions']): void {
  if (!['packed', 'shipped', 'delivered'].includes(order.status)) {
    const message = `This order is ${order.status}: no replacement can be sent.`;
    throw new ApiError('orders/move-refused', { message });
  }
  requireAddress(order);
  // Sending the replacement resolves this flag, so it needs no confirmation.
  const accepted = [...(attentions ?? []), 'replacement-returned' as const];
  requireAcceptedAttentions(order, { to: 'shipped', attentions: accepted });
}

/** Rejects a move with any open flag that the admin has not named, because the admin may have seen an older order. */
function requireAcceptedAttentions(order: OrderRecord, { attentions: accepted = [] }: OrderTransition): void {
  const attentions = openFlags(order);
  if (attentions.every((attention) => accepted.includes(attention))) return;
  const message = `This order needs attention: ${namesOf(attentions)}. Check it, then confirm that you accept this.`;
  throw new ApiError('orders/needs-attention', { message, attentions });
}

/** Describes for the order's notes which open flags a forward move accepted; empty if there were none. */
export function acceptedText(before: OrderRecord, { to, attentions = [] }: OrderTransition): string {
  if (!isForward(before, to)) return '';
  const accepted = openFlags(before).filter((attention) => attentions.includes(attention));
  return accepted.length === 0 ? '' : `Accepted: ${namesOf(accepted)}.`;
}

function isForward({ status }: OrderRecord, to: OrderTransition['to']): boolean {
  const move = moveOf(status, to, 'shop');
  return move !== undefined && move.needs === undefined && to !== 'cancelled';
}

const openFlags = (order: OrderRecord) => openAttentions({ ...order, attentions: attentionsOfOrder(order) });

const namesOf = (attentions: readonly OrderAttention[]) =>
  attentions.map((attention) => attention.replaceAll('-', ' ')).join(', ');
