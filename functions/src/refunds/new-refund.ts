import { ApiError, type RefundDraft } from '@pedalworks/contract';
import type { Actor } from '../model/audit.ts';
import { isClosed } from '../model/disputes.ts';
import type { OrderRecord } from '../model/orders.ts';
import type { RefundRecord } from '../model/refunds.ts';
import { withRefundedUnits } from '../orders/shipping-status.ts';
import type { ShopTransaction } from '../ports.ts';
import type { IdempotentRequest } from '../shared/idempotency.ts';

export interface RefundOrder {
  readonly orderId: string;
  readonly draft: RefundDraft;
  readonly cancelsOrder: boolean;
  readonly request: IdempotentRequest | null;
  readonly by: Actor;
  readonly signal: AbortSignal;
}

interface OpenedRefund {
  readonly order: OrderRecord;
  readonly refunds: readonly RefundRecord[];
  /** Refund that the same request made before. */
  readonly earlier: RefundRecord | undefined;
}

export async function openRefund(
  transaction: ShopTransaction,
  { orderId, request }: Pick<RefundOrder, 'orderId' | 'request'>,
): Promise<OpenedRefund> {
  const stored = await transaction.order(orderId);
  if (stored === null) throw new ApiError('orders/not-found');
  const refunds = await transaction.refunds(orderId);
  const order = withRefundedUnits(stored, refunds);
  const result = await transaction.recall(request);
  return { order, refunds, earlier: refunds.find((refund) => refund.id === result?.refundId) };
}

/** @throws ApiError `refunds/not-paid` or `refunds/disputed` */
export function newRefund(order: OrderRecord, by: Actor) {
  return {
    id: crypto.randomUUID(),
    orderId: order.id,
    paymentId: refundablePayment(order),
    providerId: null,
    byUid: by.uid,
    creditNoteNumber: null,
    createdAt: new Date(),
  } as const satisfies Partial<RefundRecord>;
}

function refundablePayment({ paidAt, transactionId, disputes }: OrderRecord): string {
  if (paidAt === null || transactionId === null) throw new ApiError('refunds/not-paid');
  if (disputes.some((dispute) => !isClosed(dispute) && dispute.status !== 'inquiry'))
    throw new ApiError('refunds/disputed');
  return transactionId;
}
