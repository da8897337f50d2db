import { createHash, randomBytes } from 'node:crypto';
import { doorOf, hopsOf } from './client-address.ts';
import type { Log } from '../model/log.ts';
import type { Middleware } from './handler.ts';

/** Logs requests without personal data: only the path pattern and a hash of the uid. */
export function logRequest({ info }: Log): Middleware {
  return (request, response, next) => {
    const startedAt = performance.now();
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
        durationMilliseconds: Math.round(performance.now() - startedAt),
        caller: caller ? hashOf(caller.uid) : null,
        // Show whether `trustedPeer` recognises Hosting's proxies (docs/operations.md, Deploying).
        door: doorOf(request),
        hops: hopsOf(request),
        complete: response.writableFinished,
      });
    });
    next();
  };
}

function hashOf(uid: string): string {
  return createHash('sha256').update(uid).digest('base64url').slice(0, 16);
}
