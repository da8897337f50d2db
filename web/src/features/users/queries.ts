import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callPage } from '../../services/api-client.ts';
import { errorMessage } from '../../services/error-message.ts';
import { notify } from '../../services/notify.ts';

/** Everyone who has signed in, newest first, for admins. */
export function usersQuery() {
  return infiniteQueryOptions({
    queryKey: ['users'],
    queryFn: ({ signal, pageParam }) =>
      callPage('listUsers', { query: { limit: 100, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** Makes a user an admin (docs/product.md, Messages). */
export function useMakeAdmin(email: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('makeAdmin', { params: { email } }),
    onSuccess: ({ modifiedCount }) => {
      // 0 for somebody who was one already: nothing was done, and the list is late.
      if (modifiedCount > 0) notify.success('Successfully made an admin');
      return queryClient.invalidateQueries({ queryKey: usersQuery().queryKey });
    },
    onError: (error) => {
      notify.error('Failed to Make an admin', errorMessage(error));
    },
  });
}
