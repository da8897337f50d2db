import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { ApiError, maxImageBytes, type ErrorCode } from '@pedalworks/contract';

/**
 * Maximum bytes of a body that Cloud Functions may parse: more than a request or Stripe event needs, but few enough
 * for ten at a time, because a list of lists takes 25 times its size.
 */
const maxParsedBytes = 512 * 1024;
/** A picture and the other fields of its form, which are not parsed. */
const maxFormBytes = maxImageBytes + 100 * 1024;

const refusals = new WeakMap<IncomingMessage, 'too-large' | 'compressed'>();

const requestStart = 'http.server.request.start';

/**
 * Keeps large and compressed bodies from functions-framework, which reads, inflates and parses up to 1 GB before it
 * calls the function (docs/decisions/044). Call this once while the function is loaded.
 */
export function guardBodies(): void {
  unsubscribe(requestStart, guardBody);
  subscribe(requestStart, guardBody);
}

/** @throws ApiError if the body was kept from the parsers: `tooLarge`, or `request/unsupported-type` if compressed */
export function requireAcceptedBody(
  request: IncomingMessage,
  tooLarge: ErrorCode = 'request/too-large',
): void {
  const refusal = refusals.get(request);
  if (refusal === 'too-large') throw new ApiError(tooLarge);
  if (refusal === 'compressed')
    throw new ApiError('request/unsupported-type', { message: 'Send the body without compression.' });
}

function guardBody(message: unknown): void {
  const { request } = message as { readonly request: IncomingMessage };
  const { headers } = request;
  const maxBytes = isForm(headers['content-type']) ? maxFormBytes : maxParsedBytes;
  const { 'content-length': length, 'content-encoding': encoding = '' } = headers;
  if (!['', 'identity'].includes(encoding.toLowerCase())) refuse(request, 'compressed');
  else if (Number(length) > maxBytes) refuse(request, 'too-large');
  else limitChunks(request, maxBytes);
}

function refuse(request: IncomingMessage, reason: 'too-large' | 'compressed'): void {
  refusals.set(request, reason);
  // Without these headers the parsers see no body. Node discards it after the response.
  delete request.headers['content-length'];
  delete request.headers['transfer-encoding'];
}

const isForm = (contentType = ''): boolean => /^multipart\/form-data\b/iu.test(contentType);

/** Closes the connection if a body without a declared length exceeds the limit. */
function limitChunks(request: IncomingMessage, maxBytes: number): void {
  if (request.headers['transfer-encoding'] === undefined) return;
  const push = request.push.bind(request);
  let bytes = 0;
  request.push = (chunk: Uint8Array | null, encoding) => {
    bytes += chunk?.length ?? 0;
    if (bytes <= maxBytes) return push(chunk, encoding);
    request.destroy();
    return false;
  };
}
