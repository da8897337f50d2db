import { ApiError } from '@pedalworks/contract';
import Stripe from 'stripe';

/** Whether an answer is what its idempotency key was answered before. */
export function isReplay(headers: Readonly<Record<string, string>> | undefined): boolean {
  return headers?.['idempotent-replayed'] === 'true';
}

const maxKeyVariants = 3;

/**
 * Does `work` under an idempotency key. A failure of Stripe's own is replayed under its key for a day, whether it did the work
 * or not: the next variant of the key is tried instead.
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
    throw asApiError(error);
  }
}

/** Stripe's trouble as the shop's: a 503 when trying again can help, what the amount is when that is refused. */
export function asApiError(error: unknown): unknown {
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
