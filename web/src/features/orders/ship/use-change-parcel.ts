import type { Order } from '@pedalworks/contract';
import { trackingOf } from '@pedalworks/contract/carriers';
import { useMutation } from '@tanstack/react-query';
import { call, callVersioned, type CallArguments } from '../../../services/api-client.ts';
import { errorMessage } from '../../../services/error-message.ts';
import { notify } from '../../../services/notify.ts';
import { saveChanges } from '../../../services/save-changes.ts';
import { conflictOf, useConflictCheck } from '../../../ui/use-conflict-check.ts';
import { parcelTracking, type Parcel } from '../public/parcels.ts';
import { useTransitionHandlers } from '../use-change-order.ts';
import { useCarriers } from './tracking-fields.tsx';

type Change = NonNullable<CallArguments<'changeShipment'>['body']>;

interface ChangeOptions {
  /** Text of the success toast. */
  readonly done: string;
  /** Throws if the change must not replace what is stored. */
  readonly check?: (present: Order, change: Change) => void;
}

/** Returns a function that changes a parcel of an order. Repeating a stored change changes nothing. */
function useChangeParcel(order: Order, { id: shipmentId }: Parcel, { done, check }: ChangeOptions) {
  const { _id: id } = order;
  const { onSuccess, onSettled } = useTransitionHandlers(order, () => notify.success(done));
  return {
    mutationFn: (change: Change) =>
      saveChanges({
        read: () => callVersioned('getOrder', { params: { id } }),
        change: (present) => {
          check?.(present, change);
          return change;
        },
        send: (body, headers) => call('changeShipment', { params: { id, shipmentId }, headers, body }),
      }),
    onSuccess,
    onSettled,
  };
}

/**
 * Corrects a parcel's tracking. The first attempt fails if another admin changed the tracking; a retry overwrites it.
 */
export function useCorrectTracking(order: Order, parcel: Parcel) {
  const carriers = useCarriers();
  const { check, restart } = useConflictCheck(parcelTracking(parcel), trackingConflict);
  const { mutateAsync } = useMutation({
    ...useChangeParcel(order, parcel, {
      done: `Tracking of order ${order.number} updated`,
      check: ({ shipments }, change) => {
        const present = shipments.find(({ id }) => id === parcel.id) ?? parcel;
        check(parcelTracking(present), trackingOf(change, carriers));
      },
    }),
    meta: { sendsForm: true },
  });
  return { mutateAsync, restart };
}

function trackingConflict(present: Order['tracking'], known: readonly Order['tracking'][]) {
  const { carrier, number, url } = present ?? {};
  const text = [carrier, number, url].filter(Boolean).join(' ') || 'without tracking';
  return conflictOf({ noun: 'tracking', present, known, text });
}

export function useReturnParcel(order: Order, parcel: Parcel) {
  const done = `Order ${order.number}: the parcel came back`;
  return useMutation({ ...useChangeParcel(order, parcel, { done }), meta: { sendsForm: true } });
}

export function useDeliverParcel(order: Order, parcel: Parcel) {
  return useMutation({
    ...useChangeParcel(order, parcel, { done: `Order ${order.number}: the parcel is delivered` }),
    onError: (error) => notify.error(`Order ${order.number} was not changed`, errorMessage(error)),
  });
}
