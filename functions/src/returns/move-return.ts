import { ApiError, returnStepsTo, type ReturnTransition } from '@pedalworks/contract';
import type { Caller } from '../model/caller.ts';
import type { OrderRecord } from '../model/orders.ts';
import type { RefundRecord } from '../model/refunds.ts';
import type { ReturnRecord } from '../model/returns.ts';
import { auditedOrder } from '../orders/audited-order.ts';
import { withRefundedUnits } from '../orders/shipping-status.ts';
import type { ShopTransaction } from '../ports.ts';
import type { IdempotentRequest } from '../shared/idempotency.ts';

/** Request to move a return. */
export interface ReturnMove {
  readonly returnId: string;
  readonly orderId: string;
  readonly body: ReturnTransition;
  readonly caller: Caller;
  readonly request: IdempotentRequest | null;
}

interface FoundReturn {
  readonly order: OrderRecord;
  readonly refunds: readonly RefundRecord[];
  readonly before: ReturnRecord;
  /** True if an earlier request with the same key made the move. */
  readonly isRepeated: boolean;
}

export async function findReturn(
  transaction: ShopTransaction,
  { returnId, orderId, request }: ReturnMove,
): Promise<FoundReturn> {
  const order = await transaction.order(orderId);
  const before = await transaction.orderReturn(returnId);
  if (order === null || before === null) throw new ApiError('returns/not-found');
  const refunds = await transaction.refunds(orderId);
  const isRepeated = (await transaction.recall(request)) !== null;
  return { order: withRefundedUnits(order, refunds), refunds, before, isRepeated };
}

export async function otherReturns(
  transaction: ShopTransaction,
  { id, orderId }: ReturnRecord,
): Promise<readonly ReturnRecord[]> {
  return (await transaction.returnsOf(orderId)).filter((each) => each.id !== id);
}

/** @throws ApiError `returns/move-refused`, with the present state */
export function movedReturn(before: ReturnRecord, { body, caller }: ReturnMove): ReturnRecord {
  const { to, note } = body;
  const by = caller.admin ? 'shop' : 'customer';
  const steps = returnStepsTo(before.state, to, by);
  if (steps.length === 0) {
    const message = `This return is ${before.state} now. Check it, then try again.`;
    throw new ApiError('returns/move-refused', { message });
  }
  const at = new Date();
  const events = steps.map((state) => {
    const isLast = state === to;
    return { state, at, by, note: isLast && by === 'shop' ? (note ?? '') : '' } as const;
  });
  return { ...before, state: to, history: [...before.history, ...events] };
}

interface AuditedMove {
  readonly caller: Caller;
  readonly before: ReturnRecord;
  readonly returned: ReturnRecord;
  readonly order: OrderRecord;
  readonly facts?: object;
}

/** Adds an admin's move to the audit log. */
export function auditMove(
  transaction: ShopTransaction,
  { caller, before, returned, order, facts = {} }: AuditedMove,
): void {
  if (!caller.admin) return;
  const { number, state, pieces, history } = returned;
  const reason = history.at(-1)?.note ?? '';
  transaction.audit({
    by: { uid: caller.uid, email: caller.email },
    action: 'returns/move',
    ...auditedOrder(order),
    before: { return: number, state: before.state },
    after: {
      return: number,
      state,
      ...(pieces !== before.pieces && { pieces }),
      ...(reason !== '' && { reason }),
      ...facts,
    },
  });
}
