import { ApiError } from '@pedalworks/contract/errors';
import { isOfThisSession } from './api-client.ts';

/** True for a 401 or 403 to a call made with the current token. */
export function isSessionRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && [401, 403].includes(error.status) && isOfThisSession(error);
}

/** True if the server rejects the session's token. Not every 401: `auth/unrecognised-app` is about the page. */
export function isTokenRefusal(error: unknown): boolean {
  return isSessionRefusal(error) && (error.code === 'auth/invalid-token' || error.code === 'auth/required');
}
