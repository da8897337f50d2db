import type Stripe from 'stripe';

/** The `error` object of a refusal, with the properties Stripe's `api_errors` schema allows. */
export interface FailureBody {
  readonly type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly doc_url?: string;
  readonly param?: string;
  readonly charge?: string;
  /** Cut to {@link publicView} for a publishable key. */
  readonly payment_intent?: Partial<Stripe.PaymentIntent>;
  readonly payment_method?: Stripe.PaymentMethod;
}

/** A request Stripe would refuse: the HTTP status and the body's `error`. */
export class Failure extends Error {
  readonly status: number;
  readonly body: FailureBody;
  /**
   * Whether the endpoint had begun to work, so that an idempotency key replays this refusal; parameters that
   * fail validation are not kept (Stripe docs, "Idempotent requests").
   */
  readonly isKept: boolean;

  constructor(status: number, body: FailureBody, isKept = true) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.isKept = isKept;
  }
}

/** 400: a parameter is missing, unknown or not what it must be. */
export function parameterFailure(code: string, param: string, message: string): Failure {
  return new Failure(400, { type: 'invalid_request_error', code, param, message }, false);
}

/** 401: no key, a live key, or a key that may not do this. */
export function keyFailure(message: string, code?: string): Failure {
  return new Failure(
    401,
    { type: 'invalid_request_error', message, ...(code === undefined ? {} : { code }) },
    false,
  );
}

/** 404: there is no such object. */
export function missing(noun: string, id: string, param: string): Failure {
  const message = `No such ${noun}: '${id}'`;
  return new Failure(404, { type: 'invalid_request_error', code: 'resource_missing', param, message });
}
