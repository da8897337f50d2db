import { ApiError, toSmallestUnit } from '@pedalworks/contract';
import type { RefundRecord } from '../model/order-refunds.ts';
import type { OrderRecord } from '../model/orders.ts';
import { outdated } from '../shared/until-current.ts';
import { applyProviderState, settleRefunds, type Refusal, type SettlingPorts } from './settle-refunds.ts';

export type RefundPorts = SettlingPorts;

interface RequestTerms extends Pick<Refusal, 'isAwaited'> {
  readonly signal: AbortSignal;
}

/** @throws ApiError `payments/refund-refused` if the provider refuses; after any other error, repeat the request */
export async function requestRefund(
  ports: RefundPorts,
  refund: RefundRecord,
  { isAwaited, signal }: RequestTerms,
): Promise<OrderRecord> {
  const { id: refundId, orderId, paymentId, amountCents, status, providerId } = refund;
  if (status === 'failed') throw new ApiError('payments/refund-refused');
  const order = await ports.orders.find(orderId);
  if (order === null) throw new ApiError('orders/not-found');
  if (providerId !== null) return order;
  const amount = toSmallestUnit(amountCents, order.currency);
  try {
    const made = await ports.cards.refund({ paymentId, amount, refundId, key: `refund/${refundId}` });
    const state = { refunds: [made], disputes: [], seen: [] };
    const settled = await applyProviderState(ports, { orderId, paymentId, signal }, state);
    return settled === null || settled === outdated ? order : settled;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'payments/refund-refused')
      await settleRefunds(ports, { paymentId, signal, refusal: { refundId, isAwaited } });
    throw error;
  }
}
