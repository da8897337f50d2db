import { ApiError, type orderEndpoints } from '@pedalworks/contract';
import type { Caller } from '../model/caller.ts';
import type { Handler } from '../http/handler.ts';
import { changeEach } from '../http/change-each.ts';
import type { PaymentPorts } from '../payments/settle-payment.ts';
import type { Ports } from '../ports.ts';
import type { IdempotentRequest } from '../shared/idempotency.ts';
import { idempotentRequest, itemRequest } from '../shared/idempotency.ts';
import { noteOfMove } from '../orders/move-notes.ts';
import { toOrder, type Pictures } from '../orders/order-answer.ts';
import type { OrderRecord } from '../model/orders.ts';
import { latestTracking } from '../model/shipments.ts';
import { moveByHand } from './transition-order.ts';

/** Changes the status of several orders. Continues after the client disconnects. */
export function transitionOrders(
  ports: PaymentPorts & Pick<Ports, 'isOutage'>,
  pictures: Pictures,
): Handler<typeof orderEndpoints.transitionOrders> {
  return async ({ body: { orders, ...move }, headers, caller, deadline: signal }) => {
    const key = headers['Idempotency-Key'];
    const body = { orders, ...move };
    const request = idempotentRequest({ call: 'transitionOrders', by: caller.uid, key, body });
    await claimKey(ports, request, signal);
    return changeEach(ports, orders, async ({ id: orderId, ...tracking }) => {
      const asked = { orderId, body: { ...move, ...tracking }, caller, signal };
      const once = { request: itemRequest(request, orderId), ifMatch: undefined, pictures };
      try {
        return toOrder(await moveByHand(ports, { ...asked, ...once }), pictures);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'orders/move-refused') throw error;
        const order = await ports.orders.find(orderId);
        if (order === null || order.status !== move.to) throw error;
        throw await alreadyMoved(ports, order, caller);
      }
    });
  };
}

/** Remembers the body of the whole call before any order is changed, so that its key accepts no other body. */
async function claimKey(
  { transact }: Pick<Ports, 'transact'>,
  request: IdempotentRequest | null,
  signal: AbortSignal,
): Promise<void> {
  if (request === null) return;
  await transact({ subject: request.id, signal }, async ({ recall, remember }) => {
    if ((await recall(request)) === null) remember(request, {});
  });
}

async function alreadyMoved(
  { orders }: Pick<Ports, 'orders'>,
  order: OrderRecord,
  { uid }: Caller,
): Promise<ApiError> {
  const { id, status } = order;
  const tracking = latestTracking(order);
  const note = noteOfMove(await orders.notes(id), status);
  const by = note === undefined ? '' : `, by ${note.byUid === uid ? 'you' : note.by}`;
  const parcel = [tracking?.carrier, tracking?.number].filter(Boolean).join(' ') || 'without tracking';
  const message = `This order is ${status} already${by}${status === 'shipped' ? `: ${parcel}` : ''}.`;
  return new ApiError('orders/move-refused', { message });
}
