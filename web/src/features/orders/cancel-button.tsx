import type { Order } from '@pedalworks/contract';
import { toCents } from '@pedalworks/contract/money';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { formatCents } from '../../ui/money.ts';
import { useCancelOrder } from './use-change-order.ts';

/** Cancels an order after a question, which says what becomes of its money. */
export function CancelButton({ order }: { readonly order: Order }) {
  const { number, paid, price, refunded } = order;
  return (
    <ConfirmButton
      verb="Cancel order"
      busyText="Cancelling…"
      dismissText="Keep it"
      variant="outlined"
      title="Cancel this order?"
      mutation={useCancelOrder(order)}
    >
      <strong>{number}</strong> is not sent, and its parts go back on the shelf.{' '}
      {paid
        ? `All that was paid, ${formatCents(toCents(price) - toCents(refunded), order.currency)}, goes back to the card.`
        : 'Nothing can be paid for it any more.'}
    </ConfirmButton>
  );
}
