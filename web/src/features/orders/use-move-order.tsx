import { useMutation } from '@tanstack/react-query';
import { moveOf } from '@pedalworks/contract/order-moves';
import type { Order, OrderStatus } from '@pedalworks/contract';
import type { CallArguments } from '../../services/api-client.ts';
import { notify } from '../../services/notify.ts';
import { UndoButton } from '../../ui/undo-button.tsx';
import { notifyTransition, sendTransition, useTransitionHandlers } from './use-change-order.ts';

type Transition = CallArguments<'transitionOrder'>['body'];

/** Changes an order's status. The success toast offers Undo if the change is reversible. */
export function useMoveOrder(order: Order) {
  const { mutate: undo } = useMutation({
    mutationFn: ({ moved, to }: { readonly moved: Order; readonly to: OrderStatus }) =>
      sendTransition(moved, { to, reason: 'Undone' }),
    ...useTransitionHandlers(order, (moved) => notifyTransition(moved)),
  });
  const notifyDone = (moved: Order) => {
    const to = moved.history.at(-2)?.status;
    const canUndo = to !== undefined && isCorrection(moved.status, to);
    notifyTransition(moved, canUndo ? <UndoButton onPress={() => undo({ moved, to })} /> : undefined);
  };
  return useMutation({
    mutationFn: (body: Transition) => sendTransition(order, body),
    ...useTransitionHandlers(order, notifyDone),
  });
}

export function isCorrection(from: OrderStatus, to: OrderStatus): boolean {
  return from !== to && moveOf(from, to, 'shop')?.needs === 'reason';
}

export function useCorrectOrder(order: Order, message: string) {
  const { onSuccess, onSettled } = useTransitionHandlers(order, () => notify.success(message));
  return useMutation({
    mutationFn: (body: Transition) => sendTransition(order, body),
    onSuccess,
    onSettled,
    meta: { sendsForm: true },
  });
}
