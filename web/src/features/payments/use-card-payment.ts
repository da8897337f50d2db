import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import { NetworkError } from '../../services/network-error.ts';
import { withTimeLimit } from '../../services/time-limit.ts';

export interface PaymentTerms {
  readonly clientSecret: string;
  readonly name: string;
  readonly email: string;
}

/**
 * Outcome of a payment. `invalid`: the provider's form refused the card details and sent nothing. `unsure`: the card may
 * have been charged, because there was no final response.
 */
export type PaymentOutcome =
  | { readonly status: 'succeeded' }
  | { readonly status: 'invalid' | 'failed' | 'unsure'; readonly message: string };

export function useCardPayment(): ((terms: PaymentTerms) => Promise<PaymentOutcome>) | null {
  const stripe = useStripe();
  const elements = useElements();
  if (stripe === null || elements === null) return null;
  return async ({ clientSecret, name, email }) => {
    const card = elements.getElement(CardElement);
    if (card === null) return failed({});
    const billing_details = { email, ...(name === '' ? {} : { name }) };
    // Fails for certain: creating a payment method does not charge the card.
    const created = await withTimeLimit(
      () => stripe.createPaymentMethod({ type: 'card', card, billing_details }),
      { kind: 'slowCards' },
    ).catch((error: unknown) => {
      if (error instanceof NetworkError) return { error };
      throw error;
    });
    if (created.error !== undefined) return failed(created.error);
    const payment_method = created.paymentMethod.id;
    // No time limit: the customer may be confirming the payment with the bank.
    return outcomeOf(await stripe.confirmCardPayment(clientSecret, { payment_method }));
  };
}

/** Returns the PaymentIntent id contained in a client secret. Paid orders store it as their transaction id. */
export function transactionIdOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? '';
}

function outcomeOf({ paymentIntent, error }: PaymentIntentResult): PaymentOutcome {
  if (error !== undefined) return outcomeOfError(error);
  if (paymentIntent.status === 'succeeded') return { status: 'succeeded' };
  return { status: 'unsure', message: 'The payment is still being processed.' };
}

const definite = new Set(['card_error', 'validation_error', 'invalid_request_error', 'authentication_error']);

const forCardholders = new Set(['card_error', 'validation_error']);
const notCharged = 'Payment failed. Try again or use another card.';

function outcomeOfError({ type, code, message, payment_intent }: StripeError): PaymentOutcome {
  // The payment was completed in another tab.
  if (payment_intent?.status === 'succeeded') return { status: 'succeeded' };
  // Displays only messages for cardholders. Failed 3-D Secure checks have one, but the type `invalid_request_error`.
  const isForCardholder = forCardholders.has(type) || code === 'payment_intent_authentication_failure';
  if (definite.has(type)) return failed({ message: isForCardholder ? message : notCharged });
  return { status: 'unsure', message: message ?? 'The card provider did not respond.' };
}

function failed({
  type,
  message,
}: {
  readonly type?: string;
  readonly message?: string | undefined;
}): PaymentOutcome {
  return {
    status: type === 'validation_error' ? 'invalid' : 'failed',
    message: message ?? 'The card could not be read. Check its details and try again.',
  };
}
