import { Navigate, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { useAdminStatus } from '../services/admin-status.ts';
import { errorSentence } from '../services/error-sentence.ts';
import { useSession } from '../services/session.ts';
import { ErrorState } from '../ui/data-states.tsx';
import { Spinner } from '../ui/spinner.tsx';

/**
 * Lets signed-in people through; others sign in first and come back to the same address, query and hash included. Who is on
 * their way elsewhere when the session ends, as Sign Out is, goes on.
 */
export function RequireSignIn() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const { state } = useNavigation();
  if (session !== null) return <Outlet />;
  if (state === 'loading') return <Spinner label="Loading the page" />;
  return <Navigate to="/signIn" replace state={{ from: `${pathname}${search}${hash}` }} />;
}

/** Lets admins through; others go to /login, which falls to the not-found page (spec.md §2). */
export function RequireAdmin() {
  const { state, reload } = useAdminStatus();
  if (state.status === 'loading') return <Spinner label="Checking your permissions" />;
  if (state.status === 'failed') return <ErrorState message={errorSentence(state.error)} onRetry={reload} />;
  return state.data ? <Outlet /> : <Navigate to="/login" replace />;
}
