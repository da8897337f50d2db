import { useRef } from 'react';
import type { Address } from '@pedalworks/contract/address';
import { ApiError } from '@pedalworks/contract/errors';
import type { Order } from '@pedalworks/contract';
import { useMutation } from '@tanstack/react-query';
import { call, callVersioned } from '../../services/api-client.ts';
import { saveChanges } from '../../services/save-changes.ts';
import { linesOf } from './public/address-lines.tsx';

/** Saves an order's address. The first attempt fails if someone else changed the address; a retry overwrites it. */
export function useSaveOrderAddress({ _id: id, address: displayed }: Order) {
  const seen = useRef(displayed);
  return useMutation({
    mutationFn: (body: Address) =>
      saveChanges({
        read: () => callVersioned('getOrder', { params: { id } }),
        change: ({ address: present }) => {
          const conflict = addressConflict(present, [seen.current, body]);
          seen.current = present;
          if (conflict !== null) throw conflict;
          return body;
        },
        send: (address, headers) => call('saveOrderAddress', { params: { id }, headers, body: address }),
      }),
    meta: { sendsForm: true },
  });
}

export function addressConflict(
  present: Order['address'],
  known: readonly Order['address'][],
): ApiError | null {
  if (known.some((address) => textOf(address) === textOf(present))) return null;
  const now = present === null ? 'none' : linesOf(present).join(', ');
  const message = `The address has changed since you opened it. It is now: ${now}. Save again to replace it.`;
  return new ApiError('request/changed', { message });
}

const textOf = (address: Order['address']) => JSON.stringify(Object.entries(address ?? {}).sort());
