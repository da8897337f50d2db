import { ApiError, type Method } from '@pedalworks/contract';
import type { RequestHandler } from 'express';

/** Answers OPTIONS and rejects undeclared methods, except those that a later route handles (`elsewhere`). */
export function otherMethods(here: readonly Method[], elsewhere: readonly Method[] = []): RequestHandler {
  const methods = [...here, ...elsewhere];
  const withHead = (some: readonly string[]) => [...some, ...(some.includes('GET') ? ['HEAD'] : [])];
  const allowed = [...withHead(methods), 'OPTIONS'].join(', ');
  return (request, response, next) => {
    if (withHead(elsewhere).includes(request.method)) next();
    else if (request.method !== 'OPTIONS')
      throw new ApiError('route/method-not-allowed', { headers: { Allow: allowed } });
    else response.status(204).set('Allow', allowed).end();
  };
}
