import { useMutation } from '@tanstack/react-query';
import { moveOf } from '@pedalworks/contract/order-moves';
import type { Order, OrderStatus } from '@pedalworks/contract';
import type { CallArguments } from '../../services/api-client.ts';
import { notify } from '../../services/notify.ts';
import { UndoButton } from '../../ui/undo-button.tsx';
import { unacceptedAttentions, useAcceptedMove } from './ship/use-accepted-move.tsx';
import { notifyTransition, useSendTransition, useTransitionHandlers } from './use-change-order.ts';

type Transition = CallArguments<'transitionOrder'>['body'];

/**
 * Changes an order's status. Asks the admin to accept open flags. The success toast offers Undo if the change is
 * reversible.
 *
 * @param action label of the button that starts the move
 */
export function useMoveOrder(order: Order, action: string) {
  const { confirm, send, question } = useAcceptedMove(order, action);
  const sendTransition = useSendTransition();
  const notifyDone = useNotifyMoved(order);
  const { onError, ...handlers } = useTransitionHandlers(order, notifyDone);
  const mutation = useMutation({
    mutationFn: (body: Transition) => send((attentions) => sendTransition(order, { ...body, attentions })),
    ...handlers,
    onError: (error) => {
      // The admin has seen the reasons and declined.
      if (unacceptedAttentions(error) === null) onError(error);
    },
  });
  return { ...mutation, confirm, question };
}

/** Returns a function that shows the success toast of a move, with Undo if the move is reversible. */
export function useNotifyMoved(order: Order) {
  const sendTransition = useSendTransition();
  const { mutate: undo } = useMutation({
    mutationFn: ({ moved, to }: { readonly moved: Order; readonly to: OrderStatus }) =>
      sendTransition(moved, { to, reason: 'Undone' }),
    ...useTransitionHandlers(order, (moved) => notifyTransition(moved)),
  });
  return (moved: Order) => {
    const to = moved.history.at(-2)?.status;
    const canUndo = to !== undefined && isCorrection(moved.status, to);
    notifyTransition(moved, canUndo ? <UndoButton onPress={() => undo({ moved, to })} /> : undefined);
  };
}

export function isCorrection(from: OrderStatus, to: OrderStatus): boolean {
  return from !== to && moveOf(from, to, 'shop')?.needs === 'reason';
}

export function useCorrectOrder(order: Order, message: string) {
  const sendTransition = useSendTransition();
  const { onSuccess, onSettled } = useTransitionHandlers(order, () => notify.success(message));
  return useMutation({
    mutationFn: (body: Transition) => sendTransition(order, body),
    onSuccess,
    onSettled,
    meta: { sendsForm: true },
  });
}
