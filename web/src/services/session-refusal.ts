import { ApiError } from '@pedalworks/contract/errors';
import { isOfThisSession } from './api-client.ts';

/** Whether the server answered 401 or 403 to a call made with the token that holds the session now. */
export function isSessionRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && [401, 403].includes(error.status) && isOfThisSession(error);
}

/** Whether the server no longer takes the session's token. Not every 401 says so: `auth/unrecognised-app` is about the page. */
export function isTokenRefusal(error: unknown): boolean {
  return isSessionRefusal(error) && (error.code === 'auth/invalid-token' || error.code === 'auth/required');
}
