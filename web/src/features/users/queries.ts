import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, type User } from '@pedalworks/contract';
import { useNavigate } from 'react-router-dom';
import { adminList, call, callPage, itemsOf } from '../../services/api-client.ts';
import { errorMessage } from '../../services/error-message.ts';
import { notify } from '../../services/notify.ts';

export interface UserView {
  readonly role?: 'admin' | undefined;
  /** Words that all must be beginnings of words of name or email. */
  readonly search?: string | undefined;
}

export function usersQuery(view: UserView) {
  return infiniteQueryOptions({
    queryKey: ['users', view],
    queryFn: ({ signal, pageParam }) =>
      callPage('listUsers', { query: { ...view, limit: 100, cursor: pageParam ?? undefined }, signal }),
    ...adminList,
    select: itemsOf,
  });
}

/** Makes a user an admin. The uid guards against an email that has changed hands; an unverified email needs explicit consent. */
export function useMakeAdmin({ _id: uid, email, emailVerified }: User) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: () => call('makeAdmin', { params: { email }, body: { uid, unverified: !emailVerified } }),
    onSuccess: ({ modifiedCount }) => {
      // 0: they were an admin already, and the list is stale.
      if (modifiedCount > 0) notify.success('Successfully made an admin');
      return readAgain();
    },
    onError: (error) => {
      notify.error('Failed to Make an admin', errorMessage(error));
      return isListStale(error) ? readAgain() : undefined;
    },
  });
}

/** Revokes a user's admin role. A user who revokes their own (`isOwn`) leaves the admin pages first. */
export function useTakeAdmin({ _id: uid, email }: User, isOwn: boolean) {
  const queryClient = useQueryClient();
  const readAgain = useReadAgain();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => call('makeAdmin', { params: { email }, body: { uid, admin: false } }),
    onSuccess: async ({ modifiedCount }) => {
      if (modifiedCount > 0)
        notify.success(isOwn ? 'You are no longer an admin' : 'The admin role is taken back');
      if (!isOwn) return readAgain();
      // Rendered before the admin's queries find out and lead to /login.
      await navigate('/dashboard', { flushSync: true });
      return queryClient.invalidateQueries({ queryKey: ['admin-status'] });
    },
    onError: (error) => {
      notify.error('Failed to take the role back', errorMessage(error));
      return isListStale(error) ? readAgain() : undefined;
    },
  });
}

function useReadAgain() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['users'] });
}

/** True if the list shows a user who was deleted or has changed. */
function isListStale(error: unknown): boolean {
  return (
    error instanceof ApiError && ([404, 409].includes(error.status) || error.code === 'users/unverified')
  );
}
