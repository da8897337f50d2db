import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@pedalworks/contract/errors';
import type { Mail, Order } from '@pedalworks/contract';
import { call, type CallArguments } from '../../services/api-client.ts';
import { errorMessage } from '../../services/error-message.ts';
import { notify } from '../../services/notify.ts';
import { sendOnce } from '../../services/send-once.ts';
import { failedMailsQuery, orderMailsQuery, orderNotesQuery, orderPageQuery } from './queries.ts';

type Transition = CallArguments<'transitionOrder'>['body'];

/** Only from the status that is on the screen: what was to be cancelled unpaid may be paid meanwhile. */
function sendMove({ _id: id, status: from }: Order, body: Transition) {
  return call('transitionOrder', { params: { id }, body: { from, ...body } });
}

/** Moves an order on. */
export function useMoveOrder(order: Order) {
  return useMutation({
    mutationFn: (body: Transition) => sendMove(order, body),
    ...useMoved(order),
  });
}

export function useCancelOrder(order: Order) {
  return useMutation({
    mutationFn: () => sendMove(order, { to: 'cancelled' }),
    ...useMoved(order),
  });
}

type Refunding = NonNullable<CallArguments<'refundOrder'>['body']>;

/** Whether a refund was noted that the card provider has not answered: it is made by itself. */
export function isUnderWay(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'refunds/under-way';
}

/**
 * Gives money back. Sent again after no answer, the same refund has the same key and is made once. What refuses it is for the form
 * to show.
 */
export function useRefundOrder(order: Order) {
  const queryClient = useQueryClient();
  const { _id: id, number } = order;
  return useMutation({
    mutationFn: (body: Refunding) =>
      sendOnce({ id, ...body }, (headers) => call('refundOrder', { params: { id }, headers, body })),
    onSuccess: (refunded) => {
      queryClient.setQueryData(orderPageQuery(id).queryKey, refunded);
      notify.success(`The money of order ${number} is on its way back`);
    },
    onError: (error) => {
      if (isUnderWay(error)) notify.error('The refund is not made yet', errorMessage(error));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['orders'] }),
    meta: { sendsForm: true },
  });
}

/** Where somebody else was first, says what the order is now; whatever shows it is read again either way. */
function useMoved({ _id: id, number }: Order) {
  const queryClient = useQueryClient();
  return {
    onSuccess: (moved: Order) => {
      queryClient.setQueryData(orderPageQuery(id).queryKey, moved);
      notify.success(`Order ${number} is ${moved.status}`);
    },
    onError: (error: Error) => notify.error(`Order ${number} was not changed`, errorMessage(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['orders'] }),
  };
}

/** Adds to what only admins read of an order. */
export function useAddNote(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => call('addOrderNote', { params: { id }, body: { text } }),
    onSuccess: (notes) => queryClient.setQueryData(orderNotesQuery(id).queryKey, notes),
    onError: (error) => notify.error('The note was not added', errorMessage(error)),
    meta: { sendsForm: true },
  });
}

/** Sends a mail of an order once more. */
export function useResendMail(id: string, { _id: mailId }: Pick<Mail, '_id'>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('resendMail', { params: { id, mailId } }),
    onSuccess: ({ to, delivery: { state, error } }) => {
      if (state === 'sent') notify.success(`The mail to ${to} is sent`);
      else notify.error(`The mail to ${to} did not go out`, error ?? undefined);
    },
    onError: (error) => notify.error('The mail did not go out', errorMessage(error)),
    onSettled: () =>
      Promise.all(
        [orderMailsQuery(id).queryKey, failedMailsQuery().queryKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
