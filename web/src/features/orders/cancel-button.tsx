import type { Order } from '@pedalworks/contract';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { formatCents, formatMoney } from '../../ui/money.ts';
import { refundableCents } from './order-summary.ts';
import { useCancelOrder } from './use-change-order.ts';

export function CancelButton({ order }: { readonly order: Order }) {
  const { number, paid, refunded, currency } = order;
  const earlier = refunded > 0 ? ` ${formatMoney(refunded, currency)} was already refunded.` : '';
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
        ? `${formatCents(refundableCents(order), currency)} will be refunded to the card.${earlier}`
        : 'It can no longer be paid.'}
    </ConfirmButton>
  );
}
