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

/** As {@link errorSentence}, where no field will be marked: what is wrong with each is said here instead. */
export function errorSentenceByField(error: unknown): string {
  if (!(error instanceof ApiError) || error.issues.length === 0) return errorSentence(error);
  return error.issues
    .map(({ message }) => `${message.charAt(0).toUpperCase()}${message.slice(1)}.`)
    .join(' ');
}
