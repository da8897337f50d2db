import { ApiError, type Endpoint } from '@pedalworks/contract';
import type { Middleware } from './handler.ts';

/** Firebase App Check: whether a request comes from this shop's own pages. */
export interface AppCheckPort {
  /** @throws what the error handler answers 503 for, when nobody can judge the token */
  isOwnApp(token: string): Promise<boolean>;
}

/**
 * Lets pass what carries an App Check token of the shop's own pages (`X-Firebase-AppCheck`). What anyone may read is open
 * all the same: pictures cannot send headers and shared caches do not look at them. The card provider signs instead.
 *
 * @throws ApiError `auth/unrecognised-app`
 */
export function requireAppCheck({ who, method }: Endpoint, appCheck: AppCheckPort): Middleware {
  const isOpen = who === 'stripe' || (who === 'anyone' && method === 'GET');
  return async (request, _response, next) => {
    const token = request.get('x-firebase-appcheck') ?? '';
    if (!isOpen && (token === '' || !(await appCheck.isOwnApp(token))))
      throw new ApiError('auth/unrecognised-app');
    next();
  };
}
