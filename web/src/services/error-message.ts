import { ApiError } from '@pedalworks/contract/errors';
import { isChunkError, NetworkError } from './network-error.ts';

/** Describes any thrown value to the user. A fault of the shop includes the request id. */
export function errorMessage(error: unknown): string {
  if (error instanceof ApiError && error.status >= 500 && error.requestId !== undefined)
    return `${error.message} (Request ${error.requestId})`;
  if (error instanceof ApiError || error instanceof NetworkError) return error.message;
  if (isChunkError(error)) return new NetworkError(navigator.onLine ? 'incomplete' : 'unreachable').message;
  return 'Something went wrong on this page. Try again.';
}

/** Variant of {@link errorMessage} that names each invalid field, where no field can be marked. */
export function errorMessageByField(error: unknown): string {
  if (!(error instanceof ApiError) || error.issues.length === 0) return errorMessage(error);
  return error.issues.map(({ message }) => capitalized(message) + endOf(message)).join(' ');
}

/** The API names a field as its JSON does, as in "quantity is required". */
export function capitalized(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1);
}

/** Validation messages have no full stop; the shop's sentences have one. */
function endOf(message: string): string {
  return message.endsWith('.') ? '' : '.';
}
