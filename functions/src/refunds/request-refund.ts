import { inspect } from 'node:util';
import { ApiError, toSmallestUnit } from '@pedalworks/contract';
import { isAccepted, type RefundRecord } from '../model/refunds.ts';
import type { OrderRecord } from '../model/orders.ts';
import { outdated } from '../shared/until-current.ts';
import {
  applyProviderState,
  settleRefunds,
  type Refusal,
  type RefundsToSettle,
  type SettlingPorts,
} from './settle-refunds.ts';

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
  const { id: refundId, orderId, paymentId, amountCents, status, refusal } = refund;
  if (status === 'failed') throw new ApiError('payments/refund-refused', refusal ? { message: refusal } : {});
  const order = await ports.orders.find(orderId);
  if (order === null) throw new ApiError('orders/not-found');
  if (isAccepted(refund)) return order;
  const amount = toSmallestUnit(amountCents, order.currency);
  const toSettle = { orderId, paymentId, signal };
  try {
    const made = await ports.cards.refund({ paymentId, amount, refundId, key: `refund/${refundId}` });
    const settled = await applyProviderState(ports, toSettle, { refunds: [made], disputes: [], seen: [] });
    return settled === null || settled === outdated ? order : settled;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'payments/refund-refused')
      await recordRefusal(ports, { ...toSettle, refusal: { refundId, reason: error.message, isAwaited } });
    throw error;
  }
}

/**
 * Stores that the provider refused a refund, together with what it reports about the payment. Stores the refusal alone
 * if the provider does not answer. Logs other errors, so that the caller learns of the refusal.
 */
async function recordRefusal(ports: RefundPorts, refused: RefundsToSettle): Promise<void> {
  try {
    await settleRefunds(ports, refused);
  } catch (cause) {
    const { orderId } = refused;
    ports.log.warn('refunds/not-checked', { orderId, cause: inspect(cause) });
    const nothing = { refunds: [], disputes: [], seen: [] };
    await applyProviderState(ports, refused, nothing).catch((error: unknown) => {
      ports.log.error('refunds/not-checked', { orderId, cause: inspect(error) });
    });
  }
}
