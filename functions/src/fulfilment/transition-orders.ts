import { ApiError, type orderEndpoints, type OrderTransitions } from '@pedalworks/contract';
import type { Caller } from '../model/caller.ts';
import type { Handler } from '../http/handler.ts';
import { changeEach } from '../http/change-each.ts';
import type { PaymentPorts } from '../payments/settle-payment.ts';
import type { Ports } from '../ports.ts';
import { fingerprintOf } from '../shared/fingerprint.ts';
import { noteOfMove } from '../orders/move-notes.ts';
import { toOrder, type Pictures } from '../orders/order-answer.ts';
import type { OrderRecord } from '../model/orders.ts';
import { moveByHand } from './transition-order.ts';

type TrackedOrder = OrderTransitions['orders'][number];

/** Changes the status of several orders. Continues after the client disconnects. */
export function transitionOrders(
  ports: PaymentPorts & Pick<Ports, 'isOutage'>,
  pictures: Pictures,
): Handler<typeof orderEndpoints.transitionOrders> {
  return ({ body: { orders, ...move }, headers, caller, deadline: signal }) => {
    const key = headers['Idempotency-Key'];
    const once = key === undefined ? {} : { idempotencyKey: fingerprintOf([caller.uid, key]) };
    return changeEach(ports, orders, async ({ id: orderId, ...tracking }) => {
      const body = { ...move, ...tracking };
      try {
        return toOrder(await moveByHand(ports, { orderId, body, caller, signal, ...once }), pictures);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'orders/move-refused') throw error;
        const order = await ports.orders.find(orderId);
        if (order === null || order.status !== move.to) throw error;
        if (isMovedBy(order, once) && isTrackedAs(order, tracking)) return toOrder(order, pictures);
        throw await alreadyMoved(ports, order, caller);
      }
    });
  };
}

function isMovedBy(
  { history }: OrderRecord,
  { idempotencyKey }: { readonly idempotencyKey?: string },
): boolean {
  return idempotencyKey !== undefined && history.at(-1)?.idempotencyKey === idempotencyKey;
}

/** True if a shipped order has these tracking details. Always true for an order that is not shipped. */
function isTrackedAs(
  { status, tracking }: OrderRecord,
  { carrier, trackingNumber, trackingUrl }: Omit<TrackedOrder, 'id'>,
): boolean {
  if (status !== 'shipped') return true;
  return (
    // The request may say `ups`, but the stored carrier is spelled as in the settings: `UPS`.
    (tracking?.carrier ?? '').toLowerCase() === (carrier ?? '').toLowerCase() &&
    (tracking?.number ?? '') === (trackingNumber ?? '') &&
    (!trackingUrl || tracking?.url === trackingUrl)
  );
}

async function alreadyMoved(
  { orders }: Pick<Ports, 'orders'>,
  { id, status, tracking }: OrderRecord,
  { uid }: Caller,
): Promise<ApiError> {
  const note = noteOfMove(await orders.notes(id), status);
  const by = note === undefined ? '' : `, by ${note.byUid === uid ? 'you' : note.by}`;
  const parcel = [tracking?.carrier, tracking?.number].filter(Boolean).join(' ') || 'without tracking';
  const message = `This order is ${status} already${by}${status === 'shipped' ? `: ${parcel}` : ''}.`;
  return new ApiError('orders/move-refused', { message });
}
