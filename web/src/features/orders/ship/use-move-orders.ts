import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '@pedalworks/contract';
import { call, type CallArguments } from '../../../services/api-client.ts';
import { useBulkChange } from '../../shared/bulk-change.tsx';
import { sendOnce } from '../../../services/idempotency-key.ts';
import { useCurrentUser } from '../../../services/session.ts';
import { formatNumber } from '../../../ui/money.ts';
import { updateCachedOrders } from '../update-cached-orders.ts';

type Moves = CallArguments<'transitionOrders'>['body'];

interface BulkMove {
  readonly from: Moves['to'];
  readonly to: Moves['to'];
  readonly trackingOf?: (order: Order) => Omit<Moves['orders'][number], 'id'>;
  readonly isUndo?: boolean;
}

/** Changes the status of several orders. An idempotency key makes a retry safe after a lost response. */
export function useMoveOrders({ failure }: { readonly failure?: string } = {}) {
  const queryClient = useQueryClient();
  const { uid } = useCurrentUser();
  return useBulkChange<Order, BulkMove>({
    send: async (orders, { from, to, trackingOf, isUndo = false }) => {
      const tracked = orders.map((order) => ({ id: order._id, ...trackingOf?.(order) }));
      const body = { from, to, ...(isUndo && { reason: 'Undone' }), orders: tracked };
      const answer = await sendOnce({ uid, subject: `transition/${to}` }, (headers) =>
        call('transitionOrders', { headers, body }),
      );
      updateCachedOrders(queryClient, answer.changed);
      return answer;
    },
    words: wordsOf,
    undoOf: ({ from, to }) => ({ from: to, to: from, isUndo: true }),
    failure,
    // Not awaited, because `updateCachedOrders` has already updated the lists.
    onSettled: () => Promise.resolve(void queryClient.invalidateQueries({ queryKey: ['orders'] })),
  });
}

const countOf = (count: number) => `${formatNumber(count)} ${count === 1 ? 'order' : 'orders'}`;

const wordsOf = ({ to, isUndo = false }: BulkMove) => ({
  done: (count: number) => `${countOf(count)} ${count === 1 ? 'is' : 'are'} ${isUndo ? 'back to ' : ''}${to}`,
  failed: (count: number, asked: number) => `Failed to change ${formatNumber(count)} of ${countOf(asked)}`,
  nameOf: ({ number }: Order) => number,
});
