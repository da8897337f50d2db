import { ApiError, boundedInput, type Endpoint, type Issue } from '@pedalworks/contract';
import type { Request } from 'express';
import { ObjectSchema, ValidationError, type AnyObject, type ISchema } from 'yup';
import { doorOf } from './client-address.ts';
import type { Middleware, RawBody } from './handler.ts';

/** Larger JSON bodies are refused (docs/decisions/025). */
const maxJsonBytes = 100 * 1024;

/** Most refused fields named in one answer. */
const maxIssues = 100;

type AnyRequest = Request<Record<string, string>, unknown, unknown, Record<string, unknown>>;

/**
 * Checks every declared part of a request with the contract's own schemas, and leaves what they read in
 * `response.locals.input`.
 *
 * @throws ApiError `request/invalid` naming every field that was refused, `request/unsupported-type`, `request/too-large`
 */
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
    const asked = { params, query, headers, body, rawBody, caller };
    response.locals.input = { ...asked, door: doorOf(request), signal, deadline };
    next();
  };
}

/** Cloud Functions has read and parsed the body, and keeps its bytes (Firebase docs, "Call functions via HTTP requests"). */
function bytesOf(request: AnyRequest): Buffer {
  return 'rawBody' in request && Buffer.isBuffer(request.rawBody) ? request.rawBody : Buffer.alloc(0);
}

function rawBodyOf({ bodyType }: Endpoint, request: AnyRequest): RawBody | null {
  if (bodyType !== 'multipart' && bodyType !== 'raw') return null;
  const accepted = bodyType === 'raw' ? 'application/json' : 'multipart/form-data';
  if (typeof request.is(accepted) !== 'string') throw new ApiError('request/unsupported-type');
  return { headers: request.headers, bytes: bytesOf(request) };
}

function jsonBodyOf(request: AnyRequest): unknown {
  const { length } = bytesOf(request);
  // Without a Content-Type the platform does not read the body.
  const isUnread = length === 0 && Number(request.get('content-length') ?? 0) > 0;
  if (length === 0 && !isUnread) return undefined;
  if (length > maxJsonBytes) throw new ApiError('request/too-large');
  if (isUnread || typeof request.is('application/json') !== 'string')
    throw new ApiError('request/unsupported-type');
  return request.body;
}

/** @param context some fields are looked at for guests only: they want to know who asks */
async function read(
  schema: ISchema<AnyObject> | undefined,
  value: unknown,
  context: Context = {},
): Promise<unknown> {
  return schema === undefined ? {} : checked(schema, value, context);
}

interface Context {
  readonly isSignedIn?: boolean;
}

/**
 * A value as a schema of the contract reads it.
 *
 * @throws ApiError `request/invalid` naming the fields that were refused, up to {@link maxIssues}
 */
export async function checked<T>(schema: ISchema<T>, value: unknown, context: Context = {}): Promise<T> {
  const unknown = unknownFields(schema, value);
  if (unknown.length > 0) throw new ApiError('request/invalid', { issues: unknown });
  try {
    return await schema.validate(boundedInput(schema, value), {
      abortEarly: false,
      stripUnknown: true,
      context,
    });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new ApiError('request/invalid', { issues: issuesOf(error) });
  }
}

/** Names what a schema with `noUnknown()` does not declare. All others ignore it. */
function unknownFields(schema: ISchema<unknown>, value: unknown): Issue[] {
  if (!(schema instanceof ObjectSchema) || schema.spec.noUnknown !== true) return [];
  return Object.keys(value ?? {})
    .filter((name) => !Object.hasOwn(schema.fields, name))
    .slice(0, maxIssues)
    .map((name) => ({
      path: name.slice(0, 100),
      message: `${name.slice(0, 100)} is not a parameter of this call`,
    }));
}

function issuesOf(error: ValidationError): Issue[] {
  const parts = error.inner.length > 0 ? error.inner : [error];
  const byPath = new Map<string, Issue>();
  for (const { path = '', message } of parts) {
    if (!byPath.has(path)) byPath.set(path, { path, message: path === '' ? 'Send a JSON object.' : message });
  }
  return [...byPath.values()].slice(0, maxIssues);
}
