import {
  ApiError,
  fromCents,
  toCents,
  unitsCents,
  unitsWithRemedy,
  type RefundedLine,
  type ReturnTransition,
} from '@pedalworks/contract';
import type { OrderRecord } from '../model/orders.ts';
import type { RefundRecord } from '../model/refunds.ts';
import type { ReturnedPieces, ReturnRefund } from '../model/returns.ts';
import { unrefundedCents } from '../orders/refund-amounts.ts';
import { priceRefund } from '../refunds/price-refund.ts';
import { invalidField } from '../shared/invalid-field.ts';
import { moneyText } from '../shared/money-text.ts';

interface RefundedPieces {
  readonly order: OrderRecord;
  readonly refunds: readonly RefundRecord[];
  readonly pieces: readonly ReturnedPieces[];
  readonly body: Pick<ReturnTransition, 'refundAmount' | 'note'>;
}

export interface PricedReturn extends ReturnRefund {
  readonly lines: readonly RefundedLine[];
}

/**
 * Prices the refund of a return: what was paid for its refunded pieces, or a lower amount with a note. Returns null if
 * no piece is refunded.
 *
 * @throws ApiError `refunds/above-ordered` if pieces are refunded already, `refunds/above-paid`
 */
export function priceReturn({ order, refunds, pieces, body }: RefundedPieces): PricedReturn | null {
  const { refundAmount, note } = body;
  const lines = unitsWithRemedy(pieces, 'refund').flatMap(({ line, quantity }) => {
    const part = order.lines[line];
    return part === undefined ? [] : { productId: part.productId, quantity };
  });
  if (lines.length === 0) {
    if (refundAmount === undefined) return null;
    throw invalidField('refundAmount', 'refundAmount requires pieces with the remedy refund');
  }
  // Earlier refunds of amounts may have taken a part of what was paid for the pieces.
  const paidCents = Math.min(unitsCents(lines, { order, refunds }), unrefundedCents(order));
  const wanted = refundAmount ?? fromCents(paidCents);
  const priced = priceRefund({ lines, amount: wanted }, order, refunds);
  if (toCents(wanted) > paidCents) {
    const message = `Only ${moneyText(paidCents, order)} was paid for these pieces.`;
    throw new ApiError('refunds/above-paid', { message });
  }
  if (toCents(wanted) < paidCents && !note)
    throw invalidField('note', 'Note is required: the customer reads why the refund is lower');
  return { lines, cents: priced.amountCents, paidCents };
}
