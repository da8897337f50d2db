import { ApiError, type Endpoint } from '@pedalworks/contract';
import type { Ports } from '../ports.ts';
import type { Middleware } from './handler.ts';

/**
 * Lets pass what carries an App Check token of the shop's own pages (`X-Firebase-AppCheck`). What anyone may read is open
 * all the same: pictures cannot send headers and shared caches do not look at them. The card provider signs instead.
 *
 * @throws ApiError `auth/unrecognised-app`
 */
export function requireAppCheck({ access, method }: Endpoint, appCheck: Ports['appCheck']): Middleware {
  const isOpen = access === 'stripe' || (access === 'anyone' && method === 'GET');
  return async (request, _response, next) => {
    const token = request.get('x-firebase-appcheck') ?? '';
    if (!isOpen && (token === '' || !(await appCheck.isOwnApp(token))))
      throw new ApiError('auth/unrecognised-app');
    next();
  };
}
