import type { ReactNode } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@pedalworks/contract/errors';
import type { Mail, Order } from '@pedalworks/contract';
import { call, type CallArguments } from '../../services/api-client.ts';
import { errorMessage } from '../../services/error-message.ts';
import { sendOnce } from '../../services/idempotency-key.ts';
import { notify } from '../../services/notify.ts';
import { useCurrentUser } from '../../services/session.ts';
import { failedMailsQuery, orderMailsQuery, orderNotesQuery } from './queries.ts';
import { updateCachedOrders } from './update-cached-orders.ts';

type Transition = CallArguments<'transitionOrder'>['body'];

/**
 * Returns a function that changes an order's status. The server rejects the change if the displayed status is stale.
 * Repeating a change after a lost response is safe.
 */
export function useSendTransition() {
  const { uid } = useCurrentUser();
  return (order: Order, body: Transition) =>
    sendOnce({ uid, subject: transitionSubject([order], body.to) }, (headers) =>
      call('transitionOrder', { params: { id: order._id }, headers, body: { from: order.status, ...body } }),
    );
}

/** Names a change for `sendOnce`. Another change of the order makes the next press a new change. */
export const transitionSubject = (orders: readonly Order[], to: Order['status']) =>
  `transition/${to}/${orders.map(({ _id, history }) => `${_id}.${String(history.length)}`).join()}`;

/** Cancels an order. An already cancelled order counts as success. */
export function useCancelOrder(order: Order) {
  const sendTransition = useSendTransition();
  return useMutation({
    mutationFn: async () => {
      try {
        return await sendTransition(order, { to: 'cancelled' });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'orders/move-refused') throw error;
        const present = await call('getOrder', { params: { id: order._id } });
        if (present.status !== 'cancelled') throw error;
        return present;
      }
    },
    ...useTransitionHandlers(order, (moved) => notifyTransition(moved)),
  });
}

type RefundBody = NonNullable<CallArguments<'refundOrder'>['body']>;

/** True if the card provider has not responded yet. The server completes such a refund later. */
export function isRefundPending(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'refunds/under-way';
}

export function useRefundOrder(order: Order) {
  const queryClient = useQueryClient();
  const { uid } = useCurrentUser();
  const { _id: id, number } = order;
  return useMutation({
    mutationFn: (body: RefundBody) =>
      sendOnce({ uid, subject: ['refund', id, body.settles ?? []].flat().join('/') }, (headers) =>
        call('refundOrder', { params: { id }, headers, body }),
      ),
    onSuccess: (refunded, { method }) => {
      updateCachedOrders(queryClient, [refunded]);
      notify.success(`Order ${number}: refund ${method === 'other' ? 'recorded' : 'sent to the card'}`);
    },
    onError: (error) => {
      if (isRefundPending(error)) notify.error('Refund pending', errorMessage(error));
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['orders'] }),
    meta: { sendsForm: true },
  });
}

export function useTransitionHandlers({ number }: Order, notifyDone: (moved: Order) => void) {
  const queryClient = useQueryClient();
  return {
    onSuccess: (moved: Order) => {
      updateCachedOrders(queryClient, [moved]);
      notifyDone(moved);
    },
    onError: (error: Error) => notify.error(`Order ${number} was not changed`, errorMessage(error)),
    // Not awaited, because `updateCachedOrders` has already updated what is displayed.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['orders'] }),
  };
}

export function notifyTransition({ number, status }: Order, undo?: ReactNode): void {
  const message = `Order ${number} is ${status}`;
  if (undo === undefined) notify.success(message);
  else notify.withUndo(message, undo);
}

export function useAddNote(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => call('addOrderNote', { params: { id }, body: { text } }),
    onSuccess: (notes) => queryClient.setQueryData(orderNotesQuery(id).queryKey, notes),
    onError: (error) => notify.error('The note was not added', errorMessage(error)),
    meta: { sendsForm: true },
  });
}

export function useResendMail(id: string, { _id: mailId }: Pick<Mail, '_id'>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('resendMail', { params: { id, mailId } }),
    onSuccess: ({ to, delivery: { state, error } }) => {
      if (state === 'sent') notify.success(`Email sent to ${to}`);
      else notify.error(`The email to ${to} was not sent`, error ?? undefined);
    },
    onError: (error) => notify.error('The email was not sent', errorMessage(error)),
    onSettled: () =>
      Promise.all(
        [orderMailsQuery(id).queryKey, failedMailsQuery().queryKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
