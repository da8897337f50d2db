import { ApiError } from '@pedalworks/contract/errors';

const hasStatus =
  (...statuses: readonly number[]) =>
  (error: unknown): error is ApiError =>
    error instanceof ApiError && statuses.includes(error.status);

export const isNotFound = hasStatus(404);

/** True if no record has this id, or the id is malformed. */
export const isNotFoundOrMalformed = hasStatus(404, 400);

/** True if the record has been deleted or has changed since it was read, so that reading it again helps. */
export const isOutdated = hasStatus(404, 409);

export const isForeign = hasStatus(403);

/** True if the record does not exist or belongs to another user. */
export const isUnavailable = (error: unknown): boolean => isForeign(error) || isNotFoundOrMalformed(error);
