import { deadlineDays, type OrderReturn } from '@pedalworks/contract';
import { toCents } from '@pedalworks/contract/money';
import { shopEmail } from '../../../ui/mail-link.tsx';
import { formatCents, formatMoney, formatNumber } from '../../../ui/money.ts';
import { refundStateText } from '../refund-state-text.ts';
import { dayText } from './return-terms.ts';

/** Says what happens next, in one or two sentences. */
export function nextText(returned: OrderReturn): string {
  const { state, sendBy, address } = returned;
  const withSlip = ', with the return slip in the parcel.';
  const sending =
    address === '' ? `${withSlip} Write to ${shopEmail} for the address.` : ` to this address${withSlip}`;
  switch (state) {
    case 'requested':
      return `We check your request and email you. Please send nothing before that. Once we have approved it, you have ${String(deadlineDays)} days to send the parts${sending}`;
    case 'approved':
      return `Please send the parts by ${dayText(sendBy)}${sending}`;
    case 'received':
      return 'Your parts have arrived. We check them and email you.';
    case 'closed':
      return replacementText(returned) || 'This return is complete.';
    case 'declined':
      return 'We cannot accept this return. Please do not send the parts.';
    case 'cancelled':
      return 'This return was cancelled. Please do not send the parts.';
  }
}

function replacementText({ replacement }: OrderReturn): string {
  switch (replacement) {
    case 'sent':
      return 'Your replacement is on its way. The order’s page shows its parcel.';
    case 'returned':
      return 'Your replacement came back to us undelivered. We will contact you or send it again.';
    case 'settled':
      return 'Your replacement came back to us undelivered.';
    case null:
      return '';
  }
}

/** Says what became of the pieces of a line that came back, such as `1 refunded, 1 replaced`. */
export function resultText({ pieces, state }: Pick<OrderReturn, 'pieces' | 'state'>, line: number): string {
  if (state !== 'closed') return '';
  return pieces
    .filter((piece) => piece.line === line)
    .map((piece) => `${formatNumber(piece.quantity)} ${outcomeText(piece)}`)
    .join(', ');
}

function outcomeText({ outcome, remedy }: OrderReturn['pieces'][number]): string {
  if (remedy === 'replace') return 'replaced';
  if (outcome === 'send-back') return 'not accepted, sent back to you';
  return remedy === 'refund' ? 'refunded' : 'not refunded';
}

const failedText = '. We will try again or contact you.';

/** Describes the refund of a return with any deduction, as terms and values. */
export function refundFacts({ refund, currency }: OrderReturn): readonly (readonly [string, string])[] {
  if (refund === null) return [];
  const { amount, paid, status, paidBy } = refund;
  const deducted = toCents(paid) - toCents(amount);
  const isFailed = status === 'failed' && paidBy === undefined;
  return [
    ...(deducted > 0
      ? [
          ['Paid', formatMoney(paid, currency)] as const,
          ['Deducted', `−${formatCents(deducted, currency)}`] as const,
        ]
      : []),
    ['Refund', `${formatMoney(amount, currency)} ${refundStateText(refund)}${isFailed ? failedText : ''}`],
  ];
}
