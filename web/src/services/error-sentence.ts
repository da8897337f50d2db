import { ApiError } from '@pedalworks/contract/errors';
import { ConnectionError, isOfTheLine } from './connection-error.ts';

/** What to tell a person about anything that was thrown; of what is our fault, what to name when they ask us. */
export function errorSentence(error: unknown): string {
  if (error instanceof ApiError && error.status >= 500 && error.requestId !== undefined)
    return `${error.message} (Request ${error.requestId})`;
  if (error instanceof ApiError || error instanceof ConnectionError) return error.message;
  if (isOfTheLine(error)) return new ConnectionError('unreachable').message;
  return 'Something went wrong on this page. Try again.';
}
