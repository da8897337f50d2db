import { ApiError } from '@pedalworks/contract/errors';

/** True if the resource does not exist or its id is malformed. */
export function isMissing(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

export function isForeign(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}
