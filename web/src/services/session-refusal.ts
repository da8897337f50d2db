import { ApiError } from '@pedalworks/contract/errors';
import { isOfThisSession } from './api-client.ts';

export function isSessionRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && [401, 403].includes(error.status) && isOfThisSession(error);
}

/** True if the server rejects the access token. False for `auth/unrecognised-app`, a 401 that App Check causes. */
export function isTokenRefusal(error: unknown): boolean {
  return isSessionRefusal(error) && (error.code === 'auth/invalid-token' || error.code === 'auth/required');
}
