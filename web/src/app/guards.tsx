import { useEffect, useRef } from 'react';
import { useMutationState, useQuery, type Mutation } from '@tanstack/react-query';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { adminStatusQuery } from '../features/session/queries.ts';
import { notify } from '../services/notify.ts';
import { signInAddress } from '../services/return-address.ts';
import { CurrentUserContext, revokeRoleKey, useSession, useCurrentUser } from '../services/session.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingPage } from '../ui/loading-page.tsx';

export function RequireSignIn() {
  const session = useSession();
  const location = useLocation();
  if (session === null) return <Navigate to={signInAddress(location)} replace />;
  return (
    <CurrentUserContext value={session}>
      <Outlet key={session.email} />
    </CurrentUserContext>
  );
}

/**
 * Admits admins only. Redirects admins who have just revoked their own role to /dashboard, and other users to /login.
 * No screen has that address, so it shows the not-found page.
 */
export function RequireAdmin() {
  const { email } = useCurrentUser();
  const status = useQuery({
    ...adminStatusQuery(email),
    // Without an answer, waits for Retry instead of hiding the error again.
    refetchInterval: ({ state }) => state.data !== undefined && 15_000,
    refetchOnWindowFocus: 'always',
  });
  const { data: isAdmin, error, refetch, isFetching } = status;
  const wasAdmin = useRef(false);
  const isOwnChange =
    useMutationState({ filters: { mutationKey: [revokeRoleKey, email], predicate: hasNotFailed } }).length >
    0;
  useEffect(() => {
    if (wasAdmin.current && isAdmin === false && !isOwnChange)
      notify.error('You are no longer an admin', 'Another admin revoked your role.');
    wasAdmin.current = isAdmin === true;
  }, [isAdmin, isOwnChange]);
  if (isAdmin !== undefined)
    return isAdmin ? <Outlet /> : <Navigate to={isOwnChange ? '/dashboard' : '/login'} replace />;
  if (error !== null && !isFetching) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <LoadingPage label="Checking permissions" />;
}

const hasNotFailed = ({ state }: Mutation) => state.status !== 'error';
