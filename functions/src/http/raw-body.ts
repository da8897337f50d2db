import { Readable } from 'node:stream';
import { ApiError, type Endpoint } from '@pedalworks/contract';
import type { Request } from 'express';
import { rawBodyOf } from './json-body.ts';

const acceptedTypes = { multipart: 'multipart/form-data', raw: 'application/json' } as const;

/**
 * A body that is not read as JSON, as the bytes that were sent: also where a host read them before us.
 *
 * @throws ApiError `request/unsupported-type` when it is not what the call is declared to take
 */
export function rawBodyStreamOf(
  request: Request,
  bodyType: Exclude<Endpoint['bodyType'], 'json' | undefined>,
): Readable {
  if (typeof request.is(acceptedTypes[bodyType]) !== 'string') throw new ApiError('request/unsupported-type');
  const bytes = rawBodyOf(request);
  return bytes === undefined ? request : Readable.from([bytes]);
}
