import type { paymentEndpoints } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import { toOrder } from '../orders/order-answer.ts';
import { createPaymentIntent, type OpeningPorts } from './create-payment-intent.ts';
import { receiveStripeEvent, type EventPorts } from './receive-stripe-event.ts';
import { recordPayment } from './record-payment.ts';

export function paymentHandlers(ports: OpeningPorts & EventPorts): Handlers<typeof paymentEndpoints> {
  return {
    createPaymentIntent: async ({ body: draft, caller, signal }) => {
      const { clientSecret } = await createPaymentIntent(ports, { draft, caller, signal });
      return { clientSecret };
    },
    recordPayment: async ({ params, body: report, caller, signal }) => {
      const reported = { orderId: params.id, report, caller, signal };
      const { order, modifiedCount } = await recordPayment(ports, reported);
      return { ...toOrder(order), acknowledged: true, modifiedCount };
    },
    receiveStripeEvent: async ({ rawBody, signal }) => {
      await receiveStripeEvent(ports, rawBody, signal);
      return { received: true };
    },
  };
}
