import type { PaymentIntent, PaymentMethod, StripeError } from '@stripe/stripe-js';

/** Object that the provider returned, or the error if the request failed. A request's promise never rejects. */
export type Outcome<T> = { readonly ok: T } | { readonly error: StripeError };

export type FormFields = Readonly<Record<string, string | undefined>>;

/** Flattens nested objects: `{ card: { number } }` → `card[number]`. Omits undefined and null. */
export function flatten(value: object, prefix = ''): FormFields {
  const fields: Record<string, string> = {};
  for (const [name, item] of Object.entries<unknown>({ ...value })) {
    const path = prefix === '' ? name : `${prefix}[${name}]`;
    if (typeof item === 'object' && item !== null) Object.assign(fields, flatten(item, path));
    else if (typeof item === 'string' || typeof item === 'number') fields[path] = String(item);
  }
  return fields;
}

const connectionError: StripeError = {
  type: 'api_connection_error',
  message: 'The card provider could not be reached. Check your internet connection and try again.',
};

/** Client of the provider's API. Sends the publishable key with every request. */
export class ProviderApi {
  readonly #origin: string;
  readonly #key: string;

  constructor(origin: string, key: string) {
    this.#origin = origin;
    this.#key = key;
  }

  createPaymentMethod(fields: FormFields): Promise<Outcome<PaymentMethod>> {
    return this.#post('/v1/payment_methods', fields);
  }

  confirmPaymentIntent(id: string, fields: FormFields): Promise<Outcome<PaymentIntent>> {
    return this.#post(`/v1/payment_intents/${id}/confirm`, fields);
  }

  retrievePaymentIntent(id: string, fields: FormFields): Promise<Outcome<PaymentIntent>> {
    return this.#answerTo(`/v1/payment_intents/${id}?${this.#form(fields).toString()}`);
  }

  authenticate(id: string, fields: FormFields): Promise<Outcome<PaymentIntent>> {
    return this.#post(`/v1/payment_intents/${id}/_authenticate`, fields);
  }

  #post<T>(path: string, fields: FormFields): Promise<Outcome<T>> {
    return this.#answerTo(path, { method: 'POST', body: this.#form(fields) });
  }

  #form(fields: FormFields): URLSearchParams {
    const form = new URLSearchParams({ key: this.#key });
    for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value);
    return form;
  }

  async #answerTo<T>(path: string, request?: RequestInit): Promise<Outcome<T>> {
    try {
      const response = await fetch(`${this.#origin}${path}`, request);
      const answer = (await response.json()) as T & { error?: StripeError };
      return answer.error === undefined ? { ok: answer } : { error: answer.error };
    } catch {
      return { error: connectionError };
    }
  }
}
