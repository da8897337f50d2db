import type { Order } from '@pedalworks/contract';
import { toCents } from '@pedalworks/contract/money';
import type { CallArguments } from '../../services/api-client.ts';

/** What the refund form holds. */
export interface RefundValues {
  readonly of: 'all' | 'lines' | 'amount';
  readonly amount: string;
  /** How many of each line of the order. */
  readonly quantities: readonly string[];
  readonly restock: boolean;
  readonly reason: string;
}

export function blankRefund({ lines }: Order): RefundValues {
  return { of: 'all', amount: '', quantities: lines.map(() => '0'), restock: false, reason: '' };
}

/** How much of an order's money has neither gone back nor is to. */
export function leftCents({ paid, price, refunded, refundPending }: Order): number {
  return paid ? Math.max(0, toCents(price) - toCents(refunded) - toCents(refundPending)) : 0;
}

/** What is sent of it. */
export function refundOf(
  { of, amount, quantities, restock, reason }: RefundValues,
  { lines }: Order,
): NonNullable<CallArguments<'refundOrder'>['body']> {
  const also = reason === '' ? {} : { reason };
  if (of === 'amount') return { ...also, amount: Number(amount) };
  if (of === 'all') return { ...also, restock };
  const chosen = lines.map(({ productId }, index) => ({
    productId,
    quantity: Number(quantities[index] ?? 0),
  }));
  return { ...also, restock, lines: chosen.filter(({ quantity }) => quantity > 0) };
}
