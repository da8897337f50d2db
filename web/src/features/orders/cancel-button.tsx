import type { Order } from '@pedalworks/contract';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { formatCents } from '../../ui/money.ts';
import { earlierRefundsText, refundableCents } from './order-summary.ts';
import { useCancelOrder } from './use-change-order.ts';

export function CancelButton({ order }: { readonly order: Order }) {
  const { number, paid, currency } = order;
  return (
    <ConfirmButton
      verb="Cancel order"
      busyText="Cancelling…"
      dismissText="Keep order"
      variant="outlined"
      title="Cancel this order?"
      mutation={useCancelOrder(order)}
    >
      <strong>{number}</strong> will not be shipped.{' '}
      {paid
        ? `${formatCents(refundableCents(order), currency)} will be refunded to the card. ${earlierRefundsText(order)}`
        : 'It can no longer be paid.'}
    </ConfirmButton>
  );
}
