import { inspect } from 'node:util';
import { callAddresses, ApiError } from '@pedalworks/contract';
import type { ErrorRequestHandler, Response } from 'express';
import type { Ports } from '../ports.ts';
import { boundedIssue } from '../shared/invalid-field.ts';
import { cacheControl } from './caches.ts';
import type { Locals } from './handler.ts';

type AnyErrorHandler = ErrorRequestHandler<Record<string, string>, unknown, unknown, object, Locals>;

/** Sends the body of an error response whose status and headers are already set. */
export type SendError = (response: Response<unknown, Locals>, error: ApiError) => void | Promise<void>;

export function errorHandler(
  { log, isOutage }: Pick<Ports, 'log' | 'isOutage'>,
  send = sendJson,
): AnyErrorHandler {
  return (error: unknown, request, response, _next) => {
    if (isDisconnected(response)) return;
    const answer = asApiError(error, isOutage);
    const { requestId, route } = response.locals;
    if (answer.status >= 500 && answer.cause !== undefined)
      log.error(answer.code, { requestId, method: request.method, route, cause: inspect(answer.cause) });
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (answer.status === 503) response.set('Retry-After', '5');
    return send(
      response.status(answer.status).set({ 'Cache-Control': cacheControl.none, ...answer.headers }),
      answer,
    );
  };
}

export const sendJson: SendError = (response, error) => {
  const body = error.toBody(response.locals.requestId);
  const { issues } = body;
  const bounded = { ...body, ...(issues && { issues: issues.map(boundedIssue) }) };
  // Response format of public image hosts (docs/api.md, Images).
  response.json(
    response.req.path === callAddresses.uploadImage.path ? { success: false, ...bounded } : bounded,
  );
};

/** True if the client disconnected. A failed upstream also closes the response, but sets `errored`. */
const isDisconnected = ({ closed, errored }: Response): boolean => closed && errored === null;

export function asApiError(error: unknown, isOutage: Ports['isOutage']): ApiError {
  if (error instanceof ApiError) return error;
  if (isOutage(error)) return new ApiError('service/unavailable', { cause: error });
  return new ApiError('service/internal', { cause: error });
}
