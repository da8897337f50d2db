import type { OrderReturn } from '@pedalworks/contract';
import { payoutTexts } from '@pedalworks/contract/refund-methods';

type ReturnRefund = NonNullable<OrderReturn['refund']>;

const stateTexts: Readonly<Record<ReturnRefund['status'], string>> = {
  pending: 'refund pending',
  succeeded: 'refunded',
  failed: 'refund failed',
};

/** Describes the state of a return's refund, such as `sent to the card`. */
export function refundStateText({ status, creditNoteNumber, paidBy }: ReturnRefund): string {
  if (paidBy !== undefined) return `refunded ${payoutTexts[paidBy]}`;
  return status === 'pending' && creditNoteNumber !== null ? 'sent to the card' : stateTexts[status];
}
