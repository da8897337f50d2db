import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, type User } from '@pedalworks/contract';
import { adminList, call, callPage, itemsOf } from '../../services/api-client.ts';
import { errorMessage } from '../../services/error-message.ts';
import { notify } from '../../services/notify.ts';

/** Everyone who has signed in, newest first, for admins. */
export function usersQuery() {
  return infiniteQueryOptions({
    queryKey: ['users'],
    queryFn: ({ signal, pageParam }) =>
      callPage('listUsers', { query: { limit: 100, cursor: pageParam ?? undefined }, signal }),
    ...adminList,
    select: itemsOf,
  });
}

/**
 * Makes a user an admin (docs/product.md, Messages). The uid guards against an email that has changed hands; an unverified email
 * needs the admin's explicit yes.
 */
export function useMakeAdmin({ _id: uid, email, emailVerified }: User) {
  const queryClient = useQueryClient();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: usersQuery().queryKey });
  return useMutation({
    mutationFn: () => call('makeAdmin', { params: { email }, body: { uid, unverified: !emailVerified } }),
    onSuccess: ({ modifiedCount }) => {
      // 0: they were an admin already, and the list is stale.
      if (modifiedCount > 0) notify.success('Successfully made an admin');
      return readAgain();
    },
    onError: (error) => {
      notify.error('Failed to Make an admin', errorMessage(error));
      const isListStale = error instanceof ApiError && (error.status === 404 || error.status === 409);
      return isListStale ? readAgain() : undefined;
    },
  });
}
