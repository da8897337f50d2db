import type { paymentEndpoints } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import { toOrder } from '../orders/order-handlers.ts';
import { createPaymentIntent, type OpeningPorts } from './create-payment-intent.ts';
import { receiveStripeEvent, type EventPorts } from './receive-stripe-event.ts';
import { recordPayment } from './record-payment.ts';

export function paymentHandlers(ports: OpeningPorts & EventPorts): Handlers<typeof paymentEndpoints> {
  return {
    createPaymentIntent: async ({ body, caller }) => {
      const { clientSecret } = await createPaymentIntent(ports, body, caller);
      return { clientSecret };
    },
    recordPayment: async ({ params, body, caller }) => {
      const { order, modifiedCount } = await recordPayment(ports, {
        orderId: params.id,
        report: body,
        caller,
      });
      return { ...toOrder(order), acknowledged: true, modifiedCount };
    },
    receiveStripeEvent: async ({ rawBody }) => {
      await receiveStripeEvent(ports, rawBody);
      return { received: true };
    },
  };
}
