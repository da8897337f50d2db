import type { Order, Refund, ReturnRemedy } from '@pedalworks/contract';
import { toCents } from '@pedalworks/contract/money';
import { unitsCents } from '@pedalworks/contract/refunded-units';
import { unitsWithRemedy } from '@pedalworks/contract/return-units';
import { refundableCents } from '../../orders/public/returned-order.ts';

export interface Pieces {
  readonly line: number;
  readonly quantity: number;
  readonly outcome: 'restock' | 'scrap' | 'send-back';
  readonly remedy: ReturnRemedy;
}

interface RefundContext {
  readonly order: Order;
  readonly refunds: readonly Refund[];
  readonly deductionCents: number;
}

export interface ExplainedRefund {
  /** Refunded pieces with what each cost. */
  readonly parts: readonly {
    readonly line: number;
    readonly name: string;
    readonly quantity: number;
    readonly unitPriceCents: number;
    readonly cents: number;
  }[];
  /** Difference in currencies without cents, so that all refunds together equal the charge. */
  readonly roundingCents: number;
  /** Negative if earlier refunds of amounts left less than what the pieces cost. */
  readonly earlierCents: number;
  /** Most that can be refunded for the pieces, as the server prices it. */
  readonly paidCents: number;
  readonly deductionCents: number;
  readonly cents: number;
}

/** Explains the refund of returned pieces to the cent. Parts, rounding, earlier refunds and deduction add up to `cents`. */
export function explainRefund(
  pieces: readonly Pieces[],
  { order, refunds, deductionCents }: RefundContext,
): ExplainedRefund {
  const parts = unitsWithRemedy(pieces, 'refund').flatMap(({ line, quantity }) => {
    const part = order.lines[line];
    if (part === undefined) return [];
    const unitPriceCents = toCents(part.unitPrice);
    const { name, productId } = part;
    return { line, name, productId, quantity, unitPriceCents, cents: unitPriceCents * quantity };
  });
  const lines = order.lines.map((line) => ({ ...line, unitPriceCents: toCents(line.unitPrice) }));
  const chargedCents = unitsCents(parts, { order: { ...order, lines }, refunds });
  const paidCents = Math.min(chargedCents, refundableCents(order));
  return {
    parts,
    roundingCents: chargedCents - parts.reduce((sum, { cents }) => sum + cents, 0),
    earlierCents: paidCents - chargedCents,
    paidCents,
    deductionCents,
    cents: paidCents - deductionCents,
  };
}
