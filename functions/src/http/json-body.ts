import { ApiError } from '@pedalworks/contract';
import express, { type Request, type RequestHandler, type Response } from 'express';

/** contract.md, Calls: bodies over 100 KB are refused. */
const largestBodyBytes = 100 * 1024;

const parseJson: RequestHandler = express.json({
  limit: largestBodyBytes,
  type: ['application/json', 'application/*+json'],
});

/**
 * The JSON body of a request, undefined without one.
 *
 * @throws ApiError `request/unsupported-type` or `request/too-large`; a body-parser error for malformed JSON
 */
export async function jsonBodyOf(request: Request, response: Response): Promise<unknown> {
  if (!hasBody(request)) return undefined;
  const { length } = rawBodyOf(request) ?? { length: 0 };
  if (length > largestBodyBytes) throw new ApiError('request/too-large');
  if (!isJson(request)) throw new ApiError('request/unsupported-type');
  await parsed(request, response);
  return request.body;
}

/** The bytes of a body that a host such as functions-framework read before us. */
export function rawBodyOf(request: Request): Buffer | undefined {
  return 'rawBody' in request && Buffer.isBuffer(request.rawBody) ? request.rawBody : undefined;
}

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isJson(request: Request): boolean {
  return typeof request.is(['application/json', 'application/*+json']) === 'string';
}

function parsed(request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    void parseJson(request, response, (error: unknown) => {
      if (error === undefined || error === null) resolve();
      else
        reject(error instanceof Error ? error : new Error('The body could not be read.', { cause: error }));
    });
  });
}
