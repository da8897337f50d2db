import type { createBrowserRouter } from 'react-router-dom';
import { isSessionRefusal, isTokenRefusal } from '../services/session-refusal.ts';
import { signOut } from '../services/session.ts';
import type { CallMeta } from './query-client.ts';
import { signOutPath } from './sign-out.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

export interface RouteHandle {
  readonly title?: string | undefined;
  /** A page made for print: the shop's header is not above it. */
  readonly isPaper?: boolean | undefined;
  /** A refused token on this screen leads to `/`, on any other to the sign-in page and back. */
  readonly refusalLeadsHome?: boolean | undefined;
}

/** The one place that decides what a 401 or 403 does to the session (docs/product.md, Messages). */
export function handleRefusal(router: Router, error: unknown, meta: CallMeta = {}): void {
  if (!isSessionRefusal(error)) return;
  if (!isTokenRefusal(error) && meta.isOrderList !== true) return;
  if (meta.isOrderList === true || meta.sendsForm === true || isOnOrderList(router))
    void router.navigate(signOutPath, { replace: router.state.location.pathname === '/' });
  else signOut();
}

/** Also when `/admin/{email}` answers 401 before the list is asked. */
function isOnOrderList({ state }: Router): boolean {
  return state.matches.some(
    ({ route }) => (route.handle as RouteHandle | undefined)?.refusalLeadsHome === true,
  );
}
