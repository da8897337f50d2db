import { ApiError } from '@pedalworks/contract';
import Stripe from 'stripe';

/** True if Stripe replayed an earlier response to the same idempotency key. */
export function isReplay(headers: Readonly<Record<string, string>> | undefined): boolean {
  return headers?.['idempotent-replayed'] === 'true';
}

const maxKeyVariants = 3;

/**
 * Calls `work` with an idempotency key. If Stripe replays an earlier failure, calls `work` again with a variant of
 * the key, because Stripe would replay that failure for a day.
 */
export async function withKey<T>(key: string, work: (idempotencyKey: string) => Promise<T>): Promise<T> {
  for (let variant = 1; ; variant += 1) {
    try {
      return await work(variant === 1 ? key : `${key}/${String(variant)}`);
    } catch (error) {
      if (variant === maxKeyVariants || !isReplayedFailure(error)) throw error;
    }
  }
}

function isReplayedFailure(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeAPIError && isReplay(error.headers);
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code;
}

export async function withApiErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asPaymentError(error);
  }
}

/** Converts a Stripe error to an ApiError, such as `payments/provider-unavailable` if a retry can help. */
export function asPaymentError(error: unknown): unknown {
  const { errors } = Stripe;
  if (!(error instanceof errors.StripeError)) return error;
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError)
    return new ApiError('payments/not-configured', { cause: error });
  if (error instanceof errors.StripeInvalidRequestError && error.param === 'amount')
    return new ApiError('payments/amount-refused', { cause: error });
  const isPassing =
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeAPIError ||
    error instanceof errors.StripeRateLimitError ||
    hasCode(error, 'idempotency_key_in_use');
  return isPassing ? new ApiError('payments/provider-unavailable', { cause: error }) : error;
}
