import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, type Invitation, type User } from '@pedalworks/contract';
import { adminList, call, callPage, itemsOf } from '../../services/api-client.ts';
import { errorMessage } from '../../services/error-message.ts';
import { isOutdated } from '../../services/record-errors.ts';
import { notify } from '../../services/notify.ts';
import { adminStatusKey, revokeRoleKey } from '../../services/session.ts';

export interface UserView {
  readonly role?: 'admin' | undefined;
  /** Search text. Each word must start a word of the name or email. */
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
  const readAgain = useRefetchUsers();
  return useMutation({
    mutationFn: (email: string) => call('inviteAdmin', { body: { email } }),
    onSuccess: ({ email }) => notify.success(`${email} is invited`),
    onSettled: () => void readAgain(),
    meta: { sendsForm: true },
  });
}

/** Resends an open invitation. Fails if another admin has just resent it. */
export function useInviteAgain({ email, expiresAt }: Invitation) {
  const readAgain = useRefetchUsers();
  return useMutation({
    mutationFn: () => call('inviteAdmin', { body: { email, renews: expiresAt } }),
    onSuccess: () => notify.success(`Invitation resent to ${email}`),
    onError: (error) => notify.error('Failed to resend the invitation', errorMessage(error)),
    onSettled: readAgain,
  });
}

export function useWithdrawInvitation({ _id: id, email }: Invitation) {
  const readAgain = useRefetchUsers();
  return useMutation({
    mutationFn: () => call('withdrawInvitation', { params: { id } }),
    onSuccess: () => notify.success(`Invitation for ${email} withdrawn`),
    onError: (error) => notify.error('Failed to withdraw the invitation', errorMessage(error)),
    onSettled: readAgain,
  });
}

/** Makes a user an admin. Sends the uid too, because the email may belong to another account by now. */
export function useMakeAdmin({ _id: uid, email, emailVerified }: User) {
  const readAgain = useRefetchUsers();
  return useMutation({
    mutationFn: () => call('makeAdmin', { params: { email }, body: { uid, unverified: !emailVerified } }),
    onSuccess: ({ modifiedCount }) => {
      // A count of 0 means that the user was an admin already, so the list is stale.
      if (modifiedCount > 0) notify.success('Successfully made an admin');
      return readAgain();
    },
    onError: (error) => {
      notify.error('Failed to Make an admin', errorMessage(error));
      return isListStale(error) ? readAgain() : undefined;
    },
  });
}

/** Revokes a user's admin role. `RequireAdmin` sends admins who revoke their own role (`isOwn`) to /dashboard. */
export function useRevokeAdmin({ _id: uid, email }: User, isOwn: boolean) {
  const queryClient = useQueryClient();
  const readAgain = useRefetchUsers();
  return useMutation({
    mutationKey: [revokeRoleKey, email],
    mutationFn: () => call('makeAdmin', { params: { email }, body: { uid, admin: false } }),
    onSuccess: async ({ modifiedCount }) => {
      if (modifiedCount > 0) notify.success(isOwn ? 'You are no longer an admin' : 'Admin role revoked');
      if (!isOwn) return readAgain();
      // A status request that was sent before the change would restore the old status.
      await queryClient.cancelQueries({ queryKey: [adminStatusKey] });
      queryClient.setQueriesData({ queryKey: [adminStatusKey] }, false);
    },
    onError: (error) => {
      notify.error('Failed to revoke the role', errorMessage(error));
      return isListStale(error) ? readAgain() : undefined;
    },
  });
}

function useRefetchUsers() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['users'] });
}

function isListStale(error: unknown): boolean {
  return isOutdated(error) || (error instanceof ApiError && error.code === 'users/unverified');
}
