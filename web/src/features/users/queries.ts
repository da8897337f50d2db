import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, type Invitation, type User } from '@pedalworks/contract';
import { useNavigate } from 'react-router-dom';
import { adminList, call, callPage, itemsOf } from '../../services/api-client.ts';
import { errorMessage } from '../../services/error-message.ts';
import { notify } from '../../services/notify.ts';
import { adminStatusKey } from '../../services/session.ts';

export interface UserView {
  readonly role?: 'admin' | undefined;
  /** Words, each the start of a word in the name or email. */
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

export function invitationsQuery() {
  return queryOptions({
    queryKey: ['users', 'invitations'],
    queryFn: ({ signal }) => call('listInvitations', { signal }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ mailState }) => ['pending', 'sending'].includes(mailState)) === true ? 5000 : false,
  });
}

export function useInviteAdmin() {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (email: string) => call('inviteAdmin', { body: { email } }),
    onSuccess: ({ email }) => notify.success(`${email} is invited`),
    onSettled: () => void readAgain(),
    meta: { sendsForm: true },
  });
}

/** Resends an open invitation, unless another admin has just resent it. */
export function useInviteAgain({ email, expiresAt }: Invitation) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: () => call('inviteAdmin', { body: { email, renews: expiresAt } }),
    onSuccess: () => notify.success(`The invitation of ${email} is sent again`),
    onError: (error) => notify.error('The invitation was not sent again', errorMessage(error)),
    onSettled: readAgain,
  });
}

export function useWithdrawInvitation({ _id: id, email }: Invitation) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: () => call('withdrawInvitation', { params: { id } }),
    onSuccess: () => notify.success(`The invitation of ${email} is withdrawn`),
    onError: (error) => notify.error('Failed to withdraw the invitation', errorMessage(error)),
    onSettled: readAgain,
  });
}

/** Makes a user an admin. The uid guards against an email that has changed hands. */
export function useMakeAdmin({ _id: uid, email, emailVerified }: User) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: () => call('makeAdmin', { params: { email }, body: { uid, unverified: !emailVerified } }),
    onSuccess: ({ modifiedCount }) => {
      // 0: the user already was an admin, so the list is stale.
      if (modifiedCount > 0) notify.success('Successfully made an admin');
      return readAgain();
    },
    onError: (error) => {
      notify.error('Failed to Make an admin', errorMessage(error));
      return isListStale(error) ? readAgain() : undefined;
    },
  });
}

/** Revokes the admin role. Users who revoke their own (`isOwn`) leave the admin pages first. */
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
      // Rendered synchronously: a refetched admin query would redirect to /login first.
      await navigate('/dashboard', { flushSync: true });
      return queryClient.invalidateQueries({ queryKey: [adminStatusKey] });
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

function isListStale(error: unknown): boolean {
  return (
    error instanceof ApiError && ([404, 409].includes(error.status) || error.code === 'users/unverified')
  );
}
