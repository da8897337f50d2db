import { inspect } from 'node:util';
import { addresses, ApiError, type ErrorCode } from '@pedalworks/contract';
import type { ErrorRequestHandler, Request } from 'express';
import { factsOf } from './request-facts.ts';
import { routeOf } from './request-log.ts';

/** Where what a person cannot mend is written down. */
export interface Log {
  readonly error: (message: string, details: Readonly<Record<string, unknown>>) => void;
}

interface ErrorHandlerPorts {
  readonly log: Log;
  /** Whether an error only says that a service behind us does not answer right now. */
  readonly isOutage: (error: unknown) => boolean;
}

/** Answers every error as JSON with a code of the contract; only unexpected ones are logged. */
export function errorHandler({ log, isOutage }: ErrorHandlerPorts): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    if (wentAway(error)) {
      response.destroy();
      return;
    }
    const answer = asApiError(error, isOutage);
    if (answer.status >= 500 && answer.cause !== undefined) {
      const { id: requestId } = factsOf(request);
      const path = routeOf({ url: request.originalUrl });
      log.error(answer.code, { requestId, method: request.method, path, cause: inspect(answer.cause) });
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (answer.status === 503) response.set('Retry-After', '5');
    response
      .status(answer.status)
      .set({ 'Cache-Control': 'no-store', ...answer.headers })
      .json(bodyOf(answer, request));
  };
}

/** The client hung up: nobody is left to answer, and nothing is wrong. */
function wentAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isCutShort = 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
  return isCutShort || ('type' in error && error.type === 'request.aborted');
}

/** POST /image answers errors as public image hosts do (docs/api.md, Images). */
function bodyOf(answer: ApiError, request: Request): object {
  const isUpload = request.path === addresses.uploadImage.path;
  const body = { ...answer.toBody(), requestId: factsOf(request).id };
  return isUpload ? { success: false, ...body } : body;
}

const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'request/malformed',
  413: 'request/too-large',
  415: 'request/unsupported-type',
};

function asApiError(error: unknown, isOutage: (error: unknown) => boolean): ApiError {
  if (error instanceof ApiError) return error;
  if (isOutage(error)) return new ApiError('service/unavailable', { cause: error });
  return new ApiError(codeByStatus[statusOf(error)] ?? 'service/internal', { cause: error });
}

/** Express and its body parser mark what is the client's fault with a status. */
function statusOf(error: unknown): number {
  if (error instanceof Error && 'status' in error && typeof error.status === 'number') return error.status;
  return error instanceof URIError ? 400 : 500;
}
