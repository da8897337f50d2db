import type { Order } from '@pedalworks/contract';
import { useMutation } from '@tanstack/react-query';
import { call, callVersioned } from '../../../services/api-client.ts';
import { saveChanges } from '../../../services/save-changes.ts';
import { conflictOf, useConflictCheck } from '../../../ui/use-conflict-check.ts';

type OrderEmail = Pick<Order, 'customerEmail'>;

/** Saves an order's email. The first attempt fails if someone else changed the email; a retry overwrites it. */
export function useSaveOrderEmail({ _id: id, customerEmail }: Order) {
  const { check } = useConflictCheck({ customerEmail }, emailConflict);
  return useMutation({
    mutationFn: (email: string) =>
      saveChanges({
        read: () => callVersioned('getOrder', { params: { id } }),
        change: (present) => {
          check({ customerEmail: present.customerEmail }, { customerEmail: email });
          return { email };
        },
        send: (body, headers) => call('saveOrderEmail', { params: { id }, headers, body }),
      }),
    meta: { sendsForm: true },
  });
}

export function emailConflict(present: OrderEmail, known: readonly OrderEmail[]) {
  return conflictOf({ noun: 'email', present, known, text: present.customerEmail });
}
