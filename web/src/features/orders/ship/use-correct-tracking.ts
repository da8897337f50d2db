import type { Order } from '@pedalworks/contract';
import { trackingOf } from '@pedalworks/contract/carriers';
import { useMutation } from '@tanstack/react-query';
import { call, callVersioned, type CallArguments } from '../../../services/api-client.ts';
import { notify } from '../../../services/notify.ts';
import { saveChanges } from '../../../services/save-changes.ts';
import { conflictOf, useConflictCheck } from '../../../ui/use-conflict-check.ts';
import { useTransitionHandlers } from '../use-change-order.ts';
import { useCarriers } from './tracking-fields.tsx';

type Correction = Omit<CallArguments<'transitionOrder'>['body'], 'to' | 'from'>;

/**
 * Changes the tracking of an order that has left. The first attempt fails if another admin changed the tracking; a
 * retry overwrites it.
 */
export function useCorrectTracking(order: Order) {
  const { _id: id, number } = order;
  const carriers = useCarriers();
  const { check, restart } = useConflictCheck(order.tracking, trackingConflict);
  const { onSuccess, onSettled } = useTransitionHandlers(order, () =>
    notify.success(`Tracking of order ${number} updated`),
  );
  const { mutateAsync } = useMutation({
    mutationFn: (body: Correction) =>
      saveChanges({
        read: () => callVersioned('getOrder', { params: { id } }),
        change: ({ status: from, tracking: present }) => {
          check(present, trackingOf(body, carriers));
          return { from, to: 'shipped' as const, ...body };
        },
        send: (changed, headers) => call('transitionOrder', { params: { id }, headers, body: changed }),
      }),
    onSuccess,
    onSettled,
    meta: { sendsForm: true },
  });
  return { mutateAsync, restart };
}

function trackingConflict(present: Order['tracking'], known: readonly Order['tracking'][]) {
  const { carrier, number, url } = present ?? {};
  const text = [carrier, number, url].filter(Boolean).join(' ') || 'without tracking';
  return conflictOf({ noun: 'tracking', present, known, text });
}
