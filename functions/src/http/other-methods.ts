import { ApiError, type Method } from '@pedalworks/contract';
import type { RequestHandler } from 'express';

/** Answers `OPTIONS` itself and every other method the path has not with 405; both say what it has. */
export function otherMethods(methods: readonly Method[]): RequestHandler {
  const allowed = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  return (request, response) => {
    if (request.method !== 'OPTIONS')
      throw new ApiError('route/method-not-allowed', { headers: { Allow: allowed } });
    response.status(204).set('Allow', allowed).end();
  };
}
