import { createHash, randomBytes } from 'node:crypto';
import { doorOf, hopsOf } from './client-address.ts';
import type { Log } from '../model/log.ts';
import type { Middleware } from './handler.ts';

/**
 * Gives a request its id (`X-Request-Id`) and writes one line when it is over, with nothing in it that anybody sent: of an
 * address the declared path alone, `/user/{email}`, of a caller the uid hashed.
 */
export function logRequest({ info }: Log): Middleware {
  return (request, response, next) => {
    const began = performance.now();
    const requestId = randomBytes(8).toString('hex');
    response.locals.requestId = requestId;
    response.set('X-Request-Id', requestId);
    response.once('close', () => {
      const { caller, route = 'other' } = response.locals;
      const { method } = request;
      info(`${method} ${route} ${String(response.statusCode)}`, {
        requestId,
        method,
        route,
        status: response.statusCode,
        durationMilliseconds: Math.round(performance.now() - began),
        caller: caller ? hashOf(caller.uid) : null,
        // What the first deployment confirms (docs/operations.md, Deploying); no address.
        door: doorOf(request),
        hops: hopsOf(request),
        // Whether the whole answer was sent before the client disconnected.
        complete: response.writableFinished,
      });
    });
    next();
  };
}

function hashOf(uid: string): string {
  return createHash('sha256').update(uid).digest('base64url').slice(0, 16);
}
