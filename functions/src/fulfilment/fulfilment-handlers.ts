import type { orderEndpoints, shipmentEndpoints } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import type { Pictures } from '../orders/order-answer.ts';
import type { PaymentPorts } from '../payments/settle-payment.ts';
import type { Ports } from '../ports.ts';
import { changeShipment } from './change-shipment.ts';
import { createShipment } from './create-shipment.ts';
import { saveOrderAddress } from './order-address.ts';
import { saveOrderEmail } from './order-email.ts';
import { swapPart } from './swap-part.ts';
import { transitionOrder } from './transition-order.ts';
import { transitionOrders } from './transition-orders.ts';

type FulfilmentEndpoints = typeof shipmentEndpoints &
  Pick<
    typeof orderEndpoints,
    'transitionOrder' | 'transitionOrders' | 'saveOrderAddress' | 'saveOrderEmail' | 'swapPart'
  >;

export function fulfilmentHandlers(
  ports: PaymentPorts & Pick<Ports, 'isOutage'>,
  pictures: Pictures,
): Handlers<FulfilmentEndpoints> {
  return {
    transitionOrder: transitionOrder(ports, pictures),
    transitionOrders: transitionOrders(ports, pictures),
    saveOrderAddress: saveOrderAddress(ports, pictures),
    saveOrderEmail: saveOrderEmail(ports, pictures),
    swapPart: swapPart(ports, pictures),
    createShipment: createShipment(ports, pictures),
    changeShipment: changeShipment(ports, pictures),
  };
}
