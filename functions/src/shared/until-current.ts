import { ApiError } from '@pedalworks/contract';

/** Result of an attempt whose reading of the card provider was overtaken by another one, or by a new payment. */
export const outdated = Symbol('outdated');

/** Enough for several events of one payment at the same time. */
const maxAttempts = 6;

/**
 * Reads and applies the card provider's state. Reads it again if another reading was applied in the meantime, because
 * either of the two may be the older one.
 *
 * @throws ApiError `payments/busy` if every reading is overtaken; nothing is applied then
 */
export async function untilCurrent<T>(attempt: () => Promise<T | typeof outdated>): Promise<T> {
  for (let attempts = 1; attempts <= maxAttempts; attempts += 1) {
    const result = await attempt();
    if (result !== outdated) return result;
  }
  throw new ApiError('payments/busy');
}
