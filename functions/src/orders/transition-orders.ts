import { ApiError, type Order, type orderLifeEndpoints, type OrderTransitions } from '@pedalworks/contract';
import type { Handler } from '../http/handler.ts';
import { changeEach } from '../jobs/change-each.ts';
import type { PaymentPorts } from '../payments/settle-payment.ts';
import type { Ports } from '../ports.ts';
import { toOrder, type Pictures } from './order-answer.ts';
import { transitionOrder } from './transition-order.ts';

type Tracked = OrderTransitions['orders'][number];

/**
 * Moves several orders, each as {@link transitionOrder} does. It goes on after the client has disconnected, and a repeat of the
 * call answers what the first one has done.
 */
export function transitionOrders(
  ports: PaymentPorts & Pick<Ports, 'isOutage'>,
  pictures: Pictures,
): Handler<typeof orderLifeEndpoints.transitionOrders> {
  const transition = transitionOrder(ports, pictures);
  return ({ body: { orders, ...move }, deadline, ...input }) =>
    changeEach(ports, orders, async (tracked) => {
      const { id, ...tracking } = tracked;
      const body = { ...move, ...tracking };
      try {
        return await transition({ ...input, params: { id }, body, deadline, signal: deadline });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'orders/move-refused') throw error;
        const found = await ports.orders.find(id);
        if (found === null || found.status !== move.to) throw error;
        return requireSameTracking(toOrder(found, pictures), tracked);
      }
    });
}

/**
 * Returns an order that was moved before; a shipped one only with the tracking that is asked for.
 *
 * @throws ApiError `orders/move-refused`, which names the tracking it was shipped with
 */
function requireSameTracking(order: Order, { carrier, trackingNumber, trackingUrl }: Tracked): Order {
  const { status, tracking } = order;
  const isSame =
    // A carrier of the settings is stored as it is spelled there.
    (tracking?.carrier ?? '').toLowerCase() === (carrier ?? '').toLowerCase() &&
    (tracking?.number ?? '') === (trackingNumber ?? '') &&
    (!trackingUrl || tracking?.url === trackingUrl);
  if (status !== 'shipped' || isSame) return order;
  const parcel = [tracking?.carrier, tracking?.number].filter(Boolean).join(' ') || 'without tracking';
  const message = `This order has been shipped already: ${parcel}.`;
  throw new ApiError('orders/move-refused', { message });
}
