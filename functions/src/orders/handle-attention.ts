import { ApiError, openAttentions, type OrderAttention, type orderEndpoints } from '@pedalworks/contract';
import type { Handler } from '../http/handler.ts';
import type { Ports } from '../ports.ts';
import { auditedOrder } from './audited-order.ts';
import { toOrder, type Pictures } from './order-answer.ts';
import type { OrderDispute, OrderRecord } from '../model/orders.ts';

/** Removes a flag from an order that needs attention. A dispute is flagged again if its status changes later. */
export function handleAttention(
  { transact }: Pick<Ports, 'transact'>,
  pictures: Pictures,
): Handler<typeof orderEndpoints.handleAttention> {
  return async ({ params: { id: orderId, attention }, body: { note }, caller, signal }) => {
    const at = new Date();
    const handled = await transact({ subject: orderId, signal }, async (transaction) => {
      const before = await transaction.order(orderId);
      if (before === null) throw new ApiError('orders/not-found');
      requireOpen(before, attention);
      const order = withoutAttention(before, attention);
      transaction.writeOrder(order);
      const text = `Handled (${attention.replaceAll('-', ' ')}): ${note}`;
      await transaction.addNote(orderId, { at, by: caller.email, byUid: caller.uid, text });
      transaction.audit({
        by: caller,
        action: 'orders/handle-attention',
        ...auditedOrder(order),
        before: { attentions: before.attentions },
        after: { attentions: order.attentions, handled: attention },
      });
      return order;
    });
    return toOrder(handled, pictures);
  };
}

function requireOpen(order: OrderRecord, attention: OrderAttention): void {
  if (attention === 'no-address') {
    const message = 'Add an address to this order to resolve this.';
    throw new ApiError('orders/attention-not-open', { message });
  }
  if (!openAttentions(order).includes(attention)) throw new ApiError('orders/attention-not-open');
}

function withoutAttention(order: OrderRecord, handled: OrderAttention): OrderRecord {
  return {
    ...order,
    attentions: order.attentions.filter((attention) => attention !== handled),
    disputes: order.disputes.map((dispute) =>
      attentionOf(dispute) === handled ? { ...dispute, isHandled: true } : dispute,
    ),
  };
}

function attentionOf({ status }: OrderDispute): OrderAttention | null {
  if (status === 'won') return null;
  return status === 'lost' ? 'dispute-lost' : 'disputed';
}
