import type { Address } from '@pedalworks/contract/address';
import type { Order } from '@pedalworks/contract';
import { useMutation } from '@tanstack/react-query';
import { call, callVersioned } from '../../services/api-client.ts';
import { saveChanges } from '../../services/save-changes.ts';
import { conflictOf, useConflictCheck } from '../../ui/use-conflict-check.ts';
import { linesOf } from './public/address-lines.tsx';

/** Saves an order's address. The first attempt fails if someone else changed the address; a retry overwrites it. */
export function useSaveOrderAddress({ _id: id, address: displayed }: Order) {
  const { check } = useConflictCheck(displayed, addressConflict);
  return useMutation({
    mutationFn: (body: Address) =>
      saveChanges({
        read: () => callVersioned('getOrder', { params: { id } }),
        change: ({ address: present }) => {
          check(present, body);
          return body;
        },
        send: (address, headers) => call('saveOrderAddress', { params: { id }, headers, body: address }),
      }),
    meta: { sendsForm: true },
  });
}

export function addressConflict(present: Order['address'], known: readonly Order['address'][]) {
  const text = present === null ? 'none' : linesOf(present).join(', ');
  return conflictOf({ noun: 'address', present, known, text });
}
