import type { PaymentIntent, PaymentMethod, StripeError } from '@stripe/stripe-js';
import { CardElement } from './card-element.ts';
import { Elements } from './elements.ts';
import { IntegrationError } from './integration-error.ts';
import { flatten, type ProviderApi } from './provider-api.ts';
import { askForAuthentication } from './three-d-secure.ts';

interface CardMethod {
  readonly type: string;
  readonly card: unknown;
  readonly billing_details?: object;
}

type IntentResult = { readonly paymentIntent: PaymentIntent } | { readonly error: StripeError };

function idIn(clientSecret: unknown): string {
  const id = typeof clientSecret === 'string' ? /^(pi_\w+?)_secret_\w+$/u.exec(clientSecret)?.[1] : undefined;
  if (id !== undefined) return id;
  throw new IntegrationError(
    `Invalid value for stripe.confirmCardPayment intent secret: value should be a client secret of the form \${id}_secret_\${secret}. You specified: ${String(clientSecret)}.`,
  );
}

const authenticationFailed: StripeError = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

/** `window.Stripe(key)`: the part of Stripe.js a card payment uses. Payment failures resolve, they never reject. */
export class StripeClient {
  readonly #api: ProviderApi;

  constructor(api: ProviderApi) {
    this.#api = api;
  }

  elements(): Elements {
    return new Elements();
  }

  async createPaymentMethod({
    type,
    card,
    billing_details,
  }: CardMethod): Promise<{ paymentMethod: PaymentMethod } | { error: StripeError }> {
    if (!(card instanceof CardElement))
      throw new IntegrationError('Invalid value for card: expected a card Element of this page.');
    const reading = card.read();
    if ('problem' in reading) {
      const { code, message } = reading.problem;
      return { error: { type: 'validation_error', code, message } };
    }
    const fields = flatten({ type, card: reading.fields, billing_details });
    const outcome = await this.#api.createPaymentMethod({ ...fields, payment_user_agent: 'stripe-emulator' });
    return 'ok' in outcome ? { paymentMethod: outcome.ok } : outcome;
  }

  async confirmCardPayment(
    clientSecret: string,
    { payment_method }: { readonly payment_method?: string } = {},
  ): Promise<IntentResult> {
    const outcome = await this.#api.confirmPaymentIntent(idIn(clientSecret), {
      client_secret: clientSecret,
      expected_payment_method_type: 'card',
      use_stripe_sdk: 'true',
      payment_method,
    });
    return 'error' in outcome ? outcome : this.#finish(outcome.ok, clientSecret);
  }

  /** Only there because react-stripe-js asks for it: tokens are not part of this provider. */
  createToken(): Promise<{ error: StripeError }> {
    const message = 'The offline card provider makes no tokens. Use createPaymentMethod.';
    return Promise.resolve({ error: { type: 'invalid_request_error', message } });
  }

  async #finish(intent: PaymentIntent, clientSecret: string): Promise<IntentResult> {
    if (intent.status !== 'requires_action') return { paymentIntent: intent };
    const result = await askForAuthentication(intent);
    const outcome = await this.#api.authenticate(intent.id, { client_secret: clientSecret, result });
    if ('error' in outcome) return outcome;
    const { last_payment_error: failure } = outcome.ok;
    if (failure === null) return { paymentIntent: outcome.ok };
    return { error: { ...authenticationFailed, payment_intent: outcome.ok } };
  }
}
