import type { createBrowserRouter } from 'react-router-dom';
import { isSessionRefusal, isTokenRefusal } from '../services/session-refusal.ts';
import { signOut } from '../services/session.ts';
import type { CallMeta } from './query-client.ts';
import { signOutPath } from './sign-out.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

export interface RouteHandle {
  readonly title?: string | undefined;
  /** True if the screen sets the document title itself. */
  readonly hasOwnTitle?: true;
  readonly isPaper?: boolean | undefined;
  /** True if a rejected access token redirects the user to `/` instead of to the sign-in page. */
  readonly redirectsHome?: boolean | undefined;
}

/** Ends the session after a 401, or after a 403 for an order list (docs/product.md, Messages). */
export function handleRefusal(router: Router, error: unknown, meta: CallMeta = {}): void {
  if (!isSessionRefusal(error)) return;
  if (!isTokenRefusal(error) && meta.isOrderList !== true) return;
  if (meta.isOrderList === true || meta.sendsForm === true || isOnOrderList(router))
    void router.navigate(signOutPath, { replace: router.state.location.pathname === '/' });
  else signOut();
}

/** True if the screen has an order list. A 401 for any request then redirects to `/`, as a 401 for the list does. */
function isOnOrderList({ state }: Router): boolean {
  return state.matches.some(({ route }) => (route.handle as RouteHandle | undefined)?.redirectsHome === true);
}
