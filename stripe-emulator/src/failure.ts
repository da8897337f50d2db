import type Stripe from 'stripe';

/** The `error` object of a response, as in Stripe's `api_errors` schema. */
export interface FailureBody {
  readonly type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
  /** PaymentIntent that failed, reduced by {@link publicView} for requests with a publishable key. */
  readonly payment_intent?: Partial<Stripe.PaymentIntent>;
}

/** Error response of Stripe: HTTP status and `error` body. */
export class Failure extends Error {
  readonly status: number;
  readonly body: FailureBody;
  /**
   * True if a retry with the same idempotency key gets this error again. False for validation errors (Stripe docs,
   * "Idempotent requests").
   */
  readonly isKept: boolean;

  constructor(status: number, body: FailureBody, isKept = true) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.isKept = isKept;
  }
}

/** Creates the 400 error for a missing, unknown or invalid parameter. */
export function parameterFailure(code: string, param: string, message: string): Failure {
  return new Failure(400, { type: 'invalid_request_error', code, param, message }, false);
}

/** Creates the 401 error for an API key that is missing, live, or lacks permission. */
export function keyFailure(message: string, code?: string): Failure {
  return new Failure(
    401,
    { type: 'invalid_request_error', message, ...(code === undefined ? {} : { code }) },
    false,
  );
}

/** Creates the 404 error for an unknown id. */
export function missing(noun: string, id: string, param: string): Failure {
  const message = `No such ${noun}: '${id}'`;
  return new Failure(404, { type: 'invalid_request_error', code: 'resource_missing', param, message });
}
