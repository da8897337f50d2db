import type { PaymentIntent, PaymentMethod, StripeError } from '@stripe/stripe-js';
import { CardElement } from './card-element.ts';
import { Elements } from './elements.ts';
import { IntegrationError } from './integration-error.ts';
import { flatten, type ProviderApi, type FormFields, type Outcome } from './provider-api.ts';
import { askForAuthentication } from './three-d-secure.ts';

interface CardMethod {
  readonly card: unknown;
  readonly billing_details?: object;
  readonly metadata?: object;
}

interface ConfirmData {
  readonly payment_method?: string | CardMethod;
  readonly return_url?: string;
  readonly receipt_email?: string;
  readonly shipping?: object;
}

type IntentResult = { readonly paymentIntent: PaymentIntent } | { readonly error: StripeError };

function idIn(clientSecret: unknown, call: string): string {
  const id = typeof clientSecret === 'string' ? /^(pi_\w+?)_secret_\w+$/u.exec(clientSecret)?.[1] : undefined;
  if (id !== undefined) return id;
  throw new IntegrationError(
    `Invalid value for stripe.${call} intent secret: value should be a client secret of the form \${id}_secret_\${secret}. You specified: ${String(clientSecret)}.`,
  );
}

function intentResult(outcome: Outcome<PaymentIntent>): IntentResult {
  return 'ok' in outcome ? { paymentIntent: outcome.ok } : { error: outcome.error };
}

/** The card of an Element as form fields under `prefix`, or the problem with it. */
function readCard(method: CardMethod, prefix: string): { fields: FormFields } | { error: StripeError } {
  if (!(method.card instanceof CardElement))
    throw new IntegrationError('Invalid value for card: expected a card Element of this page.');
  const reading = method.card.read();
  if ('problem' in reading) {
    const { type, code, message } = reading.problem;
    return { error: { type, code, message } };
  }
  const { billing_details, metadata } = method;
  return { fields: flatten({ type: 'card', card: reading.fields, billing_details, metadata }, prefix) };
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

  async createPaymentMethod(
    method: CardMethod & { readonly type: string },
  ): Promise<{ paymentMethod: PaymentMethod } | { error: StripeError }> {
    if (method.type !== 'card')
      throw new IntegrationError(`The offline card provider only takes cards, not ${method.type}.`);
    const card = readCard(method, '');
    if ('error' in card) return card;
    const outcome = await this.#api.createPaymentMethod({
      ...card.fields,
      payment_user_agent: 'stripe-emulator',
    });
    return 'ok' in outcome ? { paymentMethod: outcome.ok } : outcome;
  }

  async confirmCardPayment(
    clientSecret: string,
    data: ConfirmData = {},
    { handleActions = true }: { handleActions?: boolean } = {},
  ): Promise<IntentResult> {
    const id = idIn(clientSecret, 'confirmCardPayment');
    const { payment_method: method, ...rest } = data;
    const card = typeof method === 'object' ? readCard(method, 'payment_method_data') : undefined;
    if (card !== undefined && 'error' in card) return card;
    const outcome = await this.#api.confirmPaymentIntent(id, {
      client_secret: clientSecret,
      expected_payment_method_type: 'card',
      use_stripe_sdk: 'true',
      ...flatten(rest),
      ...(typeof method === 'string' ? { payment_method: method } : card?.fields),
    });
    if ('error' in outcome || !handleActions) return intentResult(outcome);
    return this.#finish(outcome.ok, clientSecret);
  }

  async retrievePaymentIntent(clientSecret: string): Promise<IntentResult> {
    const id = idIn(clientSecret, 'retrievePaymentIntent');
    return intentResult(await this.#api.retrievePaymentIntent(id, clientSecret));
  }

  async handleNextAction({ clientSecret }: { readonly clientSecret: string }): Promise<IntentResult> {
    const result = await this.retrievePaymentIntent(clientSecret);
    return 'error' in result ? result : this.#finish(result.paymentIntent, clientSecret);
  }

  handleCardAction(clientSecret: string): Promise<IntentResult> {
    return this.handleNextAction({ clientSecret });
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
