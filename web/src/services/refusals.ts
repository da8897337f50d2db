import { ApiError } from '@pedalworks/contract/errors';

/** True if there is nothing under an id, or the id is malformed. A rate limit or an outage says neither. */
export function isMissing(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

export function isForeign(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}
