/** Ways to refund. `other` is money outside the card, which the card provider does not move. */
export const refundMethods = ['card', 'other'] as const;
export type RefundMethod = (typeof refundMethods)[number];

/** Ways to pay back money outside the card. */
export const payouts = ['transfer', 'cash', 'voucher', 'other'] as const;
export type Payout = (typeof payouts)[number];

/** End of a sentence such as `We refunded $5.00 by bank transfer.` */
export const payoutTexts: Readonly<Record<Payout, string>> = {
  transfer: 'by bank transfer',
  cash: 'in cash',
  voucher: 'as a voucher',
  other: 'by other means than the card',
};

interface RefundAttempt {
  readonly _id: string;
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly amount: number;
  readonly settles?: string | undefined;
  readonly lines: readonly { readonly productId: string; readonly quantity: number }[];
}

/** True if the amount of a failed refund was refunded by a later attempt of the same amount and parts. */
export function isMadeGood(failed: RefundAttempt, refunds: readonly RefundAttempt[]): boolean {
  const later = refunds.slice(refunds.findIndex(({ _id }) => _id === failed._id) + 1);
  const isSame = ({ amount, lines }: RefundAttempt) =>
    amount === failed.amount && linesText(lines) === linesText(failed.lines);
  return (
    refunds.some(({ settles }) => settles === failed._id) ||
    later.some((refund) => refund.status !== 'failed' && isSame(refund))
  );
}

const linesText = (lines: RefundAttempt['lines']) =>
  lines
    .map(({ productId, quantity }) => `${productId} ${String(quantity)}`)
    .toSorted()
    .join();
