import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '@pedalworks/contract';
import { openAttentions } from '@pedalworks/contract/order-moves';
import { call, type Answer, type CallArguments } from '../../../services/api-client.ts';
import { useBulkChange } from '../../shared/bulk-change.tsx';
import { errorMessage } from '../../../services/error-message.ts';
import { sendOnce } from '../../../services/idempotency-key.ts';
import { useCurrentUser } from '../../../services/session.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { formatNumber } from '../../../ui/money.ts';
import { counted, plural } from '@pedalworks/contract/words';
import { useQuestion } from '../../../ui/use-question.ts';
import { transitionSubject } from '../use-change-order.ts';
import { updateCachedOrders } from '../update-cached-orders.ts';
import { OrderReasons } from './order-reasons.tsx';
import { labelsOf } from './packing-checks.ts';

type Moves = CallArguments<'transitionOrders'>['body'];
type MoveAnswer = Answer<'transitionOrders'>;

interface BulkMove {
  readonly from: Moves['to'];
  readonly to: Moves['to'];
  readonly trackingOf?: (order: Order) => Omit<Moves['orders'][number], 'id'>;
  readonly emailCustomer?: boolean;
  readonly isUndo?: boolean;
}

interface Flagged {
  readonly order: Order;
  readonly attentions: Order['attentions'];
}

/**
 * Changes the status of several orders. An idempotency key makes a retry safe after a lost response. Orders that have
 * got a new flag since they were loaded are changed once the admin accepts it.
 */
export function useMoveOrders({ failure }: { readonly failure?: string } = {}) {
  const send = useSendMoves();
  const queryClient = useQueryClient();
  const { about = [], isOpen, ask, answer } = useQuestion<readonly Flagged[]>();
  const change = useBulkChange<Order, BulkMove>({
    send: async (orders, move) => {
      const all = orders.map((order) => ({ order, attentions: [...openAttentions(order)] }));
      const first = await send(all, move);
      const flagged = flaggedIn(orders, first);
      if (flagged.length === 0 || !(await ask(flagged))) return first;
      return withRest(first, await send(flagged, move).catch((error: unknown) => failed(flagged, error)));
    },
    words: wordsOf,
    undoOf: ({ from, to }) => ({ from: to, to: from, isUndo: true }),
    failure,
    // Not awaited, because `updateCachedOrders` has already updated the lists.
    onSettled: () => Promise.resolve(void queryClient.invalidateQueries({ queryKey: ['orders'] })),
  });
  const question = (
    <ConfirmDialog
      // The caller's dialog stays open during the request, and blocks Back.
      isInHistory={failure === undefined}
      open={isOpen}
      title={plural(about.length, 'One order needs attention', `${countOf(about.length)} need attention`)}
      confirmText={`Continue with ${countOf(about.length)}`}
      color="primary"
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      <OrderReasons
        title="Changed since you loaded the list"
        orders={about.map(({ order }) => order)}
        reasonOf={(order) => labelsOf(about.find((one) => one.order === order)?.attentions ?? []).join(', ')}
      />
    </ConfirmDialog>
  );
  return { ...change, question };
}

function useSendMoves() {
  const queryClient = useQueryClient();
  const { uid } = useCurrentUser();
  return async (
    flagged: readonly Flagged[],
    { from, to, trackingOf, emailCustomer = true, isUndo = false }: BulkMove,
  ) => {
    const orders = flagged.map(({ order, attentions }) => ({
      id: order._id,
      ...trackingOf?.(order),
      ...(!isUndo && { attentions }),
    }));
    const body = { from, to, emailCustomer, ...(isUndo && { reason: 'Undone' }), orders };
    const subject = transitionSubject(
      flagged.map(({ order }) => order),
      to,
    );
    const answer = await sendOnce({ uid, subject }, (headers) => call('transitionOrders', { headers, body }));
    updateCachedOrders(queryClient, answer.changed);
    return answer;
  };
}

function flaggedIn(orders: readonly Order[], { refused }: MoveAnswer): readonly Flagged[] {
  return orders.flatMap((order) => {
    const attentions = refused.find(({ id }) => id === order._id)?.attentions;
    return attentions === undefined ? [] : [{ order, attentions }];
  });
}

/** Merges the response to the accepted rest into the first response. */
function withRest(first: MoveAnswer, rest: MoveAnswer): MoveAnswer {
  const final = first.refused.filter(({ attentions }) => attentions === undefined);
  return { changed: [...first.changed, ...rest.changed], refused: [...final, ...rest.refused] };
}

/** Reports a failed second request by order, because the first request has changed other orders. */
function failed(orders: readonly Flagged[], error: unknown): MoveAnswer {
  const refusal = { code: 'service/unavailable' as const, message: errorMessage(error) };
  return { changed: [], refused: orders.map(({ order: { _id: id } }) => ({ id, ...refusal })) };
}

const countOf = (count: number) => counted(count, 'order');

const wordsOf = ({ to, isUndo = false }: BulkMove) => ({
  done: (count: number) => `${countOf(count)} ${plural(count, 'is', 'are')} ${isUndo ? 'back to ' : ''}${to}`,
  failed: (count: number, asked: number) => `Failed to change ${formatNumber(count)} of ${countOf(asked)}`,
  nameOf: ({ number }: Order) => number,
});
