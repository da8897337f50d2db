import { useEffect, useReducer } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAdminStatus } from '../services/admin-status.ts';
import { errorSentence } from '../services/error-sentence.ts';
import { useSession } from '../services/session.ts';
import { ErrorState } from '../ui/data-states.tsx';
import { Spinner } from '../ui/spinner.tsx';

/** Lets signed-in people through; others sign in first and come back to the same address, query and hash included. */
export function RequireSignIn() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  useLookAfterBack();
  if (session !== null) return <Outlet />;
  // Signing out goes to / first and ends the session then: / is about to be shown in place of this.
  if (window.location.pathname === '/') return null;
  return <Navigate to="/signIn" replace state={{ from: `${pathname}${search}${hash}` }} />;
}

/**
 * Who goes Back before / is shown is where they were: for the router nothing has changed, and nothing would look again.
 */
function useLookAfterBack(): void {
  const [, look] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    addEventListener('popstate', look);
    return () => {
      removeEventListener('popstate', look);
    };
  }, []);
}

/** Lets admins through; others go to /login, which falls to the not-found page (spec.md §2). */
export function RequireAdmin() {
  const { state, reload } = useAdminStatus();
  if (state.status === 'loading') return <Spinner label="Checking your permissions" />;
  if (state.status === 'failed') return <ErrorState message={errorSentence(state.error)} onRetry={reload} />;
  return state.data ? <Outlet /> : <Navigate to="/login" replace />;
}
