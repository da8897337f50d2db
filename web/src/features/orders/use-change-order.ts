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
import { showOrders } from './show-orders.ts';

type Transition = CallArguments<'transitionOrder'>['body'];

/** Only from the status that is on the screen: what was to be cancelled unpaid may be paid meanwhile. */
export function sendMove({ _id: id, status: from }: Order, body: Transition) {
  return call('transitionOrder', { params: { id }, body: { from, ...body } });
}

/** Cancels an order. Needs no Idempotency-Key: an order that is already cancelled counts as success, for example after a lost response. */
export function useCancelOrder(order: Order) {
  return useMutation({
    mutationFn: async () => {
      try {
        return await sendMove(order, { to: 'cancelled' });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'orders/move-refused') throw error;
        const present = await call('getOrder', { params: { id: order._id } });
        if (present.status !== 'cancelled') throw error;
        return present;
      }
    },
    ...useMoved(order, (moved) => notifyMoved(moved)),
  });
}

type Refunding = NonNullable<CallArguments<'refundOrder'>['body']>;

/** Whether a refund was noted that the card provider has not answered: it is made by itself. */
export function isUnderWay(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'refunds/under-way';
}

/** Refunds an order, once however often the refund is submitted. The form displays errors. */
export function useRefundOrder(order: Order) {
  const queryClient = useQueryClient();
  const { uid } = useCurrentUser();
  const { _id: id, number } = order;
  return useMutation({
    mutationFn: (body: Refunding) =>
      sendOnce({ uid, of: `refund/${id}` }, (headers) =>
        call('refundOrder', { params: { id }, headers, body }),
      ),
    onSuccess: (refunded) => {
      showOrders(queryClient, [refunded]);
      notify.success(`Order ${number}: refund sent to the card`);
    },
    onError: (error) => {
      if (isUnderWay(error)) notify.error('The refund is not made yet', errorMessage(error));
    },
    // The dialog does not wait for what is read again.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['orders'] }),
    meta: { sendsForm: true },
  });
}

/** Names the present status if another admin was first. Reads orders again either way. */
export function useMoved({ number }: Order, notifyDone: (moved: Order) => void) {
  const queryClient = useQueryClient();
  return {
    onSuccess: (moved: Order) => {
      showOrders(queryClient, [moved]);
      notifyDone(moved);
    },
    onError: (error: Error) => notify.error(`Order ${number} was not changed`, errorMessage(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['orders'] }),
  };
}

export function notifyMoved({ number, status }: Order, undo?: ReactNode): void {
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
