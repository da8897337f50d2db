import { ApiError, type Endpoint } from '@pedalworks/contract';
import type { Request } from 'express';
import { ObjectSchema, type AnyObject, type ISchema } from 'yup';
import { checked, type Context } from '../shared/checked.ts';
import { requireAcceptedBody } from './body-guard.ts';
import type { Middleware, RawBody } from './handler.ts';

const maxJsonBytes = 100 * 1024;

type AnyRequest = Request<Record<string, string>, unknown, unknown, Record<string, unknown>>;

export function validate(endpoint: Endpoint): Middleware {
  const headerNames = endpoint.headers instanceof ObjectSchema ? Object.keys(endpoint.headers.fields) : [];
  return async (request, response, next) => {
    const { caller = null, signal, deadline } = response.locals;
    const sentHeaders = Object.fromEntries(headerNames.map((name) => [name, request.get(name)]));
    const params = await read(endpoint.params, request.params);
    const query = await read(endpoint.query, request.query);
    const headers = await read(endpoint.headers, sentHeaders);
    const rawBody = rawBodyOf(endpoint, request);
    const json = rawBody === null && endpoint.method !== 'GET' ? jsonBodyOf(request) : undefined;
    const body = await read(endpoint.body, json, { isSignedIn: caller !== null });
    response.locals.input = { params, query, headers, body, rawBody, caller, signal, deadline };
    next();
  };
}

/** Returns the unparsed body, kept by Cloud Functions (Firebase docs, "Call functions via HTTP requests"). */
function bytesOf(request: AnyRequest): Buffer {
  return 'rawBody' in request && Buffer.isBuffer(request.rawBody) ? request.rawBody : Buffer.alloc(0);
}

function rawBodyOf({ bodyType }: Endpoint, request: AnyRequest): RawBody | null {
  if (bodyType !== 'multipart' && bodyType !== 'raw') return null;
  requireAcceptedBody(request, bodyType === 'multipart' ? 'images/too-large' : undefined);
  const accepted = bodyType === 'raw' ? 'application/json' : 'multipart/form-data';
  if (typeof request.is(accepted) !== 'string') throw new ApiError('request/unsupported-type');
  return { headers: request.headers, bytes: bytesOf(request) };
}

function jsonBodyOf(request: AnyRequest): unknown {
  requireAcceptedBody(request);
  const { length } = bytesOf(request);
  // Cloud Functions ignores a body without a Content-Type.
  const isIgnored = length === 0 && Number(request.get('content-length') ?? 0) > 0;
  if (length === 0 && !isIgnored) return undefined;
  if (length > maxJsonBytes) throw new ApiError('request/too-large');
  if (isIgnored || typeof request.is('application/json') !== 'string')
    throw new ApiError('request/unsupported-type');
  return request.body;
}

async function read(
  schema: ISchema<AnyObject> | undefined,
  value: unknown,
  context: Context = {},
): Promise<unknown> {
  return schema === undefined ? {} : checked(schema, value, context);
}
