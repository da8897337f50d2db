import { ApiError } from '@pedalworks/contract/errors';
import { isChunkError, NetworkError, networkErrorOr } from './network-error.ts';

export function errorMessage(error: unknown): string {
  if (error instanceof ApiError && error.status >= 500 && error.requestId !== undefined)
    return `${error.message} (Request ${error.requestId})`;
  if (error instanceof ApiError || error instanceof NetworkError) return error.message;
  if (isChunkError(error)) return networkErrorOr('incomplete').message;
  return 'Something went wrong on this page. Try again.';
}

/** Returns an error message with one sentence per invalid field that the form does not mark. */
export function errorMessageByField(error: unknown, isMarked = (_path: string): boolean => false): string {
  const issues = error instanceof ApiError ? error.issues.filter(({ path }) => !isMarked(path)) : [];
  if (issues.length === 0) return errorMessage(error);
  return issues.map(({ message }) => capitalized(message) + endOf(message)).join(' ');
}

export function capitalized(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1);
}

function endOf(message: string): string {
  return message.endsWith('.') ? '' : '.';
}
