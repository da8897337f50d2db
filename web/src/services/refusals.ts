import { ApiError } from '@pedalworks/contract/errors';

/** True if there is nothing under an id, or the id is malformed. A rate limit or an outage says neither. */
export function isMissing(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

/** True if the resource belongs to another user. */
export function isForeign(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}
