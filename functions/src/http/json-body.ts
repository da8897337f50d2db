import { ApiError } from '@pedalworks/contract';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { arriving } from './in-time.ts';

/** Larger bodies are refused (docs/decisions/096). */
const largestBodyBytes = 100 * 1024;

const parseJson: RequestHandler = express.json({
  limit: largestBodyBytes,
  type: ['application/json', 'application/*+json'],
});

const readBytes: RequestHandler = express.raw({ limit: largestBodyBytes, type: () => true });

/**
 * The JSON body of a request, undefined without one.
 *
 * @param patienceMilliseconds how long it may take to arrive, 10 s unless told
 * @throws ApiError `request/unsupported-type`, `request/too-large` or `request/too-slow`; a body-parser error for
 *   malformed JSON
 */
export function jsonBodyOf(
  request: Request,
  response: Response,
  patienceMilliseconds?: number,
): Promise<unknown> {
  return arriving(readJson(request, response), patienceMilliseconds);
}

async function readJson(request: Request, response: Response): Promise<unknown> {
  if (await isWithoutBody(request, response)) return undefined;
  const { length } = rawBodyOf(request) ?? { length: 0 };
  if (length > largestBodyBytes) throw new ApiError('request/too-large');
  if (!isJson(request)) throw new ApiError('request/unsupported-type');
  await passed(parseJson, request, response);
  return request.body;
}

/** A proxy may announce chunks and send none; without a type, only reading tells. */
async function isWithoutBody(request: Request, response: Response): Promise<boolean> {
  const { headers } = request;
  const isAnnounced =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (!isAnnounced || rawBodyOf(request)?.length === 0) return true;
  if (headers['content-type'] !== undefined) return false;
  await passed(readBytes, request, response);
  return !Buffer.isBuffer(request.body) || request.body.length === 0;
}

/** The bytes of a body that a host such as functions-framework read before us. */
export function rawBodyOf(request: Request): Buffer | undefined {
  return 'rawBody' in request && Buffer.isBuffer(request.rawBody) ? request.rawBody : undefined;
}

function isJson(request: Request): boolean {
  return typeof request.is(['application/json', 'application/*+json']) === 'string';
}

function passed(parse: RequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    void parse(request, response, (error: unknown) => {
      if (error === undefined || error === null) resolve();
      else
        reject(error instanceof Error ? error : new Error('The body could not be read.', { cause: error }));
    });
  });
}
