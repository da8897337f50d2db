import type { PaymentIntent, PaymentMethod, StripeError } from '@stripe/stripe-js';
import { CardElement } from './card-element.ts';
import { Elements } from './elements.ts';
import { IntegrationError } from './integration-error.ts';
import { flatten, type Outcome, type ProviderApi } from './provider-api.ts';
import { askForAuthentication } from './three-d-secure.ts';

interface CardData {
  readonly card: unknown;
  readonly billing_details?: object;
  readonly metadata?: object;
}

interface CardMethod extends CardData {
  readonly type: string;
}

interface CardPayment {
  /** Payment method id, or a card Element with billing details. */
  readonly payment_method?: string | CardData;
  readonly receipt_email?: string;
  readonly return_url?: string;
}

type IntentResult = { readonly paymentIntent: PaymentIntent } | { readonly error: StripeError };

/** Returns the card in API format, or its first validation error. Sends no request. */
function methodFrom({ card, ...details }: CardMethod): Outcome<object> {
  if (!(card instanceof CardElement))
    throw new IntegrationError('Invalid value for card: expected a card Element of this page.');
  const reading = card.read();
  if ('fields' in reading) return { ok: { ...details, card: reading.fields } };
  const { code, message } = reading.problem;
  return { error: { type: 'validation_error', code, message } };
}

function idIn(clientSecret: unknown): string {
  const id = typeof clientSecret === 'string' ? /^(pi_\w+?)_secret_\w+$/u.exec(clientSecret)?.[1] : undefined;
  if (id !== undefined) return id;
  throw new IntegrationError(
    `Invalid value for intent secret: value should be a client secret of the form \${id}_secret_\${secret}. You specified: ${String(clientSecret)}.`,
  );
}

const authenticationFailed: StripeError = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

/**
 * Client that `window.Stripe(key)` returns; for card payments only. Calls resolve with `error` if a payment fails.
 */
export class StripeClient {
  readonly #api: ProviderApi;

  constructor(api: ProviderApi) {
    this.#api = api;
  }

  elements(): Elements {
    return new Elements();
  }

  async createPaymentMethod(
    method: CardMethod,
  ): Promise<{ paymentMethod: PaymentMethod } | { error: StripeError }> {
    const data = methodFrom(method);
    if ('error' in data) return data;
    const fields = flatten({ ...data.ok, payment_user_agent: 'stripe-emulator' });
    const outcome = await this.#api.createPaymentMethod(fields);
    return 'ok' in outcome ? { paymentMethod: outcome.ok } : outcome;
  }

  async confirmCardPayment(
    clientSecret: string,
    { payment_method: method, ...others }: CardPayment = {},
    { handleActions = true }: { readonly handleActions?: boolean } = {},
  ): Promise<IntentResult> {
    const id = idIn(clientSecret);
    const data = typeof method === 'object' ? methodFrom({ type: 'card', ...method }) : null;
    if (data !== null && 'error' in data) return data;
    const fields = flatten({
      client_secret: clientSecret,
      expected_payment_method_type: 'card',
      use_stripe_sdk: 'true',
      payment_method: typeof method === 'string' ? method : null,
      payment_method_data: data?.ok,
      ...others,
    });
    const outcome = await this.#api.confirmPaymentIntent(id, fields);
    if ('error' in outcome) return outcome;
    return handleActions ? this.#finish(outcome.ok, clientSecret) : { paymentIntent: outcome.ok };
  }

  async retrievePaymentIntent(clientSecret: string): Promise<IntentResult> {
    const outcome = await this.#api.retrievePaymentIntent(idIn(clientSecret), {
      client_secret: clientSecret,
    });
    return 'error' in outcome ? outcome : { paymentIntent: outcome.ok };
  }

  /** Runs the 3-D Secure step that was skipped with `handleActions: false`. */
  async handleNextAction({ clientSecret }: { readonly clientSecret: string }): Promise<IntentResult> {
    const result = await this.retrievePaymentIntent(clientSecret);
    return 'error' in result ? result : this.#finish(result.paymentIntent, clientSecret);
  }

  /** Always resolves with an error. react-stripe-js requires this method, but tokens are not supported. */
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
