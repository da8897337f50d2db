import { ApiError, type Endpoint } from '@pedalworks/contract';
import type { Ports } from '../ports.ts';
import type { Middleware } from './handler.ts';

/** Requires App Check, except for public reads (images send no headers) and Stripe's signed webhooks. */
export function requireAppCheck({ access, method }: Endpoint, appCheck: Ports['appCheck']): Middleware {
  const isOpen = access === 'stripe' || (access === 'anyone' && method === 'GET');
  return async (request, _response, next) => {
    const token = request.get('x-firebase-appcheck') ?? '';
    if (!isOpen && (token === '' || !(await appCheck.isOwnApp(token))))
      throw new ApiError('auth/unrecognised-app');
    next();
  };
}
