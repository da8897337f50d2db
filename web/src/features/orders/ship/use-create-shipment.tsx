import { useRef } from 'react';
import { ApiError } from '@pedalworks/contract/errors';
import type { Order } from '@pedalworks/contract';
import { useMutation } from '@tanstack/react-query';
import { call, type CallArguments } from '../../../services/api-client.ts';
import { sendOnce } from '../../../services/idempotency-key.ts';
import { notify } from '../../../services/notify.ts';
import { useCurrentUser } from '../../../services/session.ts';
import { partlyShippedText } from '../public/parcels.ts';
import { useTransitionHandlers } from '../use-change-order.ts';
import { useNotifyMoved } from '../use-move-order.tsx';
import { useAcceptedMove } from './use-accepted-move.tsx';

type Draft = Omit<NonNullable<CallArguments<'createShipment'>['body']>, 'attentions'>;

/**
 * Sends a parcel of an order as it was on opening the form. Asks the admin to accept open flags. Repeating a request
 * after a lost response sends nothing again.
 *
 * @param action label of the button that opens the form
 */
export function useCreateShipment(order: Order, action: string) {
  const { uid } = useCurrentUser();
  const { confirm, send, question } = useAcceptedMove(order, action);
  const { requireSeen, restart } = useSeenParcels(order);
  const notifyMoved = useNotifyMoved(order);
  const { onSuccess, onError, onSettled } = useTransitionHandlers(order, (shipped) => {
    if (shipped.status !== order.status) notifyMoved(shipped);
    else notify.success(`Order ${shipped.number}: ${partlyShippedText(shipped) || 'replacement sent'}`);
  });
  const { mutateAsync } = useMutation({
    mutationFn: async (draft: Draft) => {
      if (draft.lines !== undefined) await requireSeen();
      const subject = `shipment/${draft.kind ?? 'order'}/${order._id}.${String(order.shipments.length)}`;
      return send((attentions) =>
        sendOnce({ uid, subject }, (headers) =>
          call('createShipment', { params: { id: order._id }, headers, body: { ...draft, attentions } }),
        ),
      );
    },
    onSuccess,
    onSettled,
    onError: (error) => {
      // The form may be gone: the page no longer offers to ship an order whose status has changed.
      if (error instanceof ApiError && error.code === 'orders/move-refused') onError(error);
    },
    meta: { sendsForm: true },
  });
  return { mutateAsync, confirm, restart, question };
}

/** Rejects chosen parts if a parcel left since the form was opened: another admin may have sent the same ones. */
function useSeenParcels({ _id: id, shipments }: Order) {
  // Checks before the first attempt only. After a lost response, the newest parcel may be the form's own.
  const isChecked = useRef(false);
  return {
    requireSeen: async () => {
      if (isChecked.current) return;
      const present = await call('getOrder', { params: { id } });
      if (present.shipments.length !== shipments.length)
        throw new ApiError('request/changed', {
          message:
            'A parcel of this order has left since you opened this. Close the form and check what is left.',
        });
      isChecked.current = true;
    },
    restart: () => {
      isChecked.current = false;
    },
  };
}
