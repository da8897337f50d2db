import type { OutgoingHttpHeaders } from 'node:http';
import { type Failure } from '../failure.ts';

/** A finished answer, ready for the wire. */
export interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string;
}

export function jsonAnswer(status: number, value: unknown, headers: OutgoingHttpHeaders = {}): Answer {
  const body = `${JSON.stringify(value, null, 2)}\n`;
  return { status, headers: { 'content-type': 'application/json', ...headers }, body };
}

export function failureAnswer(failure: Failure, headers: OutgoingHttpHeaders = {}): Answer {
  return jsonAnswer(failure.status, { error: failure.body }, headers);
}

const faultSentences = {
  409: 'There is currently another in-progress request using this idempotency key.',
  429: 'Too many requests in a period of time. You have exceeded the test mode rate limit.',
  500: 'An unknown error occurred.',
  503: 'Stripe is unavailable at the moment.',
} as const;

/** What Stripe answers when it is in trouble itself. */
export function troubleAnswer(status: keyof typeof faultSentences, requestId: string): Answer {
  const message = faultSentences[status];
  const code = { 409: 'idempotency_key_in_use', 429: 'rate_limit', 500: undefined, 503: undefined }[status];
  const type = { 409: 'idempotency_error', 429: 'invalid_request_error', 500: 'api_error', 503: 'api_error' }[
    status
  ];
  return jsonAnswer(status, { error: { type, message, ...(code && { code }) } }, { 'request-id': requestId });
}
