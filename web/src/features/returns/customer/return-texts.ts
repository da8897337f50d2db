import type { OrderReturn } from '@pedalworks/contract';
import { toCents } from '@pedalworks/contract/money';
import { formatCents, formatMoney, formatNumber } from '../../../ui/money.ts';
import { dayText } from './return-terms.ts';

/** Says what happens next, in one or two sentences. */
export function nextText(returned: OrderReturn): string {
  const { state, sendBy } = returned;
  switch (state) {
    case 'requested':
      return 'We check your request and email you. Please send nothing before that.';
    case 'approved':
      return `Please send the parts by ${dayText(sendBy)}. Put the return slip into the parcel.`;
    case 'received':
      return 'Your parts have arrived. We check them and email you.';
    case 'closed':
      return 'This return is complete.';
    case 'declined':
      return 'We cannot accept this return. Please do not send the parts.';
    case 'cancelled':
      return 'This return was cancelled. Please do not send the parts.';
  }
}

/** Says what the customer got for each part that came back, such as `2 × Chain: refunded`. */
export function outcomeTexts({ pieces, lines, state }: OrderReturn): readonly string[] {
  if (state !== 'closed') return [];
  return pieces.map((piece) => {
    const name = lines.find(({ line }) => line === piece.line)?.name ?? '';
    return `${formatNumber(piece.quantity)} × ${name}: ${outcomeText(piece)}`;
  });
}

function outcomeText({ outcome, remedy }: OrderReturn['pieces'][number]): string {
  if (outcome === 'send-back') return 'not accepted, we send it back';
  if (remedy === 'refund') return 'refunded';
  return remedy === 'replace' ? 'replacement sent' : 'kept without a refund';
}

const refundStates: Readonly<Record<NonNullable<OrderReturn['refund']>['status'], string>> = {
  pending: 'refund pending',
  succeeded: 'refunded',
  failed: 'refund failed. We will try again or contact you',
};

/** Describes the refund of a return with any deduction; empty if there is none. */
export function refundTexts({ refund, currency }: OrderReturn): readonly string[] {
  if (refund === null) return [];
  const { amount, paid, status } = refund;
  const deducted = toCents(paid) - toCents(amount);
  const made = `${formatMoney(amount, currency)} ${refundStates[status]}.`;
  if (deducted <= 0) return [made];
  return [
    made,
    `You paid ${formatMoney(paid, currency)} for these parts. We deducted ${formatCents(deducted, currency)}.`,
  ];
}
