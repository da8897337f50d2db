import { useRef } from 'react';
import { ApiError } from '@pedalworks/contract/errors';
import type { Order } from '@pedalworks/contract';
import { useMutation } from '@tanstack/react-query';
import { call, callVersioned, type CallArguments } from '../../../services/api-client.ts';
import { notify } from '../../../services/notify.ts';
import { saveChanges } from '../../../services/save-changes.ts';
import { useTransitionHandlers } from '../use-change-order.ts';

type Correction = Omit<CallArguments<'transitionOrder'>['body'], 'to' | 'from'>;

/**
 * Changes the tracking of an order that has left. The first attempt fails if another admin changed the tracking; a
 * retry overwrites it.
 */
export function useCorrectTracking(order: Order) {
  const { _id: id, number } = order;
  const seen = useRef(order.tracking);
  const { onSuccess, onSettled } = useTransitionHandlers(order, () =>
    notify.success(`Tracking of order ${number} updated`),
  );
  const mutation = useMutation({
    mutationFn: (body: Correction) =>
      saveChanges({
        read: () => callVersioned('getOrder', { params: { id } }),
        change: ({ status: from, tracking: present }) => {
          const conflict = trackingConflict(present, seen.current);
          seen.current = present;
          if (conflict !== null) throw conflict;
          return { from, to: 'shipped' as const, ...body };
        },
        send: (changed, headers) => call('transitionOrder', { params: { id }, headers, body: changed }),
      }),
    onSuccess,
    onSettled,
    meta: { sendsForm: true },
  });
  return {
    ...mutation,
    restart: () => {
      seen.current = order.tracking;
      mutation.reset();
    },
  };
}

function trackingConflict(present: Order['tracking'], seen: Order['tracking']): ApiError | null {
  if (textOf(present) === textOf(seen)) return null;
  const now = textOf(present) || 'without tracking';
  const message = `The tracking has changed since you opened it. It is now: ${now}. Save again to replace it.`;
  return new ApiError('request/changed', { message });
}

const textOf = (tracking: Order['tracking']) =>
  [tracking?.carrier, tracking?.number, tracking?.url].filter(Boolean).join(' ');
