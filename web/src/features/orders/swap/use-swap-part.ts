import type { Order } from '@pedalworks/contract';
import { ApiError } from '@pedalworks/contract/errors';
import { useMutation } from '@tanstack/react-query';
import { call, callVersioned } from '../../../services/api-client.ts';
import { notify } from '../../../services/notify.ts';
import { saveChanges } from '../../../services/save-changes.ts';
import { useTransitionHandlers } from '../use-change-order.ts';
import type { Line } from '../order-parts.ts';

export interface SwappedLine {
  readonly order: Order;
  readonly index: number;
  readonly line: Line;
}

interface Swap {
  readonly productId: string;
}

/** Swaps the part of an order line, unless another admin has swapped it for yet another part. */
export function useSwapPart({ order, index, line }: SwappedLine) {
  const { _id: id, number } = order;
  const { onSuccess, onSettled } = useTransitionHandlers(order, () => {
    notify.success(`Order ${number}: part swapped`);
  });
  return useMutation({
    mutationFn: ({ productId }: Swap) =>
      saveChanges({
        read: () => callVersioned('getOrder', { params: { id } }),
        change: (present) => {
          requireSameLine(present.lines[index], [line.productId, productId]);
          return { productId };
        },
        send: (body, headers) => call('swapPart', { params: { id, line: index }, headers, body }),
      }),
    onSuccess,
    onSettled,
    meta: { sendsForm: true },
  });
}

function requireSameLine(present: Order['lines'][number] | undefined, known: readonly string[]): void {
  if (present === undefined || known.includes(present.productId)) return;
  const message = `The part has changed since you opened it. It is now: ${present.name}. Close this and check the order.`;
  throw new ApiError('request/changed', { message });
}
