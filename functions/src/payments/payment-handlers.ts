import { ApiError, type paymentEndpoints } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';

/** Until a card provider is connected, every payment call says so. */
export function paymentHandlers(): Handlers<typeof paymentEndpoints> {
  const notConfigured = (): never => {
    throw new ApiError('payments/not-configured');
  };
  return {
    recordPayment: notConfigured,
    createPaymentIntent: notConfigured,
    receiveStripeEvent: notConfigured,
  };
}
