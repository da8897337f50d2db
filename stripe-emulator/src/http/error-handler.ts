import { inspect } from 'node:util';
import type { ErrorRequestHandler, Response } from 'express';
import { Failure } from '../failure.ts';
import { failureAnswer, type Answer } from './api.ts';

export function send(response: Response, { status, headers = {}, body }: Answer): void {
  response.status(status).set(headers).type('json').send(body);
}

/** Responds to rejected control calls, unreadable bodies and internal errors. */
export const errorHandler: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) next(error);
  else if (error instanceof Failure) send(response, failureAnswer(error));
  else if (isHttpError(error))
    response.status(error.status).json({ error: { type: 'invalid_request_error', message: error.message } });
  else {
    process.stderr.write(`stripe-emulator: ${inspect(error)}\n`);
    response.status(500).json({ error: { type: 'api_error', message: 'The offline provider failed.' } });
  }
};

/** True for an error that Express throws for an unreadable request. */
function isHttpError(error: unknown): error is Error & { readonly status: number } {
  return error instanceof Error && 'status' in error && typeof error.status === 'number';
}
