import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderReturn, ReturnState, ReturnTransition } from '@pedalworks/contract';
import { ApiError, type ErrorCode } from '@pedalworks/contract/errors';
import { call } from '../../services/api-client.ts';
import { errorMessage } from '../../services/error-message.ts';
import { sendOnce } from '../../services/idempotency-key.ts';
import { notify } from '../../services/notify.ts';
import { useCurrentUser } from '../../services/session.ts';
import { adminStateLabels } from './public/admin-state-labels.ts';
import { returnQuery } from './public/queries.ts';

/** Errors after which the return is closed, although its refund is not made yet. Its page says what to do. */
const closedErrors: readonly ErrorCode[] = ['payments/refund-refused', 'refunds/under-way'];

/** Moves by forms, which display their own errors. */
const formMoves: readonly ReturnState[] = ['closed', 'declined', 'cancelled'];

const hasCode = (error: unknown, codes: readonly ErrorCode[]): error is ApiError =>
  error instanceof ApiError && codes.includes(error.code);

export const isClosedNevertheless = (error: unknown): boolean => hasCode(error, closedErrors);

/** Moves a return. Repeating a move after a lost response is safe. */
export function useMoveReturn({ _id: id, number }: Pick<OrderReturn, '_id' | 'number'>) {
  const queryClient = useQueryClient();
  const { uid } = useCurrentUser();
  return useMutation({
    mutationFn: (body: ReturnTransition) =>
      sendOnce({ uid, subject: `return/${id}/${body.to}` }, (headers) =>
        call('transitionReturn', { params: { id }, headers, body }),
      ),
    onSuccess: (moved) => {
      for (const key of [number, id]) queryClient.setQueryData(returnQuery(key).queryKey, moved);
      notify.success(`Return ${number}: ${adminStateLabels[moved.state].toLowerCase()}`);
    },
    onError: (error, { to }) => {
      if (hasCode(error, closedErrors)) notify.error(`Return ${number} is closed`, errorMessage(error));
      // If another admin moved the return, the page shows its present state in place of the form.
      else if (!formMoves.includes(to) || hasCode(error, ['returns/move-refused']))
        notify.error(`Return ${number} was not changed`, errorMessage(error));
    },
    onSettled: () => {
      for (const queryKey of [['returns'], ['orders'], ['stats']])
        void queryClient.invalidateQueries({ queryKey });
    },
    meta: { sendsForm: true },
  });
}
