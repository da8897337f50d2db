import type { createBrowserRouter } from 'react-router-dom';
import type { ApiError } from '@pedalworks/contract/errors';
import { isSessionRefusal, isTokenRefusal } from '../services/session-refusal.ts';
import { signOut } from '../services/session.ts';
import type { CallMeta } from './query-client.ts';
import type { RouteHandle } from './page.ts';
import { signOutPath } from './sign-out.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

/** Ends the session after a 401, or after a 403 on a screen with an order list (docs/product.md, Account). */
export function handleRefusal(router: Router, error: unknown, meta: CallMeta = {}): void {
  if (!isSessionRefusal(error)) return;
  const isAtList = meta.isOrderList === true || isOnOrderList(router);
  // The list's own 403 may never arrive: another call's 403 removes the screen by revealing that the role is lost.
  const endsSession =
    isTokenRefusal(error) || meta.isOrderList === true || (isAtList && isRoleLost(error, meta));
  if (!endsSession) return;
  if (isAtList || meta.sendsForm === true)
    void router.navigate(signOutPath, { replace: router.state.location.pathname === '/' });
  else signOut();
}

const isRoleLost = ({ code }: ApiError, { sendsForm }: CallMeta): boolean =>
  code === 'auth/forbidden' && sendsForm !== true;

/** True if the screen has an order list. A 401 or 403 for any request then redirects to `/`, as one for the list does. */
function isOnOrderList({ state }: Router): boolean {
  return state.matches.some(({ route }) => (route.handle as RouteHandle | undefined)?.redirectsHome === true);
}
