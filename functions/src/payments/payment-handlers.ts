import type { paymentEndpoints } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import type { Pictures } from '../orders/order-answer.ts';
import { createPaymentIntent } from './create-payment-intent.ts';
import { paymentsToRefund } from './payments-to-refund.ts';
import { receiveStripeEvent } from './receive-stripe-event.ts';
import { recordPayment } from './record-payment.ts';
import type { PaymentPorts } from './settle-payment.ts';

export function paymentHandlers(ports: PaymentPorts, pictures: Pictures): Handlers<typeof paymentEndpoints> {
  return {
    createPaymentIntent: createPaymentIntent(ports),
    recordPayment: recordPayment(ports, pictures),
    listPaymentsToRefund: () => paymentsToRefund(ports.payments),
    receiveStripeEvent: receiveStripeEvent(ports),
  };
}
