import { ApiError, type Endpoint } from '@pedalworks/contract';
import type { Ports } from '../ports.ts';
import type { Middleware } from './handler.ts';

/** Requires App Check, except for Stripe's signed webhooks and for public reads, since `<img>` sends no header. */
export function requireAppCheck({ access, method }: Endpoint, appCheck: Ports['appCheck']): Middleware {
  const isOpen = access === 'stripe' || (access === 'anyone' && method === 'GET');
  return async (request, _response, next) => {
    const token = request.get('x-firebase-appcheck') ?? '';
    if (!isOpen && (token === '' || !(await appCheck.isOwnApp(token))))
      throw new ApiError('auth/unrecognised-app');
    next();
  };
}
